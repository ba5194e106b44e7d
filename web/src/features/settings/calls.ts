import { queryOptions } from '@tanstack/react-query'
import { api, unwrap } from '@/api/client'
import { upload } from '@/api/upload'
import { fetchSignInMethods } from '@/features/account/ways/methods'
import { toBlob } from '@/lib/save-file'
import type { ImportReport } from './model'

export const saveName = (name: string) => unwrap(api.PUT('/api/users/profile', { body: { name } }), 'We couldn’t save your name.').then(({ data }) => data)

export const sendConfirmation = () => unwrap(api.POST('/api/auth/send-confirmation'), 'We couldn’t send the link.').then(({ data }) => data)

export const changeEmail = (body: { email: string; password: string }) => unwrap(api.POST('/api/auth/change-email', { body }), 'We couldn’t change your email address.').then(({ data }) => data)

/** An account without a password has no current one to give. */
export const changePassword = (body: { currentPassword?: string; newPassword: string }) => unwrap(api.POST('/api/auth/change-password', { body }), 'We couldn’t change your password.').then(({ data }) => data)

/** The ways to sign in that this server has beside a password. */
export const methodsQuery = queryOptions({ queryKey: ['sign-in-methods'], queryFn: ({ signal }) => fetchSignInMethods(signal), staleTime: Infinity })

/** Where the user is signed in, the latest use first. */
export const sessionsQuery = queryOptions({
  queryKey: ['sessions'],
  queryFn: ({ signal }) => unwrap(api.GET('/api/account/sessions', { signal }), 'We couldn’t load where you are signed in.').then(({ data }) => data),
})

export const endSession = (id: string) => unwrap(api.DELETE('/api/account/sessions/{id}', { params: { path: { id } } }), 'We couldn’t sign out on that device.')

export const endOtherSessions = () => unwrap(api.DELETE('/api/account/sessions'), 'We couldn’t sign out on your other devices.').then(({ data }) => data)

/** Everything that is stored for the user. */
export const exportAccount = async () => toBlob(await unwrap(api.GET('/api/account/export', { parseAs: 'blob' }), 'We couldn’t put your data together.'), 'application/zip')

/** Takes an archive into the account; nothing that is there is overwritten. */
export async function importAccount(file: File): Promise<ImportReport> {
  const form = new FormData()
  form.append('file', file)
  const { data } = await upload<{ data: ImportReport }>('/api/account/import', form, { fallback: 'We couldn’t import this archive.' })
  return data
}

export const deleteAccount = (password: string) => unwrap(api.DELETE('/api/account', { body: { password } }), 'We couldn’t delete your account.').then(({ data }) => data)

export const keepAccount = () => unwrap(api.POST('/api/account/keep'), 'We couldn’t keep your account.').then(({ data }) => data)

/** What is mailed to the user beside messages about the account itself. */
export const emailPreferencesQuery = queryOptions({
  queryKey: ['email-preferences'],
  queryFn: ({ signal }) => unwrap(api.GET('/api/account/email-preferences', { signal }), 'We couldn’t load your email preferences.').then(({ data }) => data),
})

export const saveEmailPreferences = (body: { news: boolean }) => unwrap(api.PUT('/api/account/email-preferences', { body }), 'We couldn’t save your email preferences.').then(({ data }) => data)
