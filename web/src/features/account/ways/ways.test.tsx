import { startAuthentication } from '@simplewebauthn/browser'
import { act, screen, waitFor } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { page } from '@/lib/leave'
import { gate } from '@/test/gate'
import { answers, breaks, refuses } from '@/test/mock-api'
import { renderApp } from '@/test/render-app'
import { server } from '@/test/setup'
import { userOf } from '@/test/user'

vi.mock('@simplewebauthn/browser')

const PASSKEY = 'Sign in with a passkey'
const PROVIDER = 'Continue with Harbour ID'
const CREDENTIAL = { id: 'c1', rawId: 'c1', type: 'public-key' as const, clientExtensionResults: {}, response: { authenticatorData: 'a', clientDataJSON: 'b', signature: 'c' } }
const session = { data: { token: 'token-1', user: userOf() } }

const sent = vi.fn()
const on = async (request: Request) => void sent(await request.json(), request.headers.get('Authorization'))

const offers = (over: { passkeys?: boolean; provider?: { name: string } | null } = {}) => server.use(answers('get', '/api/auth/methods', { data: { passkeys: true, provider: { name: 'Harbour ID' }, ...over } }))
const button = (name: string) => screen.findByRole('button', { name })
const named = (name: string) => Object.assign(new Error(name), { name })
/** The form, and an answer to what there is beside it. */
const settled = async () => {
  await screen.findByLabelText('Email')
  await act(() => new Promise((resolve) => setTimeout(resolve, 50)))
}

beforeEach(() => {
  sent.mockReset()
  vi.mocked(startAuthentication).mockReset().mockResolvedValue(CREDENTIAL)
  vi.stubGlobal('PublicKeyCredential', class {})
  server.use(answers('post', '/api/auth/passkey/options', { data: { ticket: 't1', options: { challenge: 'abc' } } }), answers('post', '/api/auth/passkey', session, { on }))
})
afterEach(() => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

describe('what stands below the form', () => {
  test('both ways, last in the card', async () => {
    offers()
    renderApp('/login')
    const passkey = await button(PASSKEY)
    const forgot = screen.getByRole('link', { name: 'Forgot your password?' })
    expect(forgot.compareDocumentPosition(passkey)).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
    expect(screen.getByText('or')).toBeVisible()
    expect(await button(PROVIDER)).toBeVisible()
  })

  test.each([
    ['the address cannot have them', () => offers({ passkeys: false })],
    ['the browser does not know them', () => {
      vi.stubGlobal('PublicKeyCredential', undefined)
      offers()
    }],
  ])('no passkeys where %s', async (_, prepare) => {
    prepare()
    renderApp('/login')
    await button(PROVIDER)
    expect(screen.queryByRole('button', { name: PASSKEY })).toBeNull()
  })

  test('no provider where none is set up', async () => {
    offers({ provider: null })
    renderApp('/login')
    await button(PASSKEY)
    expect(screen.queryByRole('button', { name: /^Continue with/ })).toBeNull()
  })

  test.each([
    ['there is neither', () => offers({ passkeys: false, provider: null })],
    ['it is not known', () => server.use(breaks('get', '/api/auth/methods'))],
  ])('nothing where %s', async (_, prepare) => {
    prepare()
    renderApp('/login')
    await settled()
    expect(screen.queryByText('or')).toBeNull()
  })

  test('only the provider beside the form for a new account', async () => {
    offers()
    renderApp('/register')
    await button(PROVIDER)
    expect(screen.queryByRole('button', { name: PASSKEY })).toBeNull()
  })

  test('nothing beside what says that registration is closed', async () => {
    offers()
    server.use(http.get('*/api/auth/registration', () => HttpResponse.json({ data: { mode: 'closed' } })))
    renderApp('/register')
    await screen.findByRole('heading', { name: 'Registration is closed' })
    expect(screen.queryByText('or')).toBeNull()
  })
})

describe('a passkey', () => {
  test('signs in, without a credential of an earlier session, and leads on', async () => {
    offers()
    const { user, url } = renderApp('/login?next=%2Fpricing')
    await user.click(await button(PASSKEY))
    await waitFor(() => expect(url()).toBe('/pricing'))
    expect(startAuthentication).toHaveBeenCalledExactlyOnceWith({ optionsJSON: { challenge: 'abc' } })
    expect(sent).toHaveBeenCalledExactlyOnceWith({ ticket: 't1', credential: CREDENTIAL }, null)
    expect(localStorage.getItem('token')).toBe('token-1')
    expect(await screen.findByText('Welcome back')).toBeVisible()
  })

  test('that the user would rather not give is no error', async () => {
    offers()
    vi.mocked(startAuthentication).mockRejectedValue(named('NotAllowedError'))
    const { user } = renderApp('/login')
    await user.click(await button(PASSKEY))
    await waitFor(() => expect(startAuthentication).toHaveBeenCalled())
    await waitFor(async () => expect(await button(PASSKEY)).not.toHaveAttribute('aria-busy'))
    expect(screen.queryByRole('alert')).toBeNull()
    expect(sent).not.toHaveBeenCalled()
    expect(await button(PASSKEY)).toHaveFocus()
  })

  test.each([
    ['not known here', 401, 'invalid_credentials', 'This passkey doesn\'t work here. Sign in another way.'],
    ['of a disabled account', 403, 'account_disabled', 'This account is disabled. Write to us if you think this is a mistake.'],
  ] as const)('%s: the server’s sentence', async (_, status, code, text) => {
    offers()
    server.use(refuses('post', '/api/auth/passkey', status, text, { code }))
    const { user, url } = renderApp('/login')
    await user.click(await button(PASSKEY))
    const alert = await screen.findByRole('alert')
    expect(alert).toHaveTextContent(text)
    await waitFor(() => expect(alert).toHaveFocus())
    expect(url()).toBe('/login')
    expect(localStorage).toHaveLength(0)
  })

  test.each([
    ['the browser', () => vi.mocked(startAuthentication).mockRejectedValue(named('SecurityError')), 'Your browser couldn’t use the passkey. Try again, or sign in with your password.'],
    ['the connection', () => server.use(breaks('post', '/api/auth/passkey/options')), 'We couldn’t reach the server. Check your connection and try again.'],
  ])('a failure of %s is said, until the next press', async (_, prepare, text) => {
    offers()
    prepare()
    const { user } = renderApp('/login')
    await user.click(await button(PASSKEY))
    expect(await screen.findByRole('alert')).toHaveTextContent(text)
    vi.mocked(startAuthentication).mockResolvedValue(CREDENTIAL)
    server.use(answers('post', '/api/auth/passkey/options', { data: { ticket: 't2', options: { challenge: 'abc' } } }))
    await user.click(await button(PASSKEY))
    await waitFor(() => expect(localStorage.getItem('token')).toBe('token-1'))
  })

  test('is asked for once; the other way waits', async () => {
    offers()
    const { opened, open } = gate()
    vi.mocked(startAuthentication).mockImplementation(() => opened.then(() => CREDENTIAL))
    const { user } = renderApp('/login')
    await user.click(await button(PASSKEY))
    expect(await button(PASSKEY)).toHaveAttribute('aria-busy', 'true')
    expect(await button(PROVIDER)).toHaveAttribute('aria-disabled', 'true')
    await user.click(await button(PASSKEY))
    open()
    await waitFor(() => expect(localStorage.getItem('token')).toBe('token-1'))
    expect(startAuthentication).toHaveBeenCalledOnce()
  })
})

describe('the provider', () => {
  const START = '/api/auth/provider/start'

  test.each(['/login', '/register'])('is gone to from %s, with the place to go to afterwards', async (path) => {
    offers()
    const leave = vi.spyOn(page, 'leaveFor').mockImplementation(() => {})
    server.use(answers('post', START, { data: { url: 'https://id.example/auth' } }))
    const { user } = renderApp(`${path}?next=%2Fjobs%3Fcreate%3D1`)
    await user.click(await button(PROVIDER))
    await waitFor(() => expect(leave).toHaveBeenCalledExactlyOnceWith('https://id.example/auth'))
    expect(JSON.parse(sessionStorage.getItem('vitae.provider')!)).toEqual({ kind: 'sign-in', name: 'Harbour ID', next: '/jobs?create=1' })
    expect(await button(PROVIDER)).toHaveAttribute('aria-busy', 'true')
    act(() => void window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true })))
    expect(await button(PROVIDER)).not.toHaveAttribute('aria-busy')
  })

  test('that cannot be reached: the server’s sentence', async () => {
    offers()
    server.use(refuses('post', START, 503, 'Harbour ID can’t be reached at the moment.', { code: 'provider_failed' }))
    const { user } = renderApp('/login')
    await user.click(await button(PROVIDER))
    expect(await screen.findByRole('alert')).toHaveTextContent('Harbour ID can’t be reached at the moment.')
    expect(await button(PROVIDER)).not.toHaveAttribute('aria-busy')
    expect(sessionStorage.getItem('vitae.provider')).toBeNull()
  })
})
