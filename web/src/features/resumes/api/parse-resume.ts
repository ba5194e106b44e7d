import { api, unwrap } from '@/api/client'
import { messageOf } from '@/api/errors'

const FALLBACK = 'Failed to parse resume. Please try again.'

interface Options {
  /** Gives the reading up. */
  signal?: AbortSignal
  /** Reads anew what an older parser has read. */
  again?: boolean
}

/** Has the server read an uploaded file. */
export const parseResume = (id: string, { signal, again = false }: Options = {}) =>
  unwrap(api.POST('/api/resume/{id}/parse', { params: { path: { id }, query: again ? { again } : {} }, signal }), FALLBACK)

export const parseFailure = (error: unknown) => messageOf(error, FALLBACK)
