import { queryOptions } from '@tanstack/react-query'
import { api, unwrap } from '@/api/client'

const PATH = '/api/account/identities'

/** The identities at the provider that sign in to the account. */
export const identitiesQuery = queryOptions({
  queryKey: ['identities'],
  queryFn: ({ signal }) => unwrap(api.GET(PATH, { signal }), 'We couldn’t load your connection.').then(({ data }) => data),
})

/** Begins to connect the account; answers where it goes on. */
export const startConnecting = (password: string) => unwrap(api.POST(`${PATH}/start`, { body: { password } }), 'We couldn’t connect this.').then(({ data }) => data.url)

export const disconnect = (id: string, password: string) => unwrap(api.DELETE(`${PATH}/{id}`, { params: { path: { id } }, body: { password } }), 'We couldn’t disconnect this.').then(({ data }) => data.message)
