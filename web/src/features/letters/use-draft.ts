import { useEffect, useState } from 'react'
import { tabStorage } from '@/lib/storage'

/** A text that survives a reload of the tab. */
export function useDraft(name: 'draft' | 'name' | 'experience' | 'skills') {
  const key = `vitae.letter-${name}`
  const [text, setText] = useState('')
  useEffect(() => {
    const kept = tabStorage().getItem(key)
    // eslint-disable-next-line react-hooks/set-state-in-effect -- the page is rendered ahead, where nothing is kept
    if (kept) setText((typed) => typed || kept)
  }, [key])
  const change = (next: string) => {
    setText(next)
    if (next) tabStorage().setItem(key, next)
    else tabStorage().removeItem(key)
  }
  return [text, change] as const
}
