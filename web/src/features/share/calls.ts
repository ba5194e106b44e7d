import { queryOptions } from '@tanstack/react-query'
import { api, unwrap } from '@/api/client'
import type { ShareChange } from './model'

const by = (id: string) => ({ params: { path: { id } } })

/** The public link of a resume; asked for each time, for the sake of its views. */
export const shareQuery = (id: string) =>
  queryOptions({
    queryKey: ['share', id],
    queryFn: ({ signal }) => unwrap(api.GET('/api/resume/{id}/share', { ...by(id), signal }), 'We couldn’t load the public link.').then(({ data }) => data),
    gcTime: 0,
    staleTime: Infinity,
  })

export const putShare = (id: string, body: ShareChange) => unwrap(api.PUT('/api/resume/{id}/share', { ...by(id), body }), 'We couldn’t save the public link. Please try again.').then(({ data }) => data)
