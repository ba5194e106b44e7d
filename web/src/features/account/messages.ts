import { messageOf } from '@/api/errors'

const UNEXPECTED = 'An unexpected error occurred'

const says = (message: string, part: string) => message.toLowerCase().includes(part)

/** What the sign-in screen shows for an error. */
export function loginMessage(error: unknown): string {
  const message = messageOf(error, UNEXPECTED)
  return says(message, 'invalid credentials') ? 'Incorrect email or password' : message
}

/** What the registration screen shows for an error, and beside which field. */
export function registerMessage(error: unknown): { field: 'root' | 'email' | 'password'; message: string } {
  const message = messageOf(error, UNEXPECTED)
  if (says(message, 'email already exists')) return { field: 'email', message: 'An account with this email already exists' }
  if (says(message, 'password')) return { field: 'password', message: 'Password must be at least 6 characters long' }
  return { field: 'root', message }
}
