import { startRegistration } from '@simplewebauthn/browser'
import { screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { profileServer } from '@/features/profiles/testing'
import { answers, refuses } from '@/test/mock-api'
import { server } from '@/test/setup'
import { on, section, sent, show, startServer } from '../testing'
import type { Passkey } from './calls'

vi.mock('@simplewebauthn/browser')

const PATH = '/api/account/passkeys'
const CREDENTIAL = { id: 'c1', rawId: 'c1', type: 'public-key' as const, clientExtensionResults: {}, response: { attestationObject: 'a', clientDataJSON: 'b' } }
const passkeyOf = (over: Partial<Passkey> = {}): Passkey => ({ id: 'p1', name: 'Laptop', createdAt: '2026-03-01T12:00:00.000Z', lastUsedAt: null, ...over })
const here = { id: 's1', device: 'Chrome on Linux', address: '', createdAt: '2026-03-01T12:00:00.000Z', lastUsedAt: '2026-03-01T12:00:00.000Z', current: true }

beforeEach(() => {
  startServer(profileServer().handlers)
  vi.stubGlobal('PublicKeyCredential', class {})
  vi.mocked(startRegistration).mockReset().mockResolvedValue(CREDENTIAL)
  server.use(
    answers('get', '/api/auth/methods', { data: { passkeys: true, provider: null } }),
    answers('get', '/api/account/sessions', { data: [here] }),
    answers('post', `${PATH}/options`, { data: { ticket: 't1', options: { challenge: 'abc' } } }, { on }),
    answers('post', PATH, { data: passkeyOf() }, { on }),
  )
})
afterEach(() => vi.unstubAllGlobals())

const part = () => section('Passkeys')
const form = async () => within(await screen.findByRole('dialog', { name: 'Add a passkey' }))

async function showPasskeys(passkeys: Passkey[]) {
  server.use(answers('get', PATH, { data: passkeys }))
  return show()
}

/** Opens the form, and fills in the password. */
async function ask() {
  const view = await showPasskeys([])
  expect(await part().findByText('You have no passkeys.')).toBeVisible()
  await section('Where you are signed in').findByText('Chrome on Linux')
  await view.user.click(part().getByRole('button', { name: 'Add a passkey' }))
  const dialog = await form()
  await view.user.type(dialog.getByLabelText('Your password'), 'secret1')
  return { ...view, dialog, go: () => view.user.click(dialog.getByRole('button', { name: 'Continue' })) }
}

describe('passkeys', () => {
  test('each has its name, and when it was added and used', async () => {
    await showPasskeys([passkeyOf(), passkeyOf({ id: 'p2', name: 'Phone', lastUsedAt: new Date(Date.now() - 125 * 60_000).toISOString() })])
    const [one, other] = (await part().findAllByRole('listitem')).map(({ textContent }) => textContent)
    expect(one).toMatch(/^LaptopAdded March 1, 2026 · Never used/)
    expect(other).toMatch(/Last used: 2 hours ago/)
  })

  test('one is added with the password and a name, which is first that of the device', async () => {
    const { dialog, go, user } = await ask()
    expect(dialog.getByLabelText('Name')).toHaveValue('Chrome on Linux')
    await user.clear(dialog.getByLabelText('Name'))
    await go()
    expect(dialog.getByLabelText('Name')).toHaveAccessibleDescription(/Give the passkey a name/)
    await user.type(dialog.getByLabelText('Name'), ' Laptop ')
    server.use(answers('get', PATH, { data: [passkeyOf()] }))
    await go()
    expect(await screen.findByText('Your passkey is added.')).toBeVisible()
    expect(startRegistration).toHaveBeenCalledExactlyOnceWith({ optionsJSON: { challenge: 'abc' } })
    expect(sent.mock.calls.map(([body]) => body)).toEqual([{ password: 'secret1' }, { ticket: 't1', name: 'Laptop', credential: CREDENTIAL }])
    expect(await part().findByText('Laptop')).toBeVisible()
    expect(screen.queryByRole('dialog')).toBeNull()
  })

  test('the browser’s dialog can be closed: nothing is said, and the form stays', async () => {
    vi.mocked(startRegistration).mockRejectedValue(Object.assign(new Error('x'), { name: 'NotAllowedError' }))
    const { dialog, go } = await ask()
    await go()
    await waitFor(() => expect(startRegistration).toHaveBeenCalled())
    await waitFor(() => expect(dialog.getByRole('button', { name: 'Continue' })).not.toHaveAttribute('aria-busy'))
    expect(dialog.queryByRole('alert')).toBeNull()
    expect(dialog.getByLabelText('Your password')).toHaveValue('secret1')
    expect(sent).toHaveBeenCalledOnce()
  })

  test('a wrong password is said at its field, before the browser asks anything', async () => {
    const text = 'That is not your current password.'
    server.use(refuses('post', `${PATH}/options`, 422, text, { fields: [{ path: 'password', message: text }] }))
    const { dialog, go } = await ask()
    await go()
    await waitFor(() => expect(dialog.getByLabelText('Your password')).toHaveAccessibleDescription(text))
    expect(startRegistration).not.toHaveBeenCalled()
  })

  test.each([
    ['the device has one already', () => vi.mocked(startRegistration).mockRejectedValue(Object.assign(new Error('x'), { name: 'InvalidStateError' })), 'This device already has a passkey for your account.'],
    ['the browser fails', () => vi.mocked(startRegistration).mockRejectedValue(new Error('x')), 'Your browser couldn’t create a passkey. Please try again.'],
    ['there are ten', () => server.use(refuses('post', PATH, 403, 'An account has at most 10 passkeys. Remove one first.', { code: 'key_limit' })), 'An account has at most 10 passkeys. Remove one first.'],
  ])('%s: the form says so', async (_, prepare, text) => {
    prepare()
    const { dialog, go } = await ask()
    await go()
    expect(await dialog.findByRole('alert')).toHaveTextContent(text)
  })

  test('one is removed once that is confirmed; the keyboard goes on from the heading', async () => {
    server.use(answers('delete', `${PATH}/{id}`, { data: { message: 'The passkey is removed.' } }))
    const { user } = await showPasskeys([passkeyOf()])
    await user.click(await part().findByRole('button', { name: 'Remove the passkey Laptop' }))
    const question = await screen.findByRole('alertdialog', { name: 'Remove “Laptop”?' })
    await user.click(within(question).getByRole('button', { name: 'Remove' }))
    expect(await screen.findByText('The passkey is removed.')).toBeVisible()
    expect(part().getByText('You have no passkeys.')).toBeVisible()
    expect(part().getByRole('heading', { name: 'Passkeys' })).toHaveFocus()
  })

  test('one that could not be removed stays, and the list is read anew', async () => {
    server.use(refuses('delete', `${PATH}/{id}`, 500, 'That didn’t work.'))
    const { user } = await showPasskeys([passkeyOf()])
    await user.click(await part().findByRole('button', { name: 'Remove the passkey Laptop' }))
    server.use(answers('get', PATH, { data: [passkeyOf({ name: 'Old laptop' })] }))
    await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Remove' }))
    expect(await screen.findByText('That didn’t work.')).toBeVisible()
    expect(await part().findByText('Old laptop')).toBeVisible()
  })

  test.each([
    ['this address', () => server.use(answers('get', '/api/auth/methods', { data: { passkeys: false, provider: null } })), 'Passkeys don’t work at this address.'],
    ['this browser', () => void vi.stubGlobal('PublicKeyCredential', undefined), 'This browser doesn’t support passkeys.'],
  ])('where %s has none, the button says why', async (_, prepare, text) => {
    prepare()
    const { user } = await showPasskeys([])
    const add = part().getByRole('button', { name: 'Add a passkey' })
    await waitFor(() => expect(add).toHaveAccessibleDescription(text))
    await user.click(add)
    expect(screen.queryByRole('dialog')).toBeNull()
  })
})
