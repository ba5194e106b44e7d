import { createContext, use } from 'react'
import type { ParsedResume } from '../model'
import type { FieldSources } from './field-sources'

export interface ReviewContextValue {
  /** The resume as it was read, before any edit. */
  parsed: ParsedResume
  sources: FieldSources
}

const ReviewContext = createContext<ReviewContextValue | null>(null)
export const ReviewProvider = ReviewContext

export function useReview(): ReviewContextValue {
  const review = use(ReviewContext)
  if (!review) throw new Error('useReview must be used inside a ReviewProvider')
  return review
}
