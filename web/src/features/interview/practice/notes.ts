import { browserStorage } from '@/lib/storage'

/** Notes by the question they belong to. They never leave this browser. */
export type Notes = Record<string, string>

const KEY = 'vitae.interview-notes'

export function storedNotes(): Notes {
  try {
    const notes: unknown = JSON.parse(browserStorage().getItem(KEY) ?? '{}')
    return typeof notes === 'object' && notes !== null ? Object.fromEntries(Object.entries(notes).filter(([, note]) => typeof note === 'string')) : {}
  } catch {
    return {}
  }
}

export const storeNotes = (notes: Notes) => browserStorage().setItem(KEY, JSON.stringify(notes))
export const forgetNotes = () => browserStorage().removeItem(KEY)

/** All notes as one text, to copy or print. */
export const notesAsText = (notes: Notes) =>
  Object.entries(notes).filter(([, note]) => note.trim()).map(([question, note]) => `${question}\n${note.trim()}\n`).join('\n')
