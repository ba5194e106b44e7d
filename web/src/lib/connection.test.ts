import { http, HttpResponse } from 'msw'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { api, unwrap } from '@/api/client'
import { upload } from '@/api/upload'
import { server } from '@/test/setup'
import { connection } from './connection'

const browserSays = (online: boolean) => vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(online)
const gone = () => server.use(http.all('*', () => HttpResponse.error()))
const history = () => unwrap(api.GET('/api/resume/history')).catch(() => null)

let stop = () => {}
beforeEach(() => void (stop = connection.watch()))
afterEach(() => {
  stop()
  vi.restoreAllMocks()
  vi.useRealTimers()
})

describe('the server is out of reach', () => {
  test('when the browser says so', () => {
    browserSays(false)
    window.dispatchEvent(new Event('offline'))
    expect(connection.offline()).toBe(true)
  })

  test('when the browser said so before the page began', () => {
    stop()
    browserSays(false)
    stop = connection.watch()
    expect(connection.offline()).toBe(true)
  })

  test('when a call fails and the server does not answer the question either', async () => {
    gone()
    await history()
    await vi.waitFor(() => expect(connection.offline()).toBe(true))
  })

  test('when an upload fails and the server does not answer the question either', async () => {
    gone()
    await upload('/api/resume/upload', new FormData()).catch(() => null)
    await vi.waitFor(() => expect(connection.offline()).toBe(true))
  })
})

test('one call that fails by itself says nothing about the connection', async () => {
  const asked = vi.fn()
  server.use(
    http.get('*/api/resume/history', () => HttpResponse.error()),
    http.get('*/healthz', () => {
      asked()
      return new HttpResponse(null, { status: 503 })
    }),
  )
  await history()
  await vi.waitFor(() => expect(asked).toHaveBeenCalledOnce())
  expect(await connection.check()).toBe(true)
  expect(connection.offline()).toBe(false)
})

describe('the server is back', () => {
  beforeEach(() => {
    browserSays(false)
    window.dispatchEvent(new Event('offline'))
    browserSays(true)
  })

  test('when the browser says so and the server answers', async () => {
    window.dispatchEvent(new Event('online'))
    await vi.waitFor(() => expect(connection.offline()).toBe(false))
  })

  test('but not when the browser is in a network without a way out', async () => {
    gone()
    window.dispatchEvent(new Event('online'))
    await connection.check()
    expect(connection.offline()).toBe(true)
  })

  test('when a call is answered, be it by a refusal', async () => {
    server.use(http.get('*/api/resume/history', () => HttpResponse.json({}, { status: 500 })))
    await history()
    expect(connection.offline()).toBe(false)
  })
})

test('while out of reach it asks again by itself', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  browserSays(false)
  window.dispatchEvent(new Event('offline'))
  const asked = vi.spyOn(globalThis, 'fetch').mockResolvedValue(new Response())
  browserSays(true)
  vi.advanceTimersByTime(4_900)
  expect(asked).not.toHaveBeenCalled()
  vi.advanceTimersByTime(200)
  expect(asked).toHaveBeenCalledOnce()
  await vi.waitFor(() => expect(connection.offline()).toBe(false))
})
