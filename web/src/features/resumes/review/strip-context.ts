import { createContext, use } from 'react'
import type { ParseDetails, ResumeRecord } from '../model'
import type { FieldSources } from './field-sources'

interface Strip {
  record: ResumeRecord
  details: ParseDetails
  sources: FieldSources
  /** Where the field that was used last was read from; null where the document stands beside the form. */
  source: string | null
}

const StripContext = createContext<Strip | null>(null)
export const StripProvider = StripContext
export const useStrip = () => use(StripContext)
