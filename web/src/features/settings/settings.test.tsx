import { screen, waitFor, within } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { githubOf, profileServer } from '@/features/profiles/testing'
import * as saveFile from '@/lib/save-file'
import { gate } from '@/test/gate'
import { answers, answersFile, breaks, refuses } from '@/test/mock-api'
import { renderApp } from '@/test/render-app'
import { server } from '@/test/setup'
import { userOf } from '@/test/user'
import type { Session } from './model'
import { keyOf, on, section, sent, show, startServer, type View } from './testing'

const minutesAgo = (minutes: number) => new Date(Date.now() - minutes * 60_000).toISOString()
const sessionOf = (over: Partial<Session> = {}): Session => ({ id: 's1', device: 'Chrome on Linux', address: '192.0.2.1', createdAt: minutesAgo(5000), lastUsedAt: minutesAgo(0), current: true, ...over })
const SESSIONS = [sessionOf(), sessionOf({ id: 's2', device: 'Safari on iPhone', address: '', lastUsedAt: minutesAgo(125), current: false }), sessionOf({ id: 's3', device: 'Unknown device', address: '2001:db8::7', lastUsedAt: minutesAgo(2000), current: false })]

const SIGNED_IN = 'Where you are signed in'
const NO_SERVER = 'We couldn’t reach the server. Check your connection and try again.'
const LIMITED = 'Too many attempts. Try again in 40 seconds.'
const named = (path: string, message: string) => ({ fields: [{ path, message }] })

beforeEach(() => {
  startServer(profileServer({ github: githubOf({ state: 'expired' }) }).handlers)
  server.use(answers('get', '/api/account/sessions', { data: SESSIONS }))
})
afterEach(() => vi.restoreAllMocks())

const stored = () => JSON.parse(localStorage.getItem('user')!) as Record<string, unknown>

async function fill({ user }: View, part: string, fields: Record<string, string>) {
  for (const [label, value] of Object.entries(fields)) {
    await user.clear(section(part).getByLabelText(label))
    await user.type(section(part).getByLabelText(label), value)
  }
}
const press = ({ user }: View, part: string, name: string) => user.click(section(part).getByRole('button', { name }))

describe('the page', () => {
  test('its sections and title', async () => {
    await show()
    expect(document.title).toBe('Settings · Vitae')
    expect(screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent).slice(0, 12)).toEqual(['Profile', 'Change email', 'Change password', 'Two-step verification', 'Passkeys', SIGNED_IN, 'Email preferences', 'Appearance', 'Storage', 'Connections', 'API keys', 'Your data'])
  })

  test('guests are asked to sign in', () => {
    expect(renderApp('/settings').url()).toBe('/login?next=%2Fsettings')
  })

  test('the menu of the account leads there', async () => {
    const { user } = await show()
    await user.click(await screen.findByRole('button', { name: 'Mara Lindqvist' }))
    expect(await screen.findByRole('menuitem', { name: 'Settings' })).toHaveAttribute('href', '/settings')
  })
})

describe('profile', () => {
  test('a new name is saved and shown', async () => {
    server.use(answers('put', '/api/users/profile', { data: userOf({ name: 'Mara L.' }) }, { on }))
    const view = await show()
    await fill(view, 'Profile', { Name: ' Mara L. ' })
    await press(view, 'Profile', 'Save name')
    expect(await screen.findByText('Your name is saved.')).toBeVisible()
    expect(sent).toHaveBeenCalledExactlyOnceWith({ name: 'Mara L.' })
    expect(stored()).toMatchObject({ name: 'Mara L.' })
    expect(section('Profile').getByLabelText('Name')).toHaveValue('Mara L.')
    expect(await screen.findByRole('button', { name: 'Mara L.' })).toBeVisible()
  })

  test('a name that was not changed is not sent: the button says why', async () => {
    server.use(answers('put', '/api/users/profile', { data: userOf() }, { on }))
    const view = await show()
    const button = () => section('Profile').getByRole('button', { name: 'Save name' })
    expect(button()).toHaveAttribute('aria-disabled', 'true')
    expect(button()).toHaveAccessibleDescription('There’s nothing new to save.')
    await view.user.click(button())
    await view.user.type(section('Profile').getByLabelText('Name'), '{Enter}')
    await view.user.type(section('Profile').getByLabelText('Name'), ' L.')
    expect(button()).not.toHaveAttribute('aria-disabled')
    expect(button()).not.toHaveAccessibleDescription()
    expect(sent).not.toHaveBeenCalled()
  })

  test('an empty name is shown at once', async () => {
    const view = await show()
    await view.user.clear(section('Profile').getByLabelText('Name'))
    await press(view, 'Profile', 'Save name')
    expect(section('Profile').getByLabelText('Name')).toHaveAccessibleDescription('Enter your name')
  })

  test.each([
    ['the field', refuses('put', '/api/users/profile', 422, 'Use at most 100 characters', named('name', 'Use at most 100 characters'))],
    ['the connection', breaks('put', '/api/users/profile')],
  ])('a failure of %s keeps what was typed', async (what, handler) => {
    server.use(handler)
    const view = await show()
    await fill(view, 'Profile', { Name: 'Mara L.' })
    await press(view, 'Profile', 'Save name')
    const field = section('Profile').getByLabelText('Name')
    if (what === 'the field') await waitFor(() => expect(field).toHaveAccessibleDescription('Use at most 100 characters'))
    else expect(await section('Profile').findByRole('alert')).toHaveTextContent(NO_SERVER)
    expect(field).toHaveValue('Mara L.')
    expect(stored()).toMatchObject({ name: 'Mara Lindqvist' })
  })

  test.each([
    [{ mailSent: true, emailConfirmed: true }, 'Confirmed', false],
    [{ mailSent: true, emailConfirmed: false }, 'Not confirmed', true],
    [{ mailSent: false, emailConfirmed: false }, null, false],
  ])('the address of %j', async (over, text, again) => {
    await show(over)
    expect(section('Profile').getByText('mara@example.org')).toBeVisible()
    expect(section('Profile').queryByText(/confirmed/i)?.textContent ?? null).toBe(text)
    expect(section('Profile').queryAllByRole('button', { name: 'Send the link again' })).toHaveLength(again ? 1 : 0)
  })

  test('the link is sent again', async () => {
    server.use(answers('post', '/api/auth/send-confirmation', { data: { message: 'Open the link we sent to mara@example.org.' } }))
    const view = await show({ mailSent: true })
    await press(view, 'Profile', 'Send the link again')
    expect(await section('Profile').findByText('Open the link we sent to mara@example.org.')).toBeVisible()
  })

  test('that it could not be sent is shown', async () => {
    server.use(refuses('post', '/api/auth/send-confirmation', 429, LIMITED))
    const view = await show({ mailSent: true })
    await press(view, 'Profile', 'Send the link again')
    expect(await section('Profile').findByRole('alert')).toHaveTextContent(LIMITED)
  })
})

describe('changing the email', () => {
  const change = async (view: View) => {
    await fill(view, 'Change email', { 'New email address': 'ada@new.org', 'Your password': 'secret1' })
    await press(view, 'Change email', 'Change email')
  }
  const values = () => ['New email address', 'Your password'].map((label) => section('Change email').getByLabelText<HTMLInputElement>(label).value)

  test('names the address that is changed', async () => {
    await show()
    expect(section('Change email').getByText(/^You sign in with/)).toHaveTextContent('You sign in with mara@example.org, and all our mail goes there.')
  })

  test('says where the link is', async () => {
    server.use(answers('post', '/api/auth/change-email', { data: { message: 'Open the link we sent to ada@new.org to use it from now on.' } }, { on }))
    await change(await show())
    expect(await section('Change email').findByText('Open the link we sent to ada@new.org to use it from now on.')).toBeVisible()
    expect(sent).toHaveBeenCalledExactlyOnceWith({ email: 'ada@new.org', password: 'secret1' })
    expect(values()).toEqual(['', ''])
  })

  test.each([
    ['a wrong password', refuses('post', '/api/auth/change-email', 422, 'x', named('password', 'That is not your password.')), 'Your password', 'That is not your password.'],
    ['a wrong address', refuses('post', '/api/auth/change-email', 422, 'x', named('email', 'Enter a valid email address')), 'New email address', 'Enter a valid email address'],
    ['a taken address', refuses('post', '/api/auth/change-email', 409, 'email already exists', { code: 'email_taken' }), 'New email address', 'An account with this email already exists'],
  ])('%s is shown at its field', async (_, handler, label, text) => {
    server.use(handler)
    await change(await show())
    const field = section('Change email').getByLabelText(label)
    await waitFor(() => expect(field).toHaveAccessibleDescription(text))
    expect(field).toHaveFocus()
    expect(values()).toEqual(['ada@new.org', 'secret1'])
  })

  test.each([
    ['too many attempts', refuses('post', '/api/auth/change-email', 429, LIMITED), LIMITED],
    ['no connection', breaks('post', '/api/auth/change-email'), NO_SERVER],
  ])('%s: it says so, and nothing typed is lost', async (_, handler, text) => {
    server.use(handler)
    await change(await show())
    const alert = await section('Change email').findByRole('alert')
    expect(alert).toHaveTextContent(text)
    await waitFor(() => expect(alert).toHaveFocus())
    expect(values()).toEqual(['ada@new.org', 'secret1'])
  })
})

describe('changing the password', () => {
  const PART = 'Change password'
  const change = async (view: View) => {
    await fill(view, PART, { 'Current password': 'secret1', 'New password': 'secret2' })
    await press(view, PART, PART)
  }

  test('sends both, and reads the sessions and the API keys anew', async () => {
    server.use(answers('post', '/api/auth/change-password', { data: { message: 'Your password is changed.', endedSessions: 2 } }, { on }))
    server.use(answers('get', '/api/account/keys', { data: [keyOf()] }))
    const view = await show()
    await section(SIGNED_IN).findByText('Safari on iPhone')
    await section('API keys').findByText('Nightly copy')
    server.use(answers('get', '/api/account/sessions', { data: [sessionOf()] }), answers('get', '/api/account/keys', { data: [] }))
    await change(view)
    expect(await section(PART).findByText('Your password is changed. Signed out on 2 other devices.')).toBeVisible()
    expect(sent).toHaveBeenCalledExactlyOnceWith({ currentPassword: 'secret1', newPassword: 'secret2' })
    expect(section(PART).getByLabelText('New password')).toHaveValue('')
    await waitFor(() => expect(section(SIGNED_IN).queryByText('Safari on iPhone')).toBeNull())
    expect(await section('API keys').findByText('You have no API keys.')).toBeVisible()
  })

  test('both are required; each has its own button to be shown', async () => {
    const view = await show()
    await press(view, PART, PART)
    expect(section(PART).getByLabelText('Current password')).toHaveAccessibleDescription(/Enter your password/)
    expect(section(PART).getByLabelText('New password')).toHaveAccessibleDescription('Choose a password')
    await press(view, PART, 'Show new password')
    expect(section(PART).getByLabelText('New password')).toHaveAttribute('type', 'text')
  })

  test.each([
    ['Current password', named('currentPassword', 'That is not your current password.'), /That is not your current password\./],
    ['New password', named('newPassword', 'Password must be at least 6 characters long'), /Password must be at least 6 characters long/],
  ])('a refused %s is shown at its field', async (label, fields, text) => {
    server.use(refuses('post', '/api/auth/change-password', 422, 'x', fields))
    await change(await show())
    const field = section(PART).getByLabelText(label)
    await waitFor(() => expect(field).toHaveAccessibleDescription(text))
    expect(field).toHaveFocus()
    expect(section(PART).getByLabelText('Current password')).toHaveValue('secret1')
  })

  test('a busy button keeps the focus and takes no second press', async () => {
    const { opened, open } = gate()
    server.use(answers('post', '/api/auth/change-password', { data: { message: 'Your password is changed.', endedSessions: 0 } }, { on: async (request) => {
      await on(request)
      await opened
    } }))
    const view = await show()
    await change(view)
    const button = section(PART).getByRole('button', { name: PART })
    expect(button).toHaveAttribute('aria-disabled', 'true')
    expect(button).toHaveFocus()
    await view.user.click(button)
    open()
    await section(PART).findByText('Your password is changed.')
    expect(sent).toHaveBeenCalledOnce()
  })
})

describe('sessions', () => {
  const items = () => section(SIGNED_IN).getAllByRole('listitem')
  const listed = () => section(SIGNED_IN).findAllByRole('listitem')

  test('device, address and last use; this one is marked and has no button', async () => {
    await show()
    expect(await listed()).toHaveLength(3)
    const [here, phone, unknown] = items()
    expect(here).toHaveTextContent('Chrome on LinuxThis device192.0.2.1 · In use now')
    expect(within(here!).queryByRole('button')).toBeNull()
    expect(phone).toHaveTextContent('Safari on iPhoneLast used: 2 hours ago')
    expect(unknown).toHaveTextContent('2001:db8::7 · Last used: Yesterday')
  })

  test('one is ended; the keyboard goes on from the heading', async () => {
    const ended = vi.fn()
    server.use(http.delete('*/api/account/sessions/:id', ({ params }) => {
      ended(params.id)
      return HttpResponse.json({ data: { ended: 1 } })
    }))
    const view = await show()
    await listed()
    await press(view, SIGNED_IN, 'Sign out of Safari on iPhone')
    await waitFor(() => expect(items()).toHaveLength(2))
    expect(ended).toHaveBeenCalledExactlyOnceWith('s2')
    expect(screen.getByRole('heading', { name: SIGNED_IN })).toHaveFocus()
    expect(screen.getByText('Signed out on 1 other device.')).toBeVisible()
  })

  test('one that could not be ended stays, and the list is read anew', async () => {
    server.use(refuses('delete', '/api/account/sessions/{id}', 404, 'This session has ended.'))
    const view = await show()
    await listed()
    server.use(answers('get', '/api/account/sessions', { data: SESSIONS.slice(0, 1) }))
    await press(view, SIGNED_IN, 'Sign out of Safari on iPhone')
    expect(await screen.findByText('This session has ended.')).toBeVisible()
    await waitFor(() => expect(items()).toHaveLength(1))
  })

  test('all others are ended after a question', async () => {
    server.use(answers('delete', '/api/account/sessions', { data: { ended: 2 } }))
    const view = await show()
    await listed()
    await press(view, SIGNED_IN, 'Sign out everywhere else')
    const question = within(screen.getByRole('alertdialog', { name: 'Sign out on 2 other devices?' }))
    await view.user.click(question.getByRole('button', { name: 'Sign out' }))
    expect(await screen.findByText('Signed out on 2 other devices.')).toBeVisible()
    await waitFor(() => expect(items()).toHaveLength(1))
    expect(screen.queryByRole('alertdialog')).toBeNull()
    expect(section(SIGNED_IN).queryByRole('button', { name: 'Sign out everywhere else' })).toBeNull()
    await waitFor(() => expect(screen.getByRole('heading', { name: SIGNED_IN })).toHaveFocus())
  })

  test('a list that cannot be loaded says so; the way out loads it', async () => {
    server.use(refuses('get', '/api/account/sessions', 500))
    const view = await show()
    expect(await section(SIGNED_IN).findByRole('alert')).toHaveTextContent('We couldn’t load where you are signed in.')
    server.use(answers('get', '/api/account/sessions', { data: SESSIONS }))
    await press(view, SIGNED_IN, 'Try Again')
    expect(await listed()).toHaveLength(3)
  })
})

describe('email preferences', () => {
  const PART = 'Email preferences'
  const news = () => section(PART).findByRole('switch', { name: 'News' })

  test('news are switched on', async () => {
    server.use(answers('put', '/api/account/email-preferences', { data: { news: true } }, { on }))
    const view = await show()
    expect(await news()).toHaveAttribute('aria-checked', 'false')
    await view.user.click(await news())
    await waitFor(async () => expect(await news()).toHaveAttribute('aria-checked', 'true'))
    expect(sent).toHaveBeenCalledExactlyOnceWith({ news: true })
  })

  test.each([
    [{ mailSent: true, emailConfirmed: false }, false],
    [{ mailSent: true, emailConfirmed: true }, true],
    [{ mailSent: false, emailConfirmed: false }, true],
  ])('the choice of %j: %s', async (over, offered) => {
    const asked = vi.fn()
    server.use(answers('get', '/api/account/email-preferences', { data: { news: false } }, { on: () => void asked() }))
    await show(over)
    if (offered) expect(await news()).toBeVisible()
    else expect(section(PART).getByText('Confirm your email address first.')).toBeVisible()
    expect(section(PART).queryAllByRole('switch')).toHaveLength(offered ? 1 : 0)
    expect(section(PART).queryByText('Confirm your email address first.') === null).toBe(offered)
    expect(asked).toHaveBeenCalledTimes(offered ? 1 : 0)
  })

  test('a choice that cannot be saved is not shown as made', async () => {
    server.use(refuses('put', '/api/account/email-preferences', 503, 'Busy'))
    const view = await show()
    await view.user.click(await news())
    expect(await screen.findByText('Busy')).toBeVisible()
    expect(await news()).toHaveAttribute('aria-checked', 'false')
  })
})

test('appearance: the choice is marked and kept', async () => {
  const view = await show()
  expect(section('Appearance').getByRole('button', { name: 'System' })).toHaveAttribute('aria-pressed', 'true')
  await press(view, 'Appearance', 'Dark')
  expect(section('Appearance').getByRole('button', { name: 'Dark' })).toHaveAttribute('aria-pressed', 'true')
  expect(localStorage.getItem('theme')).toBe('dark')
  await press(view, 'Appearance', 'System')
  expect(localStorage.getItem('theme')).toBeNull()
})

test('storage: used of the limit', async () => {
  await show()
  expect(section('Storage').getByText('250 MB of 500 MB used')).toBeVisible()
  expect(section('Storage').getByRole('progressbar', { name: 'Storage used' })).toHaveAttribute('aria-valuenow', '50')
})

test('connections: their state, and where they are managed', async () => {
  await show()
  const [github, linkedIn] = section('Connections').getAllByRole('listitem')
  await waitFor(() => expect(github).toHaveTextContent('GitHubReconnect'))
  expect(within(github!).getByRole('link', { name: 'Manage GitHub' })).toHaveAttribute('href', '/dashboard#github')
  expect(within(linkedIn!).getByRole('link', { name: 'Manage LinkedIn' })).toHaveAttribute('href', '/dashboard#linkedin')
})

describe('your data', () => {
  const PART = 'Your data'
  const EXPORT = '/api/account/export'

  test('says what the archive holds', async () => {
    await show()
    expect(section(PART).getByText(/^A ZIP file with your resumes/)).toHaveTextContent('What’s in the trash isn’t included.')
  })

  test('everything is downloaded with the credential', async () => {
    const save = vi.spyOn(saveFile, 'saveBlob').mockImplementation(() => {})
    const asked = vi.fn<(credential: string | null) => void>()
    server.use(answersFile('get', EXPORT, 'zip', { on: (request) => asked(request.headers.get('Authorization')) }))
    const view = await show()
    await press(view, PART, 'Download everything (ZIP)')
    await waitFor(() => expect(save).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ type: 'application/zip' }), 'my-data.zip'))
    expect(asked).toHaveBeenCalledExactlyOnceWith('Bearer token-1')
  })

  test.each([
    ['a refusal', refuses('get', EXPORT, 429, LIMITED), LIMITED],
    ['no connection', breaks('get', EXPORT), NO_SERVER],
  ])('%s is shown', async (_, handler, text) => {
    server.use(handler)
    const view = await show()
    await press(view, PART, 'Download everything (ZIP)')
    expect(await screen.findByText(text)).toBeVisible()
    expect(section(PART).getByRole('button', { name: 'Download everything (ZIP)' })).not.toHaveAttribute('aria-busy')
  })

  const archive = new File(['PK'], 'vitae.zip', { type: 'application/zip' })
  const choose = ({ user }: View) => user.upload(section(PART).getByLabelText(/Choose or drop an archive/), archive)

  test('an archive is imported, and what is left out is named', async () => {
    const report = { imported: { resumes: 2, letters: 1, applications: 0, portfolios: 0 }, skipped: [{ kind: 'application', title: 'Analyst', reason: 'You keep this job already.' }] }
    server.use(answers('post', '/api/account/import', { data: report }))
    const view = await show()
    await choose(view)
    expect(await section(PART).findByText('Imported 2 resumes, 1 letter.')).toBeVisible()
    expect(section(PART).getByRole('listitem')).toHaveTextContent('Analyst: You keep this job already.')
  })

  test('an archive that is refused says why', async () => {
    server.use(refuses('post', '/api/account/import', 422, 'This archive is damaged: it is not a ZIP file. Nothing was imported.'))
    const view = await show()
    await choose(view)
    expect(await section(PART).findByRole('alert')).toHaveTextContent('Nothing was imported.')
  })

  const question = () => within(screen.getByRole('alertdialog', { name: 'Delete your account?' }))
  // The dialog's code is loaded when it is asked for.
  const ask = async (view: View) => {
    await press(view, PART, 'Delete account')
    return screen.findByRole('alertdialog')
  }
  const remove = async (view: View, password = 'secret1') => {
    await ask(view)
    if (password) await view.user.type(question().getByLabelText('Your password'), password)
    await view.user.click(question().getByRole('button', { name: 'Delete account' }))
  }

  test('deleting asks for the password, says what follows, and signs out', async () => {
    const revoked = vi.fn()
    server.use(answers('delete', '/api/account', { data: { deletionAt: '2027-01-17T12:00:00Z' } }, { on }), http.post('*/api/auth/logout', () => {
      revoked()
      return HttpResponse.json({ code: 'session_expired' }, { status: 401 })
    }))
    const view = await show()
    expect(await ask(view)).toHaveAccessibleDescription(/will be deleted in 7 days.*signed out everywhere.*sign in and choose “Keep my account”/)
    await view.user.type(question().getByLabelText('Your password'), 'secret1{Enter}')
    await waitFor(() => expect(view.url()).toBe('/'))
    expect(sent).toHaveBeenCalledExactlyOnceWith({ password: 'secret1' })
    expect(localStorage.getItem('token')).toBeNull()
    expect(screen.getByText('Your account will be deleted on January 17, 2027. Sign in before then to keep it.')).toBeVisible()
  })

  test('no password, no call', async () => {
    await remove(await show(), '')
    expect(question().getByLabelText('Your password')).toHaveAccessibleDescription('Enter your password')
  })

  test('a wrong password is shown at its field, and nobody is signed out', async () => {
    server.use(refuses('delete', '/api/account', 422, 'x', named('password', 'That is not your password.')))
    await remove(await show())
    const field = question().getByLabelText('Your password')
    await waitFor(() => expect(field).toHaveAccessibleDescription('That is not your password.'))
    expect(field).toHaveFocus()
    expect(field).toHaveValue('secret1')
    expect(localStorage.getItem('token')).toBe('token-1')
  })

  test('no connection: the dialog says so and stays', async () => {
    server.use(breaks('delete', '/api/account'))
    await remove(await show())
    expect(await question().findByRole('alert')).toHaveTextContent(NO_SERVER)
    expect(question().getByLabelText('Your password')).toHaveValue('secret1')
  })

  test('it can be given up', async () => {
    const view = await show()
    await ask(view)
    await view.user.click(question().getByRole('button', { name: 'Cancel' }))
    expect(screen.queryByRole('alertdialog')).toBeNull()
  })
})

describe('an account that is about to be deleted', () => {
  const leaving = { deletionAt: '2027-01-17T12:00:00Z' }
  const banner = async () => within(await screen.findByRole('region', { name: 'Account deletion' }))

  test('every screen says when', async () => {
    await show(leaving)
    expect((await banner()).getByRole('alert')).toHaveTextContent('This account will be deleted on January 17, 2027.')
    expect(section('Your data').queryByRole('button', { name: 'Delete account' })).toBeNull()
  })

  test('it can be kept', async () => {
    server.use(answers('post', '/api/account/keep', { data: userOf({ deletionAt: null }) }))
    const { user } = await show(leaving)
    await user.click((await banner()).getByRole('button', { name: 'Keep my account' }))
    await waitFor(() => expect(screen.queryByRole('region', { name: 'Account deletion' })).toBeNull())
    expect(stored()).toMatchObject({ deletionAt: null })
    expect(screen.getByRole('main')).toHaveFocus()
  })

  test.each([
    ['a refusal', refuses('post', '/api/account/keep', 503, 'Busy'), 'Busy'],
    ['no connection', breaks('post', '/api/account/keep'), NO_SERVER],
  ])('%s is shown, and the banner stays', async (_, handler, text) => {
    server.use(handler)
    const { user } = await show(leaving)
    const keep = (await banner()).getByRole('button', { name: 'Keep my account' })
    await user.click(keep)
    expect(await screen.findByText(text)).toBeVisible()
    await waitFor(() => expect(keep).not.toHaveAttribute('aria-busy'))
    expect(keep).toHaveFocus()
  })

  test('or left', async () => {
    server.use(http.post('*/api/auth/logout', () => HttpResponse.json({ data: {} })))
    const { user, url } = await show(leaving)
    await user.click((await banner()).getByRole('button', { name: 'Sign out' }))
    await waitFor(() => expect(url()).toBe('/'))
    expect(localStorage.getItem('token')).toBeNull()
  })

  test('other accounts have no banner', async () => {
    await show()
    expect(screen.queryByRole('region', { name: 'Account deletion' })).toBeNull()
  })
})
