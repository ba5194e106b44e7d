import { http, HttpResponse } from 'msw'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { server } from '@/test/setup'
import { loadChunk, LostChunk } from './load-chunk'

const FILE = 'http://localhost:3000/assets/Page-abc.js'
const lost = new TypeError(`Failed to fetch dynamically imported module: ${FILE}`)
const load = vi.fn<() => Promise<string>>()

beforeEach(() => {
  load.mockReset()
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
})
afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
})

/** Lets the pauses pass; answers what came of the loading. */
async function outcome() {
  const loading = loadChunk(load).catch((thrown: unknown) => thrown)
  await vi.advanceTimersByTimeAsync(2_000)
  vi.useRealTimers()
  return loading
}

describe('a file that cannot be fetched', () => {
  test('is tried three times', async () => {
    load.mockRejectedValueOnce(lost).mockRejectedValueOnce(lost).mockResolvedValueOnce('there')
    expect(await outcome()).toBe('there')
    expect(load).toHaveBeenCalledTimes(3)
  })

  test.each([
    ['Chromium', lost.message],
    ['Firefox', `error loading dynamically imported module: ${FILE}`],
    ['Safari', 'Importing a module script failed.'],
    ['Vite, for a style sheet', 'Unable to preload CSS for /assets/Page-abc.css'],
  ])('is lost after that, in the words of %s', async (_, message) => {
    load.mockRejectedValue(new TypeError(message))
    expect(await outcome()).toMatchObject({ name: 'LostChunk', message, offline: false, unsaved: false })
    expect(load).toHaveBeenCalledTimes(3)
  })

  test('is lost for want of a connection when the server does not answer', async () => {
    server.use(http.get('*/healthz', () => HttpResponse.error()))
    load.mockRejectedValue(lost)
    const thrown = await outcome()
    expect(thrown).toBeInstanceOf(LostChunk)
    expect(thrown).toMatchObject({ offline: true })
  })
})

test('what a file itself throws is thrown at once, as it is', async () => {
  const broken = new ReferenceError('x is not defined')
  load.mockRejectedValue(broken)
  expect(await outcome()).toBe(broken)
  expect(load).toHaveBeenCalledOnce()
})
