import { ApiError, messageOf } from '@/api/errors'
import { waitOf } from '../model'

/** What the connect screen says when the address at GitHub could not be had. */
export function oauthFailure(error: unknown): string {
  if (!(error instanceof ApiError) || !error.refused) return 'An unexpected error occurred. Please try again.'
  if (error.status === 401) return LOGGED_OUT
  if (error.status === 500) return 'Server error. Please try again later or contact support.'
  return error.message
}

export const LOGGED_OUT = 'You must be logged in to connect your GitHub account.'

/** The sentence of a failure; where GitHub takes no more questions, when to ask again. */
export function withWait(error: unknown): string {
  const message = messageOf(error)
  const seconds = error instanceof ApiError && error.code === 'rate_limited' ? error.retryAfter : null
  return seconds === null || /\b(second|minute|hour)s?\b/.test(message) ? message : `${message} Try again in ${waitOf(seconds)}.`
}
