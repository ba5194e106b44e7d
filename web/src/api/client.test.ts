import { http, HttpResponse } from 'msw'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { server } from '@/test/setup'
import { api, unwrap } from './client'
import { connectCredentials } from './credentials'
import { ApiError, messageOf } from './errors'

const rejected = vi.fn()
let disconnect = () => {}

beforeEach(() => {
  rejected.mockReset()
  disconnect = connectCredentials({ token: () => 'token-1', rejected })
})
afterEach(() => disconnect())

const answer = (body: string, status: number, headers: Record<string, string> = {}) =>
  server.use(http.all('*/api/*', () => new HttpResponse(body, { status, headers: { 'Content-Type': 'application/json', ...headers } })))

const history = (fallback?: string) => unwrap(api.GET('/api/resume/history'), fallback)
const failureOf = async (call: Promise<unknown>) => call.then(() => expect.unreachable(), (error: ApiError) => error)

describe('credentials', () => {
  const seen = vi.fn()
  beforeEach(() => {
    seen.mockReset()
    server.use(http.all('*/api/*', ({ request }) => {
      seen(request.headers.get('Authorization'))
      return HttpResponse.json({ data: {} })
    }))
  })

  test('API-09 the stored token goes along as a bearer credential', async () => {
    await history()
    expect(seen).toHaveBeenCalledWith('Bearer token-1')
  })

  test('API-09 a guest sends none', async () => {
    disconnect()
    await history()
    expect(seen).toHaveBeenCalledWith(null)
  })

  test('API-07 login and register send none', async () => {
    await unwrap(api.POST('/api/auth/login', { body: { email: 'a@b.co', password: 'x' } }))
    await unwrap(api.POST('/api/auth/register', { body: { name: 'A', email: 'a@b.co', password: 'x' } }))
    expect(seen.mock.calls).toEqual([[null], [null]])
  })

  test('API-08 the catalogue of designs sends none', async () => {
    await unwrap(api.GET('/api/templates'))
    expect(seen).toHaveBeenCalledWith(null)
  })

  test('API-01 calls go to /api on the same origin', async () => {
    const urls: string[] = []
    server.events.on('request:start', ({ request }) => urls.push(request.url))
    await history()
    server.events.removeAllListeners()
    expect(urls).toEqual([`${location.origin}/api/resume/history`])
  })
})

describe('the sentence of a refusal', () => {
  test.each([
    ['API-05 the body’s message', '{"error":"E","message":"Say this","code":"x"}', undefined, 'Say this'],
    ['API-05 the body’s message, before the call’s fallback', '{"message":"Say this"}', 'Failed to fetch resumes', 'Say this'],
    ['the body’s error when there is no message', '{"error":"Say that"}', 'Failed to fetch resumes', 'Say that'],
    ['the call’s fallback when there is neither', '{}', 'Failed to fetch resumes', 'Failed to fetch resumes'],
    ['the call’s fallback when the message is blank', '{"message":" "}', 'Failed to fetch resumes', 'Failed to fetch resumes'],
    ['the call’s fallback when the body is no JSON', '<h1>Bad gateway</h1>', 'Failed to fetch resumes', 'Failed to fetch resumes'],
    ['API-06 the general sentence when there is nothing', '{}', undefined, 'Something went wrong'],
    ['API-06 the general sentence for an empty body', '', undefined, 'Something went wrong'],
    ['API-06 the general sentence when the body is a list', '[]', undefined, 'Something went wrong'],
    ['API-06 the general sentence when the message is no text', '{"message":{"a":1}}', undefined, 'Something went wrong'],
  ])('%s', async (_, body, fallback, expected) => {
    answer(body, 500)
    expect((await failureOf(history(fallback))).message).toBe(expected)
  })

  test('API-03 status, code, fields and the time to wait are kept', async () => {
    answer('{"message":"No","code":"validation_failed","fields":[{"path":"education[0].graduationYear","message":"Four digits"},{"path":7}]}', 429, { 'Retry-After': '40' })
    expect(await failureOf(history())).toMatchObject({ status: 429, code: 'validation_failed', refused: true, retryAfter: 40, fields: [{ path: 'education[0].graduationYear', message: 'Four digits' }] })
  })

  test('a Retry-After that is a date is left out', async () => {
    answer('{}', 503, { 'Retry-After': 'Wed, 21 Oct 2026 07:28:00 GMT' })
    expect((await failureOf(history())).retryAfter).toBeNull()
  })
})

describe('API-10 calls without a readable answer have a sentence each', () => {
  const SENTENCES = {
    network: 'We couldn’t reach the server. Check your connection and try again.',
    timeout: 'The server took too long to answer. Please try again.',
    aborted: 'The request was canceled.',
    unreadable: 'The server sent an answer we couldn’t read. Please try again.',
  }
  const throwing = (error: unknown) => vi.spyOn(globalThis, 'fetch').mockRejectedValueOnce(error)
  afterEach(() => void vi.restoreAllMocks())

  test('network failure', async () => {
    server.use(http.get('*/api/resume/history', () => HttpResponse.error()))
    expect(await failureOf(history('Failed to fetch resumes'))).toMatchObject({ code: 'network', status: 0, refused: false, message: SENTENCES.network })
  })

  test('timeout', async () => {
    throwing(new DOMException('', 'TimeoutError'))
    expect(await failureOf(history())).toMatchObject({ code: 'timeout', message: SENTENCES.timeout })
  })

  test('aborted', async () => {
    throwing(new DOMException('', 'AbortError'))
    expect(await failureOf(history())).toMatchObject({ code: 'aborted', message: SENTENCES.aborted })
  })

  test.each(['<html>', '{"data":', ''])('unreadable answer: %j', async (body) => {
    answer(body, 200)
    expect(await failureOf(history())).toMatchObject({ code: 'unreadable', message: SENTENCES.unreadable })
  })
})

test('API-11 no call has a time limit of its own', async () => {
  answer('{"data":[]}', 200)
  const limit = vi.spyOn(AbortSignal, 'timeout')
  const clock = vi.spyOn(globalThis, 'setTimeout')
  const fetched = vi.spyOn(globalThis, 'fetch')
  await history()
  expect(limit).not.toHaveBeenCalled()
  expect((fetched.mock.lastCall![0] as Request).signal.aborted).toBe(false)
  expect(clock.mock.calls.filter(([, delay]) => (delay ?? 0) > 1000)).toEqual([])
  vi.restoreAllMocks()
})

describe('a 401', () => {
  beforeEach(() => answer('{"message":"No session"}', 401))

  test('on a call with a token is told to the session', async () => {
    await failureOf(history())
    expect(rejected).toHaveBeenCalledExactlyOnceWith('token-1')
  })

  test('on a call without one is not', async () => {
    await failureOf(unwrap(api.POST('/api/auth/login', { body: { email: 'a@b.co', password: 'x' } })))
    disconnect()
    await failureOf(history())
    expect(rejected).not.toHaveBeenCalled()
  })
})

test('messageOf: a screen’s own sentence is for calls that failed, not for refusals', () => {
  const refused = new ApiError('No', { status: 409, code: 'conflict' })
  const failed = new ApiError('Cannot be reached', { code: 'network' })
  expect(messageOf(refused, 'An unexpected error occurred')).toBe('No')
  expect(messageOf(failed, 'An unexpected error occurred')).toBe('An unexpected error occurred')
  expect(messageOf(failed)).toBe('Cannot be reached')
  expect(messageOf(new TypeError('x is undefined'))).toBe('Something went wrong')
})
