import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { api, unwrap } from '@/api/client'
import { templatesQuery } from './templates'

/** The signed-in user's stars for a design; null while there are none. */
const yoursQuery = (id: string) =>
  queryOptions({
    queryKey: ['templates', id, 'yours'],
    queryFn: ({ signal }) => unwrap(api.GET('/api/templates/{id}', { params: { path: { id } }, signal })).then(({ data }) => data.yours),
  })

export const useYourRating = (id: string) => useQuery(yoursQuery(id))

/** Stores the user's stars for a design, in the order in which they were given, and shows the new average everywhere. */
export function useRateTemplate(id: string) {
  const client = useQueryClient()
  return useMutation({
    scope: { id: `rating-${id}` },
    mutationFn: (stars: number) => unwrap(api.PUT('/api/templates/{id}/rating', { params: { path: { id } }, body: { stars } }), 'We couldn’t save your rating. Please try again.'),
    onSuccess: ({ data: { yours, ...rating } }) => {
      client.setQueryData(yoursQuery(id).queryKey, yours)
      client.setQueryData(templatesQuery.queryKey, (templates) => templates?.map((template) => (template.id === id ? { ...template, rating } : template)))
    },
  })
}
