import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { useUnsaved } from '@/lib/unsaved'
import { saveLetter } from './calls'
import type { Letter } from './use-letter'

/** Pause in typing after which an edit is stored. */
const PAUSE_MS = 800

/** Stores edits of a kept letter; a letter that is not kept counts as unsaved once it was edited. */
export function useKeptEdits(letter: Letter | null) {
  const [edited, setEdited] = useState<{ id: string | null; text: string } | null>(null)
  const [saved, setSaved] = useState<'saving' | 'saved' | 'failed' | null>(null)
  const stored = useRef<string | null>(null)
  useUnsaved(edited !== null && (edited.id === null || saved !== 'saved'))

  const save = async ({ id, text }: { id: string; text: string }) => {
    setSaved('saving')
    try {
      await saveLetter(id, text)
      stored.current = text
      setSaved('saved')
      return true
    } catch {
      setSaved('failed')
      return false
    }
  }
  const saveLater = useEffectEvent(save)
  useEffect(() => {
    if (!edited?.id || edited.text === stored.current || !edited.text.trim()) return
    const { id, text } = edited
    const timer = setTimeout(() => void saveLater({ id, text }), PAUSE_MS)
    return () => clearTimeout(timer)
  }, [edited])

  return {
    saved: edited && edited.id === letter?.id ? saved : null,
    note: (text: string) => setEdited({ id: letter?.id ?? null, text }),
    forget: () => {
      setEdited(null)
      setSaved(null)
    },
    /** Stores what is not stored yet, before another letter takes its place; false when that failed. */
    flush: async () => {
      const isOpen = edited?.id && edited.text !== stored.current && edited.text.trim()
      return isOpen ? save({ id: edited.id!, text: edited.text }) : true
    },
  }
}
