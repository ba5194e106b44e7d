import { queryOptions, useQuery, type QueryClient } from '@tanstack/react-query'
import { api, unwrap } from '@/api/client'
import type { ResumeRecord } from '../model'

/** The latest upload whose review was never confirmed, so that a reload does not lose it; null when there is none. */
export const pendingQuery = queryOptions({
  queryKey: ['pending-resume'],
  queryFn: ({ signal }) => unwrap(api.GET('/api/resume/pending', { signal })).then((answer) => answer.data ?? null),
  refetchOnWindowFocus: false,
})

/** Nothing is pending any more, as far as this browser knows; the server is asked again in the background. */
export function forgetPending(client: QueryClient) {
  client.setQueryData(pendingQuery.queryKey, null)
  void client.invalidateQueries({ queryKey: pendingQuery.queryKey })
}

/** A file was just uploaded: it is what is pending now. */
export async function showPending(client: QueryClient, record: ResumeRecord) {
  await client.cancelQueries({ queryKey: pendingQuery.queryKey })
  client.setQueryData(pendingQuery.queryKey, record)
}

export const usePendingResume = () => useQuery(pendingQuery)
