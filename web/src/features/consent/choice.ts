import { api } from '@/api/client'
import { browserStorage } from '@/lib/storage'

export type PrivacyChoice = 'accept_all' | 'accept_necessary' | 'reject_all'

const KEY = 'privacyConsent'

export const hasChosen = () => browserStorage().getItem(KEY) !== null

/** Keeps the choice in this browser, and with the account of whoever is signed in; whether the latter works out is of no matter here. */
export function choose(choice: PrivacyChoice, signedIn: boolean) {
  browserStorage().setItem(KEY, choice)
  if (signedIn) void api.POST('/api/users/privacy-consent', { body: { privacyConsent: choice } }).catch(() => {})
}
