import { api, unwrap } from '@/api/client'
import { messageOf } from '@/api/errors'

const FALLBACK = 'Failed to parse resume. Please try again.'

/** Has the server read an uploaded file; `signal` gives the reading up. */
export const parseResume = (id: string, signal?: AbortSignal) => unwrap(api.POST('/api/resume/{id}/parse', { params: { path: { id } }, signal }), FALLBACK)

export const parseFailure = (error: unknown) => messageOf(error, FALLBACK)
