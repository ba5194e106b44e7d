import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { api, unwrap, type Schemas } from '@/api/client'

export type Change = Schemas['ApplicationChange']

export const applicationsQuery = queryOptions({
  queryKey: ['applications'],
  queryFn: ({ signal }) => unwrap(api.GET('/api/applications', { signal }), 'We couldn’t load your applications.').then(({ data }) => data),
})

/** Keeps a job, or changes what is kept about it. */
export const putApplication = (id: string, body: Change) =>
  unwrap(api.PUT('/api/applications/{id}', { params: { path: { id } }, body }), 'We couldn’t save this. Please try again.').then(({ data }) => data)

export const deleteApplication = (id: string) =>
  unwrap(api.DELETE('/api/applications/{id}', { params: { path: { id } } }), 'We couldn’t remove this. Please try again.')

/** Changes an application; the list has it at once, and asks again where the server refused. */
export function useChangeApplication(jobId: string) {
  const client = useQueryClient()
  return useMutation({
    scope: { id: `application-${jobId}` },
    mutationFn: (change: Change) => putApplication(jobId, change),
    onMutate: async ({ status, notes, on }) => {
      await client.cancelQueries({ queryKey: applicationsQuery.queryKey })
      client.setQueryData(applicationsQuery.queryKey, (list) =>
        list?.map((entry) => {
          if (entry.jobId !== jobId) return entry
          const next = status ?? entry.status
          return { ...entry, status: next, notes: notes ?? entry.notes, days: on ? { ...entry.days, [next]: on } : entry.days }
        }),
      )
    },
    onSuccess: (stored) => client.setQueryData(applicationsQuery.queryKey, (list) => list?.map((entry) => (entry.jobId === jobId ? stored : entry))),
    onError: () => client.invalidateQueries({ queryKey: applicationsQuery.queryKey }),
  })
}
