import { screen, waitFor } from '@testing-library/react'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { answers, breaks, refuses } from '@/test/mock-api'
import { gate } from '@/test/gate'
import { renderApp, renderInSession } from '@/test/render-app'
import { server } from '@/test/setup'
import { storeSession, userOf } from '@/test/user'
import ConfirmEmailPage from './ConfirmEmailPage'
import ForgotPasswordPage from './ForgotPasswordPage'
import ResetPasswordPage from './ResetPasswordPage'
import RestoreEmailPage from './RestoreEmailPage'

const sent = vi.fn<(body: unknown, credential: string | null) => void>()
beforeEach(() => void sent.mockReset())
const on = async (request: Request) => sent(await request.json(), request.headers.get('Authorization'))

const button = (name: string) => screen.getByRole('button', { name })
const EXPIRED = 'This link was used or is too old. Ask for a new one.'
const NO_SERVER = 'We couldn’t reach the server. Check your connection and try again.'
const LIMITED = 'Too many attempts. Try again in 40 seconds.'
const INCOMPLETE = /This link is incomplete/

describe('asking for a link to set a new password', () => {
  const MESSAGE = 'If an account uses this address, a link to set a new password is on its way. It works for 30 minutes.'
  const show = () => renderInSession(<ForgotPasswordPage />, '/forgot-password')
  const ask = async ({ user }: ReturnType<typeof show>, email = ' mara@example.org ') => {
    await user.type(screen.getByLabelText('Email'), email)
    await user.click(button('Send link'))
  }

  test('the login leads there, and back', async () => {
    const { user } = renderApp('/login')
    await user.click(await screen.findByRole('link', { name: 'Forgot your password?' }))
    expect(await screen.findByRole('heading', { level: 1, name: 'Forgot your password?' })).toBeVisible()
    expect(document.title).toBe('Forgot your password · Vitae')
    expect(screen.getByRole('link', { name: 'Back to sign in' })).toHaveAttribute('href', '/login')
  })

  test('says what the server says, without a credential', async () => {
    server.use(answers('post', '/api/auth/forgot-password', { data: { message: MESSAGE } }, { on }))
    storeSession()
    const view = show()
    await view.user.clear(screen.getByLabelText('Email'))
    await ask(view)
    const message = await screen.findByRole('status')
    expect(message).toHaveTextContent(MESSAGE)
    expect(message).toHaveFocus()
    expect(sent).toHaveBeenCalledExactlyOnceWith({ email: 'mara@example.org' }, null)
    expect(screen.getByRole('heading', { level: 1, name: 'Check your email' })).toBeVisible()
  })

  test('the address of whoever is signed in is filled in', () => {
    storeSession()
    show()
    expect(screen.getByLabelText('Email')).toHaveValue('mara@example.org')
  })

  test.each([['', 'Enter your email address'], ['mara@', 'Enter a valid email address']])('%j is no address; nothing is sent', async (email, text) => {
    const { user } = show()
    if (email) await user.type(screen.getByLabelText('Email'), email)
    await user.click(button('Send link'))
    expect(screen.getByLabelText('Email')).toHaveAccessibleDescription(text)
    expect(screen.getByLabelText('Email')).toHaveFocus()
    expect(sent).not.toHaveBeenCalled()
  })

  test('a refusal of the address stands at its field', async () => {
    const text = 'Enter a valid email address'
    server.use(refuses('post', '/api/auth/forgot-password', 422, text, { fields: [{ path: 'email', message: text }] }))
    await ask(show())
    await waitFor(() => expect(screen.getByLabelText('Email')).toHaveAccessibleDescription(text))
    expect(screen.getByLabelText('Email')).toHaveFocus()
    expect(screen.queryByRole('alert')).toBeNull()
  })

  test.each([
    ['too many attempts', refuses('post', '/api/auth/forgot-password', 429, LIMITED), LIMITED],
    ['no connection', breaks('post', '/api/auth/forgot-password'), NO_SERVER],
  ])('%s: it says so and keeps what was typed', async (_, handler, text) => {
    server.use(handler)
    await ask(show(), 'mara@example.org')
    const alert = await screen.findByRole('alert')
    expect(alert).toHaveTextContent(text)
    await waitFor(() => expect(alert).toHaveFocus())
    expect(screen.getByLabelText('Email')).toHaveValue('mara@example.org')
  })
})

describe('setting a new password', () => {
  const show = (query = '?token=t-1') => renderInSession(<ResetPasswordPage />, `/reset-password${query}`)
  const save = async ({ user }: ReturnType<typeof show>, password = 'secret1') => {
    await user.type(screen.getByLabelText('New password'), password)
    await user.click(button('Save password'))
  }

  test('sends the token with the password, says what the server says and leads to signing in', async () => {
    server.use(answers('post', '/api/auth/reset-password', { data: { message: 'Your password is changed. Please sign in.' } }, { on }))
    const view = show()
    expect(sent).not.toHaveBeenCalled()
    await save(view)
    expect(await screen.findByRole('status')).toHaveTextContent('Your password is changed. Please sign in.')
    expect(sent).toHaveBeenCalledExactlyOnceWith({ token: 't-1', password: 'secret1' }, null)
    expect(screen.getByRole('link', { name: 'Sign In' })).toHaveAttribute('href', '/login')
  })

  test('the session of this browser has ended with all others, and the page stays', async () => {
    server.use(answers('post', '/api/auth/reset-password', { data: { message: 'Your password is changed. Please sign in.' } }))
    storeSession()
    const view = show()
    await save(view)
    expect(await screen.findByRole('status')).toBeVisible()
    expect(localStorage).toHaveLength(0)
    expect(view.url()).toBe('/reset-password?token=t-1')
  })

  test.each(['', '?token=', '?token=%20'])('%j: the link is incomplete; a new one can be asked for', (query) => {
    show(query)
    expect(screen.getByRole('alert')).toHaveTextContent(INCOMPLETE)
    expect(screen.queryByRole('button')).toBeNull()
    expect(screen.getByRole('link', { name: 'Ask for a new link' })).toHaveAttribute('href', '/forgot-password')
  })

  test('a link that was used leads to a new one', async () => {
    server.use(refuses('post', '/api/auth/reset-password', 422, EXPIRED, { code: 'link_expired' }))
    await save(show())
    expect(await screen.findByRole('alert')).toHaveTextContent(EXPIRED)
    expect(screen.getByRole('link', { name: 'Ask for a new link' })).toHaveAttribute('href', '/forgot-password')
  })

  test('a password against the rules is shown at its field', async () => {
    const text = 'Password must be at least 6 characters long'
    server.use(refuses('post', '/api/auth/reset-password', 422, text, { fields: [{ path: 'password', message: text }] }))
    await save(show(), 'abc')
    const field = screen.getByLabelText('New password')
    await waitFor(() => expect(field).toHaveAccessibleDescription(text))
    expect(field).toHaveFocus()
    expect(field).toHaveValue('abc')
  })

  test('an empty password is not sent', async () => {
    const { user } = show()
    await user.click(button('Save password'))
    expect(screen.getByLabelText('New password')).toHaveAccessibleDescription('Choose a password')
  })

  test('no connection: what was typed stays', async () => {
    server.use(breaks('post', '/api/auth/reset-password'))
    await save(show())
    expect(await screen.findByRole('alert')).toHaveTextContent(NO_SERVER)
    expect(screen.getByLabelText('New password')).toHaveValue('secret1')
  })
})

describe.each([
  { page: <ConfirmEmailPage />, path: '/confirm-email', call: '/api/auth/confirm-email', action: 'Confirm address', again: ['Ask for a new link in your settings', '/settings'] },
  { page: <RestoreEmailPage />, path: '/restore-email', call: '/api/auth/restore-email', action: 'Restore address', again: ['Contact us', '/contact'] },
] as const)('$path', ({ page, path, call, action, again }) => {
  const show = (query = '?token=t-1') => renderInSession(page, path + query)
  const done = { data: { message: 'It is done.', email: 'mara@example.org' } }

  test('uses the token on a press, once', async () => {
    const { opened, open } = gate()
    server.use(answers('post', call, done, { on: async (request) => {
      await on(request)
      await opened
    } }))
    const { user } = show()
    expect(sent).not.toHaveBeenCalled()
    await user.click(button(action))
    expect(button(action)).toHaveAttribute('aria-busy', 'true')
    expect(button(action)).toHaveFocus()
    await user.click(button(action))
    open()
    const message = await screen.findByText('It is done.')
    expect(message).toHaveFocus()
    expect(sent).toHaveBeenCalledExactlyOnceWith({ token: 't-1' }, null)
    expect(screen.queryByRole('button', { name: action })).toBeNull()
  })

  test.each(['', '?token='])('%j: the link is incomplete', (query) => {
    show(query)
    expect(screen.getByRole('alert')).toHaveTextContent(INCOMPLETE)
    expect(screen.queryByRole('button')).toBeNull()
  })

  test('a link that was used leads on', async () => {
    server.use(refuses('post', call, 422, EXPIRED, { code: 'link_expired' }))
    const { user } = show()
    await user.click(button(action))
    expect(await screen.findByRole('alert')).toHaveTextContent(EXPIRED)
    expect(screen.getByRole('link', { name: again[0] })).toHaveAttribute('href', again[1])
  })

  test.each([
    ['an address that is taken', refuses('post', call, 409, 'email already exists', { code: 'email_taken' }), 'An account with this email already exists'],
    ['too many attempts', refuses('post', call, 429, LIMITED), LIMITED],
    ['no connection', breaks('post', call), NO_SERVER],
  ])('%s is shown, and the button stays', async (_, handler, text) => {
    server.use(handler)
    const { user } = show()
    await user.click(button(action))
    expect(await screen.findByRole('alert')).toHaveTextContent(text)
    expect(button(action)).not.toHaveAttribute('aria-busy')
  })
})

test('confirming a new address shows it to whoever is signed in', async () => {
  server.use(answers('post', '/api/auth/confirm-email', { data: { message: 'Your address is confirmed.', email: 'ada@new.org' } }), answers('get', '/api/users/profile', { data: userOf({ email: 'ada@new.org', emailConfirmed: true }) }))
  storeSession()
  const { user } = renderApp('/confirm-email?token=t-1')
  await user.click(await screen.findByRole('button', { name: 'Confirm address' }))
  expect(await screen.findByText('Your address is confirmed.')).toBeVisible()
  await waitFor(() => expect(JSON.parse(localStorage.getItem('user')!)).toMatchObject({ email: 'ada@new.org', emailConfirmed: true }))
  expect(screen.getByRole('link', { name: 'Go to settings' })).toHaveAttribute('href', '/settings')
})

test('taking an address back ends the session of this browser and leads to a new password', async () => {
  server.use(answers('post', '/api/auth/restore-email', { data: { message: 'Your address is back.', email: 'mara@example.org' } }))
  storeSession()
  const { user } = renderInSession(<RestoreEmailPage />, '/restore-email?token=t-1')
  await user.click(button('Restore address'))
  expect(await screen.findByText('Your address is back.')).toBeVisible()
  expect(localStorage).toHaveLength(0)
  expect(screen.getByRole('link', { name: 'Set a new password' })).toHaveAttribute('href', '/forgot-password')
})
