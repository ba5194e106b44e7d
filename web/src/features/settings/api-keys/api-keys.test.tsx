import { screen, within } from '@testing-library/react'
import { beforeEach, describe, expect, test } from 'vitest'
import { profileServer } from '@/features/profiles/testing'
import { answers, refuses } from '@/test/mock-api'
import { server } from '@/test/setup'
import { keyOf, on, section, sent, show, startServer } from '../testing'
import type { ApiKey } from './calls'

const PATH = '/api/account/keys'

beforeEach(() => startServer(profileServer().handlers))

async function showKeys(keys: ApiKey[]) {
  server.use(answers('get', PATH, { data: keys }))
  return show()
}
const part = () => section('API keys')

describe('API keys', () => {
  test('a key is made, and its text shown once', async () => {
    server.use(answers('post', PATH, { data: { ...keyOf(), key: 'vitae_secret' } }, { on }))
    const { user } = await showKeys([])
    expect(await part().findByText('You have no API keys.')).toBeVisible()
    await user.click(part().getByRole('button', { name: 'New key' }))
    const form = within(await screen.findByRole('dialog', { name: 'New API key' }))
    await user.click(form.getByRole('button', { name: 'Create key' }))
    expect(form.getByText('Give the key a name')).toBeVisible()
    await user.type(form.getByLabelText('Name'), 'Nightly copy')
    await user.selectOptions(form.getByLabelText('Access'), 'Read and write')
    await user.selectOptions(form.getByLabelText('Expires after'), '30 days')
    await user.type(form.getByLabelText('Your password'), 'secret1')
    server.use(answers('get', PATH, { data: [keyOf({ scope: 'write' })] }))
    await user.click(form.getByRole('button', { name: 'Create key' }))
    const made = within(await screen.findByRole('dialog', { name: 'Copy your key' }))
    expect(made.getByText('vitae_secret')).toBeVisible()
    await user.keyboard('{Escape}')
    expect(made.getByText('vitae_secret')).toBeVisible()
    await user.click(made.getByRole('button', { name: 'Done' }))
    expect(sent).toHaveBeenCalledExactlyOnceWith({ name: 'Nightly copy', scope: 'write', expiresInDays: 30, password: 'secret1' })
    expect(part().getByText('Read and write')).toBeVisible()
    await user.click(part().getByRole('button', { name: 'New key' }))
    expect(within(await screen.findByRole('dialog', { name: 'New API key' })).getByLabelText('Name')).toHaveValue('')
  })

  test('what the server refuses is said at its field', async () => {
    server.use(refuses('post', PATH, 422, 'That is not your current password.', { fields: [{ path: 'password', message: 'That is not your current password.' }] }))
    const { user } = await showKeys([])
    await user.click(await part().findByRole('button', { name: 'New key' }))
    const form = within(await screen.findByRole('dialog', { name: 'New API key' }))
    await user.type(form.getByLabelText('Name'), 'Copy')
    await user.type(form.getByLabelText('Your password'), 'x')
    await user.click(form.getByRole('button', { name: 'Create key' }))
    expect(await form.findByText('That is not your current password.')).toBeVisible()
  })

  test('a key is deleted once that is confirmed', async () => {
    server.use(answers('delete', `${PATH}/{id}`, { data: [] }))
    const { user } = await showKeys([keyOf({ expiresAt: '2026-03-01T00:00:00.000Z' })])
    expect(await part().findByText(/^Expired .* · Never used$/)).toBeVisible()
    await user.click(part().getByRole('button', { name: 'Delete the key Nightly copy' }))
    await user.click(within(await screen.findByRole('alertdialog', { name: 'Delete “Nightly copy”?' })).getByRole('button', { name: 'Delete' }))
    expect(await screen.findByText('The key is deleted.')).toBeVisible()
    expect(part().getByText('You have no API keys.')).toBeVisible()
    expect(part().getByRole('heading', { name: 'API keys' })).toHaveFocus()
  })

  test('it says when keys end', async () => {
    await show()
    expect(part().getByText(/^For your own scripts/)).toHaveTextContent('All keys stop working when you change or reset your password, or turn on two-step verification.')
  })
})
