import { queryOptions } from '@tanstack/react-query'
import { api, unwrap, type Schemas } from '@/api/client'

export type ApiKey = Schemas['ApiKey']
export type KeyForm = Schemas['KeyForm']

/** The keys of the account, the newest first. */
export const keysQuery = queryOptions({
  queryKey: ['api-keys'],
  queryFn: ({ signal }) => unwrap(api.GET('/api/account/keys', { signal }), 'We couldn’t load your API keys.').then(({ data }) => data),
})

export const makeKey = (body: KeyForm) => unwrap(api.POST('/api/account/keys', { body }), 'We couldn’t create this key.').then(({ data }) => data)

/** Deletes a key; answers those that are left. */
export const deleteKey = (id: string) => unwrap(api.DELETE('/api/account/keys/{id}', { params: { path: { id } } }), 'We couldn’t delete this key.').then(({ data }) => data)
