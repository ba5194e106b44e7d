import type { FieldValues, Path, UseFormSetError } from 'react-hook-form'
import { ApiError, messageOf } from '@/api/errors'

const UNEXPECTED = 'An unexpected error occurred'
const EMAIL_TAKEN = 'An account with this email already exists'

const says = (message: string, part: string) => message.toLowerCase().includes(part)

const hasCode = (error: unknown, code: string) => error instanceof ApiError && error.code === code

/** Whether a link from an email was used before, or is too old. */
export const isLinkExpired = (error: unknown) => hasCode(error, 'link_expired')

/** Whether the password is right and the account asks for a code beside it. */
export const isCodeNeeded = (error: unknown) => hasCode(error, 'second_factor_required')

/** What the sign-in screen shows for an error. */
export function loginMessage(error: unknown): string {
  const message = messageOf(error, UNEXPECTED)
  return says(message, 'invalid credentials') ? 'Incorrect email or password' : message
}

const FIELDS = ['name', 'email', 'password'] as const

/** What the registration screen shows for an error, and beside which field. */
export function registerMessage(error: unknown): { field: (typeof FIELDS)[number] | 'root'; message: string } {
  const message = messageOf(error, UNEXPECTED)
  if (says(message, 'email already exists')) return { field: 'email', message: EMAIL_TAKEN }
  if (says(message, 'password')) return { field: 'password', message: 'Password must be at least 6 characters long' }
  const named = error instanceof ApiError ? error.fields[0]?.path : undefined
  return { field: FIELDS.find((field) => field === named) ?? 'root', message }
}

/** The sentence of a failed call that has no form field of its own. */
export const accountMessage = (error: unknown) => (hasCode(error, 'email_taken') ? EMAIL_TAKEN : messageOf(error))

/** Shows what went wrong at the fields that the server names, the first of which gets the focus; above the form, in the words of `message`, where it names none. */
export function showRefusal<Values extends FieldValues>(error: unknown, fields: readonly Path<Values>[], setError: UseFormSetError<Values>, message = accountMessage) {
  const problems = hasCode(error, 'email_taken') ? [{ path: 'email', message: EMAIL_TAKEN }] : error instanceof ApiError ? error.fields : []
  const shown = problems.flatMap(({ path, message }) => fields.filter((field) => field === path).map((field) => ({ field, message })))
  shown.forEach(({ field, message }, at) => setError(field, { message }, { shouldFocus: at === 0 }))
  if (shown.length === 0) setError('root', { message: message(error) })
}
