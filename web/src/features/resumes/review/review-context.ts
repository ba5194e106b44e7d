import { createContext, use } from 'react'
import type { Differences } from './differences'
import type { FieldSources } from './field-sources'
import type { ReviewForm } from './form-model'
import type { Question, Read } from './open-questions'
import type { Readings } from './readings'
import type { OpenLine } from './unplaced'
import type { Steps } from './use-steps'

export interface ReviewContextValue extends Read {
  sources: FieldSources
  differences: Differences
  readings: Readings
  /** "Looks right": takes the marks of fields away, by the parser's paths. */
  answer: (...paths: string[]) => void
  /** Whether all fields of an entry are shown. */
  isOpen: (entry: string) => boolean
  setOpen: (entry: string, open: boolean) => void
  /** Shows a field, in the spelling of react-hook-form, and puts the focus there. */
  goTo: (path: string) => void
  /** Changes of whole lists, and the way back. */
  steps: Steps
}

/** What is still to be done, as the form stands now. */
export interface OpenWork {
  form: ReviewForm
  questions: Question[]
  lines: OpenLine[]
}

const ReviewContext = createContext<ReviewContextValue | null>(null)
export const ReviewProvider = ReviewContext

const OpenWorkContext = createContext<OpenWork | null>(null)
export const OpenWorkProvider = OpenWorkContext

function useGiven<T>(given: T | null): T {
  if (given === null) throw new Error('This part of the review must be used inside its dialog')
  return given
}

export const useReview = () => useGiven(use(ReviewContext))
export const useOpenWork = () => useGiven(use(OpenWorkContext))
