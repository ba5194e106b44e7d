import { api, unwrap } from '@/api/client'
import { ApiError, messageOf } from '@/api/errors'
import type { ParsedResume, ParseDetails } from '../model'
import { chosenEngine, type Engine } from '../upload/engine'

const FALLBACK = 'Failed to parse resume. Please try again.'

interface Options {
  /** Gives the reading up. */
  signal?: AbortSignal
  /** Reads anew what another engine or an older parser has read. */
  again?: boolean
  /** Who reads a file that was not read yet, or is read anew. */
  engine?: Engine
}

/** What the reading of one file brought. */
export interface Reading {
  parsed: ParsedResume
  details: ParseDetails
  /** Whether another version of the parser runs now than the one that read the file. */
  newerReader: boolean
}

/** Has the server read an uploaded file. */
export async function parseResume(id: string, { signal, again = false, engine = chosenEngine() }: Options = {}): Promise<Reading> {
  // A server without a language model knows one engine, and uses it.
  const query = { ...(again && { again }), ...(engine === 'embedded' && { engine }) }
  const { data, details, newerReader } = await unwrap(api.POST('/api/resume/{id}/parse', { params: { path: { id }, query }, signal }), FALLBACK)
  return { parsed: data, details, newerReader }
}

export const parseFailure = (error: unknown) => messageOf(error, FALLBACK)

/** Whether the language model failed or has no time left: the built-in parser may still read the file. */
export const isOfModel = (error: unknown) => error instanceof ApiError && ['ai_failed', 'rate_limited', 'busy'].includes(error.code) && chosenEngine() === 'model'

/** Whether the same file will be refused however often it is tried: the server has looked into it and said why. */
export const isPermanent = (error: unknown) => error instanceof ApiError && error.status === 422 && error.code !== 'read_timeout'
