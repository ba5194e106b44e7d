import { api, unwrap } from '@/api/client'
import { ApiError, messageOf } from '@/api/errors'
import type { ParsedResume, ParseDetails } from '../model'

const FALLBACK = 'Failed to parse resume. Please try again.'

interface Options {
  /** Gives the reading up. */
  signal?: AbortSignal
  /** Reads anew what an older parser has read. */
  again?: boolean
}

/** What the reading of one file brought. */
export interface Reading {
  parsed: ParsedResume
  details: ParseDetails
  /** Whether another version of the parser runs now than the one that read the file. */
  newerReader: boolean
}

/** Has the server read an uploaded file. */
export async function parseResume(id: string, { signal, again = false }: Options = {}): Promise<Reading> {
  const { data, details, newerReader } = await unwrap(api.POST('/api/resume/{id}/parse', { params: { path: { id }, query: again ? { again } : {} }, signal }), FALLBACK)
  return { parsed: data, details, newerReader }
}

export const parseFailure = (error: unknown) => messageOf(error, FALLBACK)

/** Whether the same file will be refused however often it is tried: the server has looked into it and said why. */
export const isPermanent = (error: unknown) => error instanceof ApiError && error.status === 422 && error.code !== 'read_timeout'
