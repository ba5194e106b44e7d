import { api, unwrap } from '@/api/client'
import { tabStorage } from '@/lib/storage'

/** What the browser has gone to the identity provider for. */
export interface Attempt {
  kind: 'sign-in' | 'connect'
  /** What the provider is called. */
  name: string
  /** Where to go after signing in. */
  next?: string
}

const KEY = 'vitae.provider'

/** Remembers the attempt until the browser is back. */
export const keepAttempt = (attempt: Attempt) => tabStorage().setItem(KEY, JSON.stringify(attempt))

/** The attempt that the browser is back from, which is forgotten by that; null where none is known. */
export function takeAttempt(): Attempt | null {
  const kept = tabStorage().getItem(KEY)
  tabStorage().removeItem(KEY)
  try {
    return JSON.parse(kept ?? 'null') as Attempt | null
  } catch {
    return null
  }
}

/** Begins a sign-in; answers where it goes on. */
export const startProviderSignIn = () => unwrap(api.POST('/api/auth/provider/start')).then(({ data }) => data.url)

/** What the provider has sent the browser back with. */
interface Answer {
  code: string
  state: string
}

export const signInWithProvider = (body: Answer) => unwrap(api.POST('/api/auth/provider', { body })).then(({ data }) => data)

/** Ends what `startConnecting` of the settings has begun. */
export const connectIdentity = (body: Answer) => unwrap(api.POST('/api/account/identities', { body }))
