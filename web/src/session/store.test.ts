import { afterEach, describe, expect, test, vi } from 'vitest'
import { storeSession, userOf } from '@/test/user'
import { SessionStore } from './store'

const open: (() => void)[] = []
afterEach(() => open.splice(0).forEach((close) => close()))

function start() {
  const store = new SessionStore(localStorage)
  const listener = vi.fn()
  open.push(store.subscribe(listener))
  return { store, listener }
}

const stored = () => Object.fromEntries(Object.entries(localStorage))

function changeInOtherTab(change: () => void, key: string | null) {
  change()
  window.dispatchEvent(new StorageEvent('storage', { key, storageArea: localStorage }))
}

describe('start-up', () => {
  test('SES-17 a stored token and a user that parses: authenticated', () => {
    storeSession()
    expect(start().store.snapshot().session).toEqual({ token: 'token-1', user: userOf() })
  })

  test.each(['{not json', 'null', '"text"', '[]', '{"id": 5}', '{"skills": "Rust"}'])('SES-18 a stored user that is %s: guest, and the stored data is cleared', (user) => {
    storeSession()
    localStorage.setItem('user', user)
    expect(start().store.snapshot().session).toBeNull()
    expect(stored()).toEqual({})
  })

  test.each(['token', 'user'])('SES-19 without %s: guest', (missing) => {
    storeSession()
    localStorage.removeItem(missing)
    expect(start().store.snapshot().session).toBeNull()
  })

  test('SES-25 a stored user that lacks fields is filled', () => {
    localStorage.setItem('token', 'token-1')
    localStorage.setItem('user', '{"id":"u1"}')
    expect(start().store.snapshot().session?.user).toMatchObject({ id: 'u1', name: '', skills: [] })
  })
})

test('SES-16 signing in stores exactly token and user, and marks the session authenticated', () => {
  const { store, listener } = start()
  store.start({ token: 'token-2', user: userOf() })
  expect(stored()).toEqual({ token: 'token-2', user: JSON.stringify(userOf()) })
  expect(store.snapshot().session?.token).toBe('token-2')
  expect(listener).toHaveBeenCalledOnce()
})

test('SES-20 SES-21 the end removes both keys, leaves others, and marks the session unauthenticated', () => {
  storeSession()
  localStorage.setItem('privacyConsent', 'accept_all')
  const { store } = start()
  store.end('signed-out')
  expect(stored()).toEqual({ privacyConsent: 'accept_all' })
  expect(store.snapshot()).toEqual({ session: null, ended: 'signed-out' })
})

test('SES-24 a fresh user replaces the stored one', () => {
  storeSession()
  const { store } = start()
  store.replaceUser(userOf({ name: 'Mara L.' }))
  expect(JSON.parse(localStorage.getItem('user')!)).toMatchObject({ name: 'Mara L.' })
  expect(store.token()).toBe('token-1')
})

test('SES-24 a refresh that arrives after signing out brings nobody back', () => {
  const { store } = start()
  store.replaceUser(userOf())
  expect(stored()).toEqual({})
})

describe('a token the server refuses', () => {
  test('ends the session it belongs to', () => {
    storeSession()
    const { store } = start()
    store.rejected('token-1')
    expect(store.snapshot()).toEqual({ session: null, ended: 'expired' })
    expect(stored()).toEqual({})
  })

  test('leaves a newer session alone', () => {
    storeSession()
    const { store } = start()
    store.rejected('token-0')
    expect(store.token()).toBe('token-1')
  })
})

describe('other tabs', () => {
  test('one that signs in signs in here', () => {
    const { store } = start()
    changeInOtherTab(() => storeSession(userOf({ name: 'Tom' })), 'user')
    expect(store.snapshot().session?.user.name).toBe('Tom')
  })

  test('one that signs out signs out here', () => {
    storeSession()
    const { store } = start()
    changeInOtherTab(() => localStorage.removeItem('token'), 'token')
    expect(store.snapshot()).toEqual({ session: null, ended: 'elsewhere' })
  })

  test('clearing everything signs out', () => {
    storeSession()
    const { store } = start()
    changeInOtherTab(() => localStorage.clear(), null)
    expect(store.snapshot().session).toBeNull()
  })

  test('other keys change nothing', () => {
    storeSession()
    const { listener } = start()
    changeInOtherTab(() => localStorage.setItem('theme', 'dark'), 'theme')
    expect(listener).not.toHaveBeenCalled()
  })

  test('nobody listening: the window is not listened to either', () => {
    const store = new SessionStore(localStorage)
    store.subscribe(() => {})()
    changeInOtherTab(() => storeSession(), 'user')
    expect(store.snapshot().session).toBeNull()
  })
})
