import { api, unwrap } from '@/api/client'
import { normaliseUser, type User } from './user'

/** The server's user, read past every cache. */
export async function fetchProfile(): Promise<User> {
  const answer = await unwrap(api.GET('/api/users/profile', { params: { query: { t: Date.now() } } }), 'Failed to load user data')
  return normaliseUser(answer.data)
}

/** Takes the token's power away on the server. The browser has forgotten it by then, so a failure has nothing to undo. */
export async function revoke(token: string): Promise<void> {
  try {
    await api.POST('/api/auth/logout', { headers: { Authorization: `Bearer ${token}` }, keepalive: true })
  } catch {
    // Offline: the token ends by its own age.
  }
}
