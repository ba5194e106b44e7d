import { screen, waitFor } from '@testing-library/react'
import { StrictMode } from 'react'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { gate } from '@/test/gate'
import { answers, breaks, refuses } from '@/test/mock-api'
import { renderApp, renderInSession } from '@/test/render-app'
import { server } from '@/test/setup'
import { storeSession, userOf } from '@/test/user'
import { keepAttempt, type Attempt } from './provider'
import ProviderReturnPage from './ProviderReturnPage'

const SIGN_IN = '/api/auth/provider'
const CONNECT = '/api/account/identities'
const BACK = '/login/callback?code=c0de&state=st4te'
const session = { data: { token: 'token-2', user: userOf({ name: 'Ada Example' }) } }
const identity = { data: { id: 'i1', email: 'ada@id.example', createdAt: '2026-03-01T00:00:00.000Z', lastUsedAt: null } }

const sent = vi.fn()
const on = async (request: Request) => void sent(await request.json(), request.headers.get('Authorization'))
const kept = () => sessionStorage.getItem('vitae.provider')
const failed = () => screen.findByRole('alert')

beforeEach(() => {
  sent.mockReset()
  server.use(answers('post', SIGN_IN, session, { on }), answers('post', CONNECT, identity, { on }))
})

/** The application where the browser comes back from an attempt. */
function returns(attempt: Partial<Attempt> | null, path = BACK) {
  if (attempt) keepAttempt({ kind: 'sign-in', name: 'Harbour ID', ...attempt })
  return renderApp(path)
}

describe('a sign-in', () => {
  test('ends with a session at the place to go to, and is forgotten', async () => {
    const { url } = returns({ next: '/pricing' })
    await waitFor(() => expect(url()).toBe('/pricing'))
    expect(sent).toHaveBeenCalledExactlyOnceWith({ code: 'c0de', state: 'st4te' }, null)
    expect(localStorage.getItem('token')).toBe('token-2')
    expect(await screen.findByText('You’re signed in.')).toBeVisible()
    expect(kept()).toBeNull()
  })

  test.each([undefined, 'https://evil.example', '/login', BACK])('leads to the dashboard where the place is %s', async (next) => {
    const { url } = returns({ next })
    await waitFor(() => expect(url()).toBe('/dashboard'))
  })

  test('takes the code out of the address at once', async () => {
    const { opened, open } = gate()
    server.use(answers('post', SIGN_IN, session, { on: () => opened }))
    const { url } = returns({ next: '/pricing' })
    expect(await screen.findByRole('heading', { name: 'One moment…' })).toBeVisible()
    await waitFor(() => expect(url()).toBe('/login/callback'))
    open()
    await waitFor(() => expect(url()).toBe('/pricing'))
  })

  test('is ended once, also where effects run twice', async () => {
    keepAttempt({ kind: 'sign-in', name: 'Harbour ID' })
    renderInSession(<StrictMode><ProviderReturnPage /></StrictMode>, BACK)
    await waitFor(() => expect(localStorage.getItem('token')).toBe('token-2'))
    expect(sent).toHaveBeenCalledOnce()
  })

  test.each([
    ['took too long', 422, 'link_expired', 'This sign-in took too long or began in another browser. Start again.'],
    ['is of a disabled account', 403, 'account_disabled', 'This account is disabled. Write to us if you think this is a mistake.'],
    ['would open an account where none can be', 403, 'registration_closed', 'New accounts can\'t be opened here.'],
    ['is of an address that has an account', 409, 'email_taken', 'An account with the address ada@example.org exists. Sign in with your password, then connect Harbour ID in the settings.'],
    ['cannot be checked', 503, 'provider_failed', 'Harbour ID can\'t be reached right now. Try again in a few minutes.'],
  ] as const)('that %s: the server’s sentence, and the way back with the place to go to', async (_, status, code, text) => {
    server.use(refuses('post', SIGN_IN, status, text, { code }))
    const { url } = returns({ next: '/settings' })
    const alert = await failed()
    expect(alert).toHaveTextContent(text)
    await waitFor(() => expect(alert).toHaveFocus())
    expect(screen.getByRole('heading', { level: 1, name: 'You’re not signed in' })).toBeVisible()
    expect(screen.getByRole('link', { name: 'Back to sign in' })).toHaveAttribute('href', '/login?next=%2Fsettings')
    expect(url()).toBe('/login/callback')
    expect(localStorage).toHaveLength(0)
  })

  test.each([
    ['refused at the provider', '?error=access_denied&state=st4te', 'You did not sign in with Harbour ID.'],
    ['that failed at the provider', '?error=server_error&state=st4te', 'Signing in with Harbour ID didn’t work. Start again.'],
    ['without a code', '', 'This sign-in is incomplete. Start again.'],
  ])('%s: nothing is sent', async (_, query, text) => {
    returns({}, `/login/callback${query}`)
    expect(await failed()).toHaveTextContent(text)
    expect(screen.getByRole('link', { name: 'Back to sign in' })).toHaveAttribute('href', '/login')
    expect(sent).not.toHaveBeenCalled()
  })

  test('that nobody remembers is the server’s to judge', async () => {
    returns(null)
    await waitFor(() => expect(sent).toHaveBeenCalledOnce())
  })

  test('without a connection', async () => {
    server.use(breaks('post', SIGN_IN))
    returns({})
    expect(await failed()).toHaveTextContent('We couldn’t reach the server. Check your connection and try again.')
  })
})

describe('a connection', () => {
  const back = () => screen.getByRole('link', { name: 'Back to settings' })

  test('is made with the session that is there, and shown in the settings', async () => {
    storeSession()
    const { url } = returns({ kind: 'connect' })
    await waitFor(() => expect(url()).toBe('/settings'))
    expect(sent).toHaveBeenCalledExactlyOnceWith({ code: 'c0de', state: 'st4te' }, 'Bearer token-1')
    expect(await screen.findByText('Harbour ID is connected.')).toBeVisible()
    expect(localStorage.getItem('token')).toBe('token-1')
  })

  test('that another account has: the server’s sentence', async () => {
    storeSession()
    server.use(refuses('post', CONNECT, 409, 'This sign-in is connected with an account already.'))
    returns({ kind: 'connect' })
    expect(await failed()).toHaveTextContent('This sign-in is connected with an account already.')
    expect(screen.getByRole('heading', { level: 1, name: 'Harbour ID is not connected' })).toBeVisible()
    expect(back()).toHaveAttribute('href', '/settings')
  })

  test('refused at the provider', async () => {
    storeSession()
    returns({ kind: 'connect' }, '/login/callback?error=access_denied&state=st4te')
    expect(await failed()).toHaveTextContent('You did not connect Harbour ID.')
    expect(back()).toBeVisible()
  })

  test('of an account that was signed out meanwhile', async () => {
    returns({ kind: 'connect' })
    expect(await failed()).toHaveTextContent('You’re signed out. Sign in and connect Harbour ID again.')
    expect(sent).not.toHaveBeenCalled()
  })
})
