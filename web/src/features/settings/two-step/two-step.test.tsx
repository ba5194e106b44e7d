import { screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { profileServer } from '@/features/profiles/testing'
import * as saveFile from '@/lib/save-file'
import { answers, refuses } from '@/test/mock-api'
import { server } from '@/test/setup'
import { OFF, on, section, sent, show, startServer } from '../testing'

const PATH = '/api/account/second-factor'
const ON = { enabled: true, enabledAt: '2026-03-01T00:00:00.000Z', recoveryCodes: 9 }
const CODES = ['abcd-efgh-ijkm-npqr', 'stuv-wxyz-2345-6789']
const SETUP = { secret: 'GEZDGNBVGY3TQOJQ', uri: 'otpauth://totp/Vitae:mara', qr: '<svg/>' }
const WRONG = 'That code is wrong, expired or already used.'

beforeEach(() => startServer(profileServer().handlers))
afterEach(() => vi.restoreAllMocks())

async function showState(state: typeof OFF | typeof ON) {
  server.use(answers('get', PATH, { data: state }))
  return show()
}
const part = () => section('Two-step verification')
const heading = () => part().getByRole('heading', { name: 'Two-step verification' })
const dialog = async (name: string) => within(await screen.findByRole('dialog', { name }))

describe('two-step verification', () => {
  test('is set up with the password and a code, and shows its recovery codes', async () => {
    const save = vi.spyOn(saveFile, 'saveBlob').mockImplementation(() => {})
    server.use(answers('post', PATH, { data: SETUP }, { on }), answers('post', `${PATH}/confirm`, { data: { recoveryCodes: CODES } }, { on }))
    const { user } = await showState(OFF)
    await user.click(await part().findByRole('button', { name: 'Set up' }))
    const first = await dialog('Set up two-step verification')
    await user.type(first.getByLabelText('Your password'), 'secret1')
    await user.click(first.getByRole('button', { name: 'Continue' }))
    const second = await dialog('Connect your app')
    expect(second.getByRole('img', { name: /QR code/ })).toHaveAttribute('src', 'data:image/svg+xml;utf8,%3Csvg%2F%3E')
    expect(second.getByText('GEZD GNBV GY3T QOJQ')).toBeVisible()
    await user.click(second.getByRole('button', { name: 'Turn on' }))
    expect(second.getByText('Enter the code')).toBeVisible()
    const reloaded = vi.fn()
    server.use(answers('get', PATH, { data: ON }), answers('get', '/api/account/sessions', { data: [] }, { on: reloaded }), answers('get', '/api/account/keys', { data: [] }, { on: reloaded }))
    await user.type(second.getByLabelText('Code from the app'), '287082')
    await user.click(second.getByRole('button', { name: 'Turn on' }))
    const third = await dialog('Save your recovery codes')
    await waitFor(() => expect(reloaded).toHaveBeenCalledTimes(2))
    await user.keyboard('{Escape}')
    expect(third.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual(CODES)
    await user.click(third.getByRole('button', { name: 'Download as text' }))
    expect(save).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ type: 'text/plain' }), 'recovery-codes.txt')
    await user.click(third.getByRole('button', { name: 'I’ve saved them' }))
    expect(sent.mock.calls.map(([body]) => body)).toEqual([{ password: 'secret1' }, { code: '287082' }])
    expect(await part().findByText('On')).toBeVisible()
    expect(part().getByText(/9 recovery codes are left\./)).toBeVisible()
    expect(heading()).toHaveFocus()
  })

  test('a wrong code is said at its field', async () => {
    server.use(answers('post', PATH, { data: SETUP }), refuses('post', `${PATH}/confirm`, 422, WRONG, { fields: [{ path: 'code', message: WRONG }] }))
    const { user } = await showState(OFF)
    await user.click(await part().findByRole('button', { name: 'Set up' }))
    await user.type((await dialog('Set up two-step verification')).getByLabelText('Your password'), 'secret1{Enter}')
    const second = await dialog('Connect your app')
    await user.type(second.getByLabelText('Code from the app'), '000000{Enter}')
    expect(await second.findByLabelText('Code from the app')).toHaveAccessibleDescription(expect.stringContaining(WRONG))
  })

  test('new codes replace the old ones, and it is turned off with the password', async () => {
    server.use(answers('post', `${PATH}/recovery-codes`, { data: { recoveryCodes: CODES } }, { on }), answers('delete', PATH, { data: { message: 'Two-step verification is off.' } }, { on }))
    const { user } = await showState(ON)
    await user.click(await part().findByRole('button', { name: 'Get new codes' }))
    await user.type((await dialog('Get new recovery codes?')).getByLabelText('Your password'), 'secret1{Enter}')
    await user.click((await dialog('Save your recovery codes')).getByRole('button', { name: 'I’ve saved them' }))
    await user.click(part().getByRole('button', { name: 'Turn off' }))
    server.use(answers('get', PATH, { data: OFF }))
    await user.type(within(await screen.findByRole('alertdialog', { name: 'Turn off two-step verification?' })).getByLabelText('Your password'), 'secret1{Enter}')
    expect(await screen.findByText('Two-step verification is off.')).toBeVisible()
    expect(await part().findByRole('button', { name: 'Set up' })).toBeVisible()
    await waitFor(() => expect(heading()).toHaveFocus())
    expect(sent).toHaveBeenCalledTimes(2)
  })
})
