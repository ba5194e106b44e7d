import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { connection } from './connection'
import { loadChunk, LostChunk, modules } from './load-chunk'

const FILE = 'http://localhost:3000/assets/Page-abc.js'
const lost = new TypeError(`Failed to fetch dynamically imported module: ${FILE}`)
const there = { default: 'there' }
const load = vi.fn<() => Promise<object>>()
const again = vi.spyOn(modules, 'fetch')
const reachable = vi.spyOn(connection, 'check')

beforeEach(() => {
  load.mockReset()
  again.mockReset()
  reachable.mockReset().mockResolvedValue(true)
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
})
afterEach(() => void vi.useRealTimers())

/** Lets the pauses pass; answers what came of the loading. */
async function outcome() {
  const loading = loadChunk(load).catch((thrown: unknown) => thrown)
  await vi.advanceTimersByTimeAsync(2_000)
  vi.useRealTimers()
  return loading
}

describe('a file that cannot be fetched', () => {
  test('is tried three times, under other addresses: a browser remembers the one that failed', async () => {
    load.mockRejectedValue(lost)
    again.mockRejectedValueOnce(new TypeError(`${lost.message}?again=1`)).mockResolvedValueOnce(there)
    expect(await outcome()).toBe(there)
    expect(load).toHaveBeenCalledOnce()
    const asked = again.mock.calls.map(([address]) => address)
    expect(asked).toEqual([expect.stringMatching(/^http:\/\/localhost:3000\/assets\/Page-abc\.js\?again=\d+$/), expect.stringMatching(/\.js\?again=\d+$/)])
    expect(new Set(asked).size).toBe(2)
  })

  test.each([
    ['Chromium', lost.message, 1],
    ['Firefox', `error loading dynamically imported module: ${FILE}`, 1],
    ['Safari', 'Importing a module script failed.', 3],
    ['Vite, for a style sheet', 'Unable to preload CSS for /assets/Page-abc.css', 3],
  ])('is lost after that, in the words of %s', async (_, message, loads) => {
    load.mockRejectedValue(new TypeError(message))
    again.mockRejectedValue(new TypeError(message))
    expect(await outcome()).toMatchObject({ name: 'LostChunk', message, offline: false, unsaved: false })
    expect(load).toHaveBeenCalledTimes(loads)
    expect(again).toHaveBeenCalledTimes(3 - loads)
  })

  test('a file that screens share is never there twice', async () => {
    load.mockRejectedValueOnce(lost).mockResolvedValueOnce(there)
    again.mockResolvedValue({ t: there, default: there })
    expect(await outcome()).toBe(there)
    expect(load).toHaveBeenCalledTimes(2)
  })

  test.each([
    ['at once', [false], 'offline'],
    ['while it is tried again', [true, false], 'offline'],
    ['but back before the next try', [true, true], 'there'],
  ])('without a connection %s', async (_, answers, ends) => {
    load.mockRejectedValue(lost)
    answers.forEach((answer) => reachable.mockResolvedValueOnce(answer))
    again.mockImplementation(() => (reachable.mock.calls.length === 2 ? Promise.resolve(there) : Promise.reject(lost)))
    const came = await outcome()
    if (ends === 'there') return expect(came).toBe(there)
    expect(came).toBeInstanceOf(LostChunk)
    expect(came).toMatchObject({ offline: true })
  })
})

test('what a file itself throws is thrown at once, as it is', async () => {
  const broken = new ReferenceError('x is not defined')
  load.mockRejectedValue(broken)
  expect(await outcome()).toBe(broken)
  expect(load).toHaveBeenCalledOnce()
})
