import { queryOptions } from '@tanstack/react-query'
import { api, unwrap } from '@/api/client'
import type { Trashed } from './model'

const by = ({ kind, id }: Pick<Trashed, 'kind' | 'id'>) => ({ params: { path: { kind, id } } })

/** What is in the trash, the latest deletion first. */
export const trashQuery = queryOptions({
  queryKey: ['trash'],
  queryFn: ({ signal }) => unwrap(api.GET('/api/trash', { signal }), 'We couldn’t load your trash.').then(({ data }) => data),
})

export const restore = (item: Pick<Trashed, 'kind' | 'id'>) => unwrap(api.POST('/api/trash/{kind}/{id}/restore', by(item)), 'We couldn’t restore this. Please try again.')

export const deleteForGood = (item: Trashed) => unwrap(api.DELETE('/api/trash/{kind}/{id}', by(item)), 'We couldn’t delete this. Please try again.')
