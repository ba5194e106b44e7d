import createClient, { type Middleware } from 'openapi-fetch'
import { endsSession, sendsCredential } from './call-rules'
import { credentials } from './credentials'
import { connection } from '@/lib/connection'
import { asApiError, failure, refusal } from './errors'
import type { components, paths } from './schema'

export type Schemas = components['schemas']

const bearer = (token: string) => `Bearer ${token}`

const withCredential: Middleware = {
  onRequest({ request, schemaPath }) {
    const token = credentials.token()
    if (token && sendsCredential(schemaPath)) request.headers.set('Authorization', bearer(token))
    return request
  },
  onResponse({ request, response, schemaPath }) {
    const sent = request.headers.get('Authorization')
    if (response.status === 401 && sent && endsSession(schemaPath)) credentials.rejected(sent.slice(bearer('').length))
    return response
  },
}

/**
 * The typed client. There is no time limit of its own: pass `signal` to cancel or to limit a call.
 * `fetch` is looked up at call time, because the library would otherwise keep the one it saw at import.
 */
export const api = createClient<paths>({
  baseUrl: globalThis.location?.origin,
  fetch: (request: Request) => globalThis.fetch(request),
})
api.use(withCredential)

interface Answer<T> {
  data?: T
  error?: unknown
  response: Response
}

/**
 * The body of a successful answer; throws an ApiError otherwise.
 * `fallback` is the call's own sentence for a refusal without a text of the server.
 */
export async function unwrap<T>(call: Promise<Answer<T>>, fallback?: string): Promise<T> {
  const { data, error, response } = await call.catch((thrown: unknown) => {
    const failed = asApiError(thrown)
    if (failed.code === 'network') void connection.check()
    throw failed
  })
  connection.reached()
  if (!response.ok) throw refusal(response, error, fallback)
  if (data === undefined) throw failure('unreadable')
  return data
}
