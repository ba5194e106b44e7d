import { useEffect, useState } from 'react'
import { tabStorage } from '@/lib/storage'

const KEY = 'vitae.letter-draft'

/** The pasted advertisement: it survives a reload of the tab. */
export function useDraft() {
  const [description, setDescription] = useState('')
  useEffect(() => {
    const kept = tabStorage().getItem(KEY)
    // eslint-disable-next-line react-hooks/set-state-in-effect -- the page is rendered ahead, where nothing is kept
    if (kept) setDescription((typed) => typed || kept)
  }, [])
  const change = (text: string) => {
    setDescription(text)
    if (text) tabStorage().setItem(KEY, text)
    else tabStorage().removeItem(KEY)
  }
  return [description, change] as const
}
