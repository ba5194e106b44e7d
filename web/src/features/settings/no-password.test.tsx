import { screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { profileServer } from '@/features/profiles/testing'
import { answers, refuses } from '@/test/mock-api'
import { server } from '@/test/setup'
import { on, section, sent, show, startServer } from './testing'

const PATH = '/api/auth/change-password'

beforeEach(() => {
  startServer(profileServer().handlers)
  vi.stubGlobal('PublicKeyCredential', class {})
  server.use(answers('get', '/api/auth/methods', { data: { passkeys: true, provider: { name: 'Harbour ID' } } }), answers('get', '/api/account/identities', { data: [] }))
})
afterEach(() => vi.unstubAllGlobals())

describe('an account without a password', () => {
  const open = () => show({ hasPassword: false })
  const set = async () => {
    const view = await open()
    const part = section('Set a password')
    await view.user.type(part.getByLabelText('New password'), 'secret2')
    await view.user.click(part.getByRole('button', { name: 'Set password' }))
    return view
  }

  test('sets one; from then on it is changed', async () => {
    server.use(answers('post', PATH, { data: { message: 'Your password is changed.', endedSessions: 0 } }, { on }))
    await set()
    expect(await screen.findByText('Your password is set.')).toBeVisible()
    expect(sent).toHaveBeenCalledExactlyOnceWith({ newPassword: 'secret2' })
    expect(await screen.findByRole('heading', { name: 'Change password' })).toHaveFocus()
    expect(section('Change password').getByLabelText('Current password')).toHaveValue('')
    expect(section('Change email').getByLabelText('Your password')).toBeVisible()
    expect(JSON.parse(localStorage.getItem('user')!)).toMatchObject({ hasPassword: true })
  })

  test('has no current one to give, and cannot set an empty one', async () => {
    const { user } = await open()
    const part = section('Set a password')
    expect(part.queryByLabelText('Current password')).toBeNull()
    await user.click(part.getByRole('button', { name: 'Set password' }))
    expect(part.getByLabelText('New password')).toHaveAccessibleDescription('Choose a password')
  })

  test('that signed in long ago has to sign in again: the server’s sentence', async () => {
    server.use(refuses('post', PATH, 403, 'Sign out and in again to set a password.', { code: 'sign_in_again' }))
    await set()
    expect(await section('Set a password').findByRole('alert')).toHaveTextContent('Sign out and in again to set a password.')
  })

  test('a password that is refused is shown at its field', async () => {
    const text = 'Password must be at least 6 characters long'
    server.use(refuses('post', PATH, 422, text, { fields: [{ path: 'newPassword', message: text }] }))
    await set()
    await waitFor(() => expect(section('Set a password').getByLabelText('New password')).toHaveAccessibleDescription(text))
  })

  test('sees in place of a field for it how to get one', async () => {
    await open()
    expect(section('Change email').queryByLabelText('Your password')).toBeNull()
    expect(section('Change email').getByText(/^You need a password for this\./)).toBeVisible()
  })

  test.each([
    ['Two-step verification', 'Set up', 'Set up two-step verification'],
    ['Passkeys', 'Add a passkey', 'Add a passkey'],
    ['Sign-in with Harbour ID', 'Connect Harbour ID', 'Connect Harbour ID'],
    ['API keys', 'New key', 'New API key'],
    ['Your data', 'Delete account', 'Delete your account?'],
  ])('%s: the dialog leads to the section where one is set', async (part, button, title) => {
    const { user, url } = await open()
    await user.click(await within(await screen.findByRole('region', { name: part })).findByRole('button', { name: button }))
    const dialog = within(await screen.findByRole('dialog', { name: title }))
    expect(dialog.getByText(/^You need a password for this\./)).toBeVisible()
    expect(dialog.queryByLabelText('Your password')).toBeNull()
    await user.click(dialog.getByRole('link', { name: 'Set a password' }))
    await waitFor(() => expect(screen.getByRole('heading', { name: 'Set a password' })).toHaveFocus())
    expect(url()).toBe('/settings#password')
    expect(screen.queryByRole('dialog')).toBeNull()
  })
})
