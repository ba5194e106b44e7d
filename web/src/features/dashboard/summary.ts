import type { Schemas } from '@/api/client'
import { fileSize } from '@/lib/file-size'

/** What the summary cards show; the dash says that there is nothing to count yet. */
export interface Summary {
  count: string
  average: string
}

export const NOTHING: Summary = { count: '–', average: '–' }

const average = new Intl.NumberFormat('en', { maximumFractionDigits: 1 })

/** Counts and averages the user's own resumes; one without a score counts, but does not weigh on the average. */
export function summarise(records: { atsScore?: number | null }[]): Summary {
  if (records.length === 0) return NOTHING
  const scores = records.flatMap(({ atsScore }) => (typeof atsScore === 'number' ? [atsScore] : []))
  const sum = scores.reduce((total, score) => total + score, 0)
  return { count: String(records.length), average: scores.length === 0 ? NOTHING.average : average.format(sum / scores.length) }
}

export type StorageUse = Schemas['StorageUse']

/** "48 KB of 500 MB". Nothing while the server has not said how much there is. */
export const storageUse = ({ usedBytes, limitBytes }: StorageUse): string | undefined => (limitBytes === 0 ? undefined : `${fileSize(usedBytes)} of ${fileSize(limitBytes)}`)
