import { api, unwrap } from '@/api/client'

export const askForReset = (email: string) => unwrap(api.POST('/api/auth/forgot-password', { body: { email } })).then(({ data }) => data)

export const resetPassword = (token: string, password: string) => unwrap(api.POST('/api/auth/reset-password', { body: { token, password } })).then(({ data }) => data)

export const confirmEmail = (token: string) => unwrap(api.POST('/api/auth/confirm-email', { body: { token } })).then(({ data }) => data)

export const restoreEmail = (token: string) => unwrap(api.POST('/api/auth/restore-email', { body: { token } })).then(({ data }) => data)

/** Who may create an account on this server. */
export const fetchRegistrationMode = (signal: AbortSignal) => unwrap(api.GET('/api/auth/registration', { signal })).then(({ data }) => data.mode)

/** The address that an invitation is for. */
export const fetchInvited = (token: string, signal: AbortSignal) => unwrap(api.GET('/api/auth/invitation', { params: { query: { token } }, signal })).then(({ data }) => data.email)
