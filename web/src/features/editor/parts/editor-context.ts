import { createContext, use } from 'react'
import type { Content } from '../model'

export interface EditorContextValue {
  content: Content
  /** Changes the content; edits of one `group` that follow each other closely are undone together. */
  edit: (edit: (content: Content) => Content, group?: string | null) => void
  /** The sentence at a field that cannot be saved as it stands. */
  errorOf: (path: string) => string | undefined
  /** What is odd about the value of a field; it is saved all the same. */
  markOf: (path: string) => string | undefined
  /** How many values below a path are odd. */
  marksIn: (path: string) => number
  /** Whether a field below a path cannot be saved. */
  anyErrorIn: (path: string) => boolean
  /** A field was left: from now on its problem is shown. */
  touch: (path: string) => void
  /** Whether all of a section or an entry is shown. */
  isOpen: (key: string) => boolean
  setOpen: (key: string, open: boolean) => void
  /** Shows a field and puts the focus there. */
  goTo: (path: string) => void
  /** Says something to screen readers. */
  say: (sentence: string) => void
}

const EditorContext = createContext<EditorContextValue | null>(null)
export const EditorProvider = EditorContext

export function useEditing(): EditorContextValue {
  const value = use(EditorContext)
  if (!value) throw new Error('This part of the editor must be used inside it')
  return value
}
