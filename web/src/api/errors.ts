/** One field of a form that the server refused. */
export interface FieldProblem {
  path: string
  message: string
}

/** Codes of calls that never got a readable answer; the server's own codes are in docs/api-design.md. */
export type FailureCode = 'network' | 'timeout' | 'aborted' | 'unreadable'

const SOMETHING_WENT_WRONG = 'Something went wrong'

const SENTENCES: Record<FailureCode, string> = {
  network: 'We couldn’t reach the server. Check your connection and try again.',
  timeout: 'The server took too long to answer. Please try again.',
  aborted: 'The request was canceled.',
  unreadable: 'The server sent an answer we couldn’t read. Please try again.',
}

interface Details {
  status?: number
  code: string
  fields?: FieldProblem[]
  retryAfter?: number
  cause?: unknown
}

/** What every failed call throws: a refusal by the server, or a call that got no readable answer. */
export class ApiError extends Error {
  override name = 'ApiError'
  /** HTTP status; 0 when no readable answer arrived. */
  readonly status: number
  /** The server's machine code, or a {@link FailureCode}. */
  readonly code: string
  /** The fields a form's refusal names. */
  readonly fields: FieldProblem[]
  /** Seconds to wait before trying again, from `Retry-After`. */
  readonly retryAfter: number | null

  constructor(message: string, { status = 0, code, fields = [], retryAfter, cause }: Details) {
    super(message, { cause })
    this.status = status
    this.code = code
    this.fields = fields
    this.retryAfter = retryAfter ?? null
  }

  /** True when the server answered and said no; false when the call itself failed. */
  get refused() {
    return this.status > 0
  }
}

const text = (value: unknown) => (typeof value === 'string' && value.trim() ? value : undefined)
const record = (value: unknown) => (typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {})

function problems(value: unknown): FieldProblem[] {
  if (!Array.isArray(value)) return []
  return value.map(record).flatMap(({ path, message }) => (typeof path === 'string' && text(message) ? [{ path, message: String(message) }] : []))
}

function seconds(header: string | null): number | undefined {
  const value = Number(header)
  return header !== null && Number.isFinite(value) && value >= 0 ? value : undefined
}

/** The error for an answer that is no success: the server's text, else the call's fallback, else the general sentence. */
export function refusal(response: Pick<Response, 'status' | 'headers'>, body: unknown, fallback?: string): ApiError {
  const { message, error, code, fields } = record(body)
  return new ApiError(text(message) ?? text(error) ?? fallback ?? SOMETHING_WENT_WRONG, {
    status: response.status,
    code: text(code) ?? 'unknown',
    fields: problems(fields),
    retryAfter: seconds(response.headers.get('Retry-After')),
  })
}

/** The error for a call that got no readable answer. */
export function failure(code: FailureCode, cause?: unknown): ApiError {
  return new ApiError(SENTENCES[code], { code, cause })
}

/** Sorts what `fetch` and the reading of an answer throw. */
export function asApiError(thrown: unknown): ApiError {
  if (thrown instanceof ApiError) return thrown
  const name = record(thrown).name
  if (name === 'AbortError') return failure('aborted', thrown)
  if (name === 'TimeoutError') return failure('timeout', thrown)
  if (thrown instanceof SyntaxError) return failure('unreadable', thrown)
  return failure('network', thrown)
}

/** The sentence to show. `exception` is a screen's own text for calls that failed without an answer. */
export function messageOf(thrown: unknown, exception?: string): string {
  if (thrown instanceof ApiError && (thrown.refused || !exception)) return thrown.message
  return exception ?? SOMETHING_WENT_WRONG
}
