import { api, unwrap } from '@/api/client'

/** The ways to sign in that this server has beside a password. */
export const fetchSignInMethods = (signal: AbortSignal) => unwrap(api.GET('/api/auth/methods', { signal })).then(({ data }) => data)

/** Whether this browser knows passkeys at all. */
export const browserHasPasskeys = () => typeof window.PublicKeyCredential === 'function'
