import { screen, within } from '@testing-library/react'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { profileServer } from '@/features/profiles/testing'
import { answers, refuses } from '@/test/mock-api'
import { renderApp } from '@/test/render-app'
import { server } from '@/test/setup'
import { storeSession, userOf } from '@/test/user'
import type { ApiKey } from './calls'

const PATH = '/api/account/keys'
const keyOf = (over: Partial<ApiKey> = {}): ApiKey => ({ id: 'k1', name: 'Nightly copy', scope: 'read', createdAt: '2026-03-01T00:00:00.000Z', expiresAt: '2100-03-01T00:00:00.000Z', lastUsedAt: null, ...over })

const sent = vi.fn<(body: unknown) => void>()
const on = async (request: Request) => sent(await request.json())

beforeEach(() => {
  sent.mockReset()
  server.use(...profileServer().handlers, answers('get', '/api/account/sessions', { data: [] }), answers('get', '/api/account/second-factor', { data: { enabled: false, enabledAt: null, recoveryCodes: 0 } }))
})

async function show(keys: ApiKey[]) {
  const member = userOf()
  server.use(answers('get', '/api/users/profile', { data: member }), answers('get', PATH, { data: keys }))
  storeSession(member)
  const view = renderApp('/settings')
  await screen.findByRole('heading', { level: 1, name: 'Settings' })
  return view
}
const section = () => within(screen.getByRole('region', { name: 'API keys' }))

describe('API keys', () => {
  test('a key is made, and its text shown once', async () => {
    server.use(answers('post', PATH, { data: { ...keyOf(), key: 'vitae_secret' } }, { on }))
    const { user } = await show([])
    expect(await section().findByText('You have no API keys.')).toBeVisible()
    await user.click(section().getByRole('button', { name: 'New key' }))
    const form = within(await screen.findByRole('dialog', { name: 'New API key' }))
    await user.click(form.getByRole('button', { name: 'Make key' }))
    expect(form.getByText('Give the key a name')).toBeVisible()
    await user.type(form.getByLabelText('Name'), 'Nightly copy')
    await user.selectOptions(form.getByLabelText('Access'), 'Read and write')
    await user.selectOptions(form.getByLabelText('Expires after'), '30 days')
    await user.type(form.getByLabelText('Your password'), 'secret1')
    server.use(answers('get', PATH, { data: [keyOf({ scope: 'write' })] }))
    await user.click(form.getByRole('button', { name: 'Make key' }))
    const made = within(await screen.findByRole('dialog', { name: 'Copy your key' }))
    expect(made.getByText('vitae_secret')).toBeVisible()
    await user.click(made.getByRole('button', { name: 'Done' }))
    expect(sent).toHaveBeenCalledExactlyOnceWith({ name: 'Nightly copy', scope: 'write', expiresInDays: 30, password: 'secret1' })
    expect(section().getByText('Read and write')).toBeVisible()
    await user.click(section().getByRole('button', { name: 'New key' }))
    expect(within(await screen.findByRole('dialog', { name: 'New API key' })).getByLabelText('Name')).toHaveValue('')
  })

  test('what the server refuses is said at its field', async () => {
    server.use(refuses('post', PATH, 422, 'That is not your current password.', { fields: [{ path: 'password', message: 'That is not your current password.' }] }))
    const { user } = await show([])
    await user.click(await section().findByRole('button', { name: 'New key' }))
    const form = within(await screen.findByRole('dialog', { name: 'New API key' }))
    await user.type(form.getByLabelText('Name'), 'Copy')
    await user.type(form.getByLabelText('Your password'), 'x')
    await user.click(form.getByRole('button', { name: 'Make key' }))
    expect(await form.findByText('That is not your current password.')).toBeVisible()
  })

  test('a key is deleted once that is confirmed', async () => {
    server.use(answers('delete', `${PATH}/{id}`, { data: [] }))
    const { user } = await show([keyOf({ expiresAt: '2026-03-01T00:00:00.000Z' })])
    expect(await section().findByText(/^Expired .* · Never used$/)).toBeVisible()
    await user.click(section().getByRole('button', { name: 'Delete the key Nightly copy' }))
    await user.click(within(await screen.findByRole('alertdialog', { name: 'Delete “Nightly copy”?' })).getByRole('button', { name: 'Delete' }))
    expect(await screen.findByText('The key is deleted.')).toBeVisible()
    expect(section().getByText('You have no API keys.')).toBeVisible()
  })
})
