import { useQuery, useQueryClient } from '@tanstack/react-query'
import { api, unwrap } from '@/api/client'
import type { ParsedResume, ResumeRecord } from '../model'
import { loadDraft, type Draft } from '../review/draft'
import { isPermanent, parseResume, type Reading } from './parse-resume'
import { pendingQuery } from './pending-resume'

/** All that a review starts from. */
export interface ReviewStart {
  reading: Reading
  /** What is saved already; null before the first save. */
  saved: ParsedResume | null
  /** The version that is reviewed, 0 before the first save. */
  version: number
  draft: Draft | null
}

const reviewKey = (id: string) => ['review', id]

async function fetchContent(id: string, signal: AbortSignal) {
  const { data } = await unwrap(api.GET('/api/resume/{id}', { params: { path: { id } }, signal }), 'Failed to load resume details')
  return { saved: data.parsed, version: data.version }
}

/** Loads a review once and for as long as it is open: a later answer must not replace what is being typed. */
export function useReviewStart({ id, confirmed }: ResumeRecord) {
  const client = useQueryClient()
  return useQuery({
    queryKey: reviewKey(id),
    queryFn: async ({ signal }): Promise<ReviewStart> => {
      try {
        const [reading, content, draft] = await Promise.all([parseResume(id, { signal }), confirmed ? fetchContent(id, signal) : { saved: null, version: 0 }, loadDraft(id, signal)])
        return { reading, ...content, draft }
      } catch (error) {
        // The record says from now on why its file can't be read, and so does the page behind.
        if (isPermanent(error)) void client.invalidateQueries({ queryKey: pendingQuery.queryKey })
        throw error
      }
    },
    staleTime: Infinity,
    gcTime: 0,
    retry: false,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  })
}

/** Puts a new reading in place of the old one; what was typed goes with the old one. */
export function useReplaceReading(id: string) {
  const client = useQueryClient()
  return (reading: Reading) => client.setQueryData<ReviewStart>(reviewKey(id), (start) => ({ reading, saved: null, version: start?.version ?? 0, draft: null }))
}
