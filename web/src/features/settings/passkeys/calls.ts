import type { RegistrationResponseJSON } from '@simplewebauthn/browser'
import { queryOptions } from '@tanstack/react-query'
import { api, unwrap, type Schemas } from '@/api/client'

export type Passkey = Schemas['Passkey']

const PATH = '/api/account/passkeys'

/** The passkeys of the account, the newest first. */
export const passkeysQuery = queryOptions({
  queryKey: ['passkeys'],
  queryFn: ({ signal }) => unwrap(api.GET(PATH, { signal }), 'We couldn’t load your passkeys.').then(({ data }) => data),
})

/** What the browser is asked for a new passkey with. */
export const fetchPasskeyOffer = (password: string) => unwrap(api.POST(`${PATH}/options`, { body: { password } }), 'We couldn’t add a passkey.').then(({ data }) => data)

export const addPasskey = (ticket: string, name: string, credential: RegistrationResponseJSON) => unwrap(api.POST(PATH, { body: { ticket, name, credential } }), 'We couldn’t add this passkey.').then(({ data }) => data)

export const removePasskey = (id: string) => unwrap(api.DELETE(`${PATH}/{id}`, { params: { path: { id } } }), 'We couldn’t remove this passkey.').then(({ data }) => data.message)
