import { normaliseUser, type User } from '@/session/user'

/** A valid user with the few fields that the case is about. */
export const userOf = (over: Partial<User> = {}): User =>
  normaliseUser({ id: 'u1', name: 'Mara Lindqvist', email: 'mara@example.org', createdAt: '2026-01-01T00:00:00.000Z', ...over })

/** Puts a session where the application finds it at start-up. */
export function storeSession(user = userOf(), token = 'token-1') {
  localStorage.setItem('token', token)
  localStorage.setItem('user', JSON.stringify(user))
}
