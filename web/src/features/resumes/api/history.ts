import { queryOptions, useQuery, type QueryClient } from '@tanstack/react-query'
import { api, unwrap } from '@/api/client'
import { messageOf } from '@/api/errors'
import type { ResumeRecord } from '../model'

/** The confirmed resumes of the signed-in user, newest first. */
export const historyQuery = queryOptions({
  queryKey: ['resumes'],
  queryFn: ({ signal }) => unwrap(api.GET('/api/resume/history', { signal }), 'Failed to fetch resume history').then((answer) => answer.data),
})

export const useHistory = () => useQuery(historyQuery)

export const historyFailure = (error: Error) => messageOf(error, 'Failed to fetch resumes')

/** Drops one resume from the list as it stands and answers the way back. */
export function dropFromHistory(client: QueryClient, id: string): () => void {
  const before = client.getQueryData(historyQuery.queryKey)
  client.setQueryData(historyQuery.queryKey, before?.filter((record: ResumeRecord) => record.id !== id))
  return () => client.setQueryData(historyQuery.queryKey, before)
}

/** Shows a resume in the list at once, in its old place or as the newest. */
export function putInHistory(client: QueryClient, record: ResumeRecord) {
  client.setQueryData(historyQuery.queryKey, (before) => {
    if (!before) return before
    const known = before.some(({ id }) => id === record.id)
    return known ? before.map((old) => (old.id === record.id ? record : old)) : [record, ...before]
  })
}
