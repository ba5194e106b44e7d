import { queryOptions, useQueries, useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { api, unwrap } from '@/api/client'
import type { ResumeRecord } from '../model'
import { historyQuery } from './history'

const scoreCardQuery = (id: string) =>
  queryOptions({
    queryKey: ['resumes', id, 'score'],
    queryFn: ({ signal }) => unwrap(api.GET('/api/resume/{id}/score', { params: { path: { id } }, signal }), 'Failed to load the score card').then((answer) => answer.data),
  })

/** The explained score of a confirmed résumé. */
export const useScoreCard = (id: string) => useQuery(scoreCardQuery(id))

/** Asks for the scores that did not come with their save, which has the server calculate them, and then for the list anew. */
export function usePendingScores(records: ResumeRecord[]) {
  const client = useQueryClient()
  const pending = records.filter(({ scoreStatus }) => scoreStatus === 'pending')
  const done = useQueries({
    queries: pending.map(({ id }) => scoreCardQuery(id)),
    combine: (cards) => cards.filter(({ isPending }) => !isPending).length,
  })
  useEffect(() => {
    if (done > 0) void client.invalidateQueries({ queryKey: historyQuery.queryKey, exact: true })
  }, [done, client])
}
