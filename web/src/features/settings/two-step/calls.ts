import { queryOptions } from '@tanstack/react-query'
import { api, unwrap } from '@/api/client'

const PATH = '/api/account/second-factor'

/** Whether signing in takes a code, and how many recovery codes are left. */
export const twoStepQuery = queryOptions({
  queryKey: ['second-factor'],
  queryFn: ({ signal }) => unwrap(api.GET(PATH, { signal }), 'We couldn’t load your two-step verification.').then(({ data }) => data),
})

/** The secret for an authenticator app. */
export const setUp = (password: string) => unwrap(api.POST(PATH, { body: { password } }), 'We couldn’t set this up.').then(({ data }) => data)

/** Turns it on; answers the recovery codes. */
export const turnOn = (code: string) => unwrap(api.POST(`${PATH}/confirm`, { body: { code } }), 'We couldn’t check the code.').then(({ data }) => data.recoveryCodes)

export const renewRecoveryCodes = (password: string) => unwrap(api.POST(`${PATH}/recovery-codes`, { body: { password } }), 'We couldn’t create new codes.').then(({ data }) => data.recoveryCodes)

export const turnOff = (password: string) => unwrap(api.DELETE(PATH, { body: { password } }), 'We couldn’t turn this off.').then(({ data }) => data.message)
