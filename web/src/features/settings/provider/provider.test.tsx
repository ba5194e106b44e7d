import { screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import type { Schemas } from '@/api/client'
import { profileServer } from '@/features/profiles/testing'
import { page } from '@/lib/leave'
import { answers, refuses } from '@/test/mock-api'
import { server } from '@/test/setup'
import { on, section, sent, show, startServer } from '../testing'

type Identity = Schemas['Identity']

const PATH = '/api/account/identities'
const PART = 'Sign-in with Harbour ID'
const IDENTITY: Identity = { id: 'i1', email: 'mara@id.example', createdAt: '2026-03-01T12:00:00.000Z', lastUsedAt: null }
const WRONG = 'That is not your current password.'

beforeEach(() => {
  startServer(profileServer().handlers)
  server.use(answers('get', '/api/auth/methods', { data: { passkeys: false, provider: { name: 'Harbour ID' } } }))
})
afterEach(() => vi.restoreAllMocks())

const part = () => section(PART)
const dialog = async (role: string, name: string) => within(await screen.findByRole(role, { name }))

async function showIdentities(identities: Identity[]) {
  server.use(answers('get', PATH, { data: identities }))
  const view = await show()
  await screen.findByRole('region', { name: PART })
  return view
}

/** Opens the question about the password, and answers it. */
async function press({ user }: Awaited<ReturnType<typeof show>>, button: string, role: string, title: string, confirm: string) {
  await user.click(await part().findByRole('button', { name: button }))
  const question = await dialog(role, title)
  await user.type(question.getByLabelText('Your password'), 'secret1')
  await user.click(question.getByRole('button', { name: confirm }))
  return question
}

describe('the identity provider', () => {
  test('has no section where none is set up', async () => {
    server.use(answers('get', '/api/auth/methods', { data: { passkeys: true, provider: null } }))
    await show()
    await section('Passkeys').findByText('You have no passkeys.')
    expect(screen.queryByRole('region', { name: /^Sign-in with/ })).toBeNull()
  })

  test('is connected with the password, then at the provider', async () => {
    const leave = vi.spyOn(page, 'leaveFor').mockImplementation(() => {})
    server.use(answers('post', `${PATH}/start`, { data: { url: 'https://id.example/auth' } }, { on }))
    await press(await showIdentities([]), 'Connect Harbour ID', 'dialog', 'Connect Harbour ID', 'Continue')
    await waitFor(() => expect(leave).toHaveBeenCalledExactlyOnceWith('https://id.example/auth'))
    expect(sent).toHaveBeenCalledExactlyOnceWith({ password: 'secret1' })
    expect(JSON.parse(sessionStorage.getItem('vitae.provider')!)).toEqual({ kind: 'connect', name: 'Harbour ID' })
  })

  test('a wrong password is said at its field', async () => {
    server.use(refuses('post', `${PATH}/start`, 422, WRONG, { fields: [{ path: 'password', message: WRONG }] }))
    const question = await press(await showIdentities([]), 'Connect Harbour ID', 'dialog', 'Connect Harbour ID', 'Continue')
    await waitFor(() => expect(question.getByLabelText('Your password')).toHaveAccessibleDescription(WRONG))
    expect(sessionStorage.getItem('vitae.provider')).toBeNull()
  })

  test.each([
    [IDENTITY, 'Connected as mara@id.example since March 1, 2026'],
    [{ ...IDENTITY, email: null }, 'Connected since March 1, 2026'],
  ])('says who is connected, and since when', async (identity, text) => {
    await showIdentities([identity])
    expect(await part().findByRole('listitem')).toHaveTextContent(text)
    expect(part().queryByRole('button', { name: /^Connect/ })).toBeNull()
  })

  test('is disconnected with the password', async () => {
    server.use(answers('delete', `${PATH}/{id}`, { data: { message: 'Harbour ID is disconnected.' } }, { on }))
    const view = await showIdentities([IDENTITY])
    await part().findByRole('listitem')
    const gone = press(view, 'Disconnect mara@id.example', 'alertdialog', 'Disconnect Harbour ID?', 'Disconnect')
    server.use(answers('get', PATH, { data: [] }))
    await gone
    expect(await screen.findByText('Harbour ID is disconnected.')).toBeVisible()
    expect(await part().findByRole('button', { name: 'Connect Harbour ID' })).toBeVisible()
    expect(sent).toHaveBeenCalledExactlyOnceWith({ password: 'secret1' })
    expect(part().getByRole('heading', { name: PART })).toHaveFocus()
  })
})
