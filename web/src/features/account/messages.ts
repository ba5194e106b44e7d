import { ApiError, messageOf } from '@/api/errors'

const UNEXPECTED = 'An unexpected error occurred'

const says = (message: string, part: string) => message.toLowerCase().includes(part)

/** What the sign-in screen shows for an error. */
export function loginMessage(error: unknown): string {
  const message = messageOf(error, UNEXPECTED)
  return says(message, 'invalid credentials') ? 'Incorrect email or password' : message
}

const FIELDS = ['name', 'email', 'password'] as const

/** What the registration screen shows for an error, and beside which field. */
export function registerMessage(error: unknown): { field: (typeof FIELDS)[number] | 'root'; message: string } {
  const message = messageOf(error, UNEXPECTED)
  if (says(message, 'email already exists')) return { field: 'email', message: 'An account with this email already exists' }
  if (says(message, 'password')) return { field: 'password', message: 'Password must be at least 6 characters long' }
  const named = error instanceof ApiError ? error.fields[0]?.path : undefined
  return { field: FIELDS.find((field) => field === named) ?? 'root', message }
}
