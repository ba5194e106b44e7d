import type { AuthenticationResponseJSON, PublicKeyCredentialCreationOptionsJSON, PublicKeyCredentialRequestOptionsJSON } from '@simplewebauthn/browser'
import { api, unwrap } from '@/api/client'
import { ApiError } from '@/api/errors'
import { loadChunk } from '@/lib/load-chunk'

/** What the browser is asked for a passkey with. */
export const fetchPasskeyRequest = () => unwrap(api.POST('/api/auth/passkey/options')).then(({ data }) => data)

export const signInWithPasskey = (ticket: string, credential: AuthenticationResponseJSON) => unwrap(api.POST('/api/auth/passkey', { body: { ticket, credential } })).then(({ data }) => data)

const library = () => loadChunk(() => import('@simplewebauthn/browser'))

/** Browsers say so of a dialog that was closed, and of one that nobody answered. */
const CANCELED = ['NotAllowedError', 'AbortError']

/** What the browser's own dialog has led to; null when it was closed. */
async function unlessCanceled<T>(dialog: Promise<T>): Promise<T | null> {
  try {
    return await dialog
  } catch (thrown) {
    if (thrown instanceof Error && CANCELED.includes(thrown.name)) return null
    throw thrown
  }
}

/** Has the user choose a passkey; null when they would rather not. */
export async function askForPasskey(options: unknown) {
  const { startAuthentication } = await library()
  return unlessCanceled(startAuthentication({ optionsJSON: options as PublicKeyCredentialRequestOptionsJSON }))
}

/** Has the user make a passkey; null when they would rather not. */
export async function makePasskey(options: unknown) {
  const { startRegistration } = await library()
  return unlessCanceled(startRegistration({ optionsJSON: options as PublicKeyCredentialCreationOptionsJSON }))
}

/** The sentence of the server or the connection; `own` where the browser itself has failed. */
export const passkeyMessage = (thrown: unknown, own: string) => (thrown instanceof ApiError ? thrown.message : own)
