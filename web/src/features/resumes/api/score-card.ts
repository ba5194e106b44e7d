import { useQuery } from '@tanstack/react-query'
import { api, unwrap } from '@/api/client'

/** The explained score of a confirmed résumé. */
export const useScoreCard = (id: string) =>
  useQuery({
    queryKey: ['resumes', id, 'score'],
    queryFn: ({ signal }) => unwrap(api.GET('/api/resume/{id}/score', { params: { path: { id } }, signal }), 'Failed to load the score card').then((answer) => answer.data),
  })
