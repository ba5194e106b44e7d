import { api, unwrap } from '@/api/client'
import { draftStore } from '@/lib/draft-store'
import { forgetTyped } from '@/lib/storage'
import { normaliseUser, type User } from './user'

/** The server's user, read past every cache. */
export async function fetchProfile(): Promise<User> {
  const answer = await unwrap(api.GET('/api/users/profile', { params: { query: { t: Date.now() } } }), 'Failed to load user data')
  return normaliseUser(answer.data)
}

/** Who signs out leaves nothing that was typed, and no picture, in this browser: others may use it. */
export function clearDrafts() {
  forgetTyped()
  return draftStore.clear()
}
