import { screen, waitFor, within } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { templateOf } from '@/features/templates/testing'
import { site } from '@/lib/site'
import { gate } from '@/test/gate'
import { answers } from '@/test/mock-api'
import { renderScreen } from '@/test/render-screen'
import { server } from '@/test/setup'
import { userOf } from '@/test/user'
import { Share } from './Share'
import { changeOf, endingOf, formOf, viewsText, type Share as Link, type ShareChange } from './model'
import { linkOf, PUBLIC_URL, publicOf } from './testing'

let link: Link
const sent = vi.fn<(change: ShareChange) => void>()
const onClose = vi.fn()

const refuseWith = (status: number, body: object) => server.use(http.put('*/api/resume/r1/share', () => HttpResponse.json(body, { status })))

beforeEach(() => {
  sent.mockReset()
  onClose.mockReset()
  link = linkOf()
  server.use(
    answers('get', '/api/templates', { data: [templateOf(1, 'Modern Professional'), templateOf(2, 'Executive', { tier: 'premium' })] }),
    answers('get', '/api/resume/{id}/share', () => ({ data: link })),
    http.put('*/api/resume/r1/share', async ({ request }) => {
      const change = (await request.json()) as ShareChange
      sent(change)
      const { enabled, password, design, hide, expiresAt = null } = change
      link = { ...link, enabled, url: PUBLIC_URL, design: design ?? link.design, hide: hide ?? link.hide, expiresAt, hasPassword: password === undefined ? link.hasPassword : password !== '' }
      return HttpResponse.json({ data: link })
    }),
  )
})

async function show(over: Partial<Link> = {}, plan = 'free') {
  link = { ...link, ...over }
  const view = renderScreen(<Share resumeId="r1" resumeName="Backend 2026" onClose={onClose} />, '/dashboard', userOf({ subscription: { status: 'A plan', plan } }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Share your resume' }))
  await dialog.findByRole('switch', { name: 'Public link' })
  const save = () => view.user.click(dialog.getByRole('button', { name: 'Save' }))
  return { ...view, dialog, save }
}
type Dialog = Awaited<ReturnType<typeof show>>['dialog']
const theSwitch = (dialog: Dialog) => dialog.getByRole('switch', { name: 'Public link' })
const password = (dialog: Dialog) => dialog.getByLabelText(/^(New p|P)assword$/)
const says = (dialog: Dialog, text: string) => waitFor(() => expect(dialog.getAllByRole('status').map(({ textContent }) => textContent)).toContain(text))

describe('what it shows', () => {
  test('before the first use: off, with phone and address hidden', async () => {
    const { dialog } = await show()
    expect(screen.getByRole('dialog')).toHaveAccessibleDescription('Backend 2026')
    expect(theSwitch(dialog)).not.toBeChecked()
    expect(theSwitch(dialog)).toHaveAccessibleDescription(/Search engines don’t list it\./)
    expect(dialog.queryByLabelText('Link')).toBeNull()
    expect(dialog.getByLabelText('Design')).toHaveDisplayValue('Modern Professional')
    const hidden = within(dialog.getByRole('group', { name: 'Hide on the public page' }))
    expect(hidden.getByRole('checkbox', { name: 'Location' })).toBeChecked()
    expect(screen.getByRole('group', { name: 'Hide on the public page' })).toHaveAccessibleDescription('These are left out of the PDF as well.')
    expect(hidden.getAllByRole('checkbox').map((box) => (box as HTMLInputElement).checked)).toEqual([true, false, true])
    expect(password(dialog)).toHaveValue('')
    expect(dialog.getByLabelText('End date')).toHaveValue('')
  })

  test('a public one has its address, to copy and to open, and its views', async () => {
    const { dialog, user } = await show(publicOf({ views: 1234, expiresAt: '2031-05-17T12:00:00Z' }))
    expect(theSwitch(dialog)).toBeChecked()
    expect(dialog.getByLabelText('Link')).toHaveValue(PUBLIC_URL)
    expect(dialog.getByRole('link', { name: /^Open/ })).toHaveAttribute('href', PUBLIC_URL)
    expect(dialog.getByText('Viewed 1,234 times')).toBeVisible()
    expect(dialog.getByLabelText('End date')).toHaveValue('2031-05-17')
    await user.click(dialog.getByRole('button', { name: 'Copy' }))
    expect(await navigator.clipboard.readText()).toBe(PUBLIC_URL)
    expect(await dialog.findByRole('button', { name: 'Copied' })).toBeVisible()
  })

  test('one that has ended says so', async () => {
    const { dialog } = await show(publicOf({ expiresAt: '2020-05-17T12:00:00Z' }))
    expect(dialog.getByLabelText('End date')).toHaveAccessibleDescription(/^This link has ended\./)
  })

  test('the footer has room for what it will say', async () => {
    const { dialog, save } = await show(publicOf())
    const status = () => within(screen.getByRole('dialog').querySelector('footer')!).getByText((_, element) => element?.getAttribute('role') === 'status')
    expect(status()).toBeEmptyDOMElement()
    expect(status()).toHaveClass('min-h-5')
    await save()
    await says(dialog, 'Saved.')
    expect(status()).toHaveTextContent('Saved.')
  })

  test('while it loads, a failure, and Retry', async () => {
    const answer = gate()
    server.use(http.get('*/api/resume/r1/share', async () => {
      await answer.opened
      return HttpResponse.json({}, { status: 500 })
    }, { once: true }))
    const { user } = renderScreen(<Share resumeId="r1" resumeName="Backend 2026" onClose={onClose} />)
    expect(await screen.findByRole('status', { name: 'Loading the public link' })).toHaveAttribute('aria-busy', 'true')
    answer.open()
    expect(await screen.findByRole('alert')).toHaveTextContent('We couldn’t load the public link.')
    expect(screen.queryByRole('button', { name: 'Save' })).toBeNull()
    await user.click(screen.getByRole('button', { name: 'Retry' }))
    expect(await screen.findByRole('switch', { name: 'Public link' })).toBeVisible()
  })
})

describe('the switch', () => {
  test('on: public at once, with what is filled in', async () => {
    const { dialog, user } = await show()
    await user.type(password(dialog), 'open sesame')
    await user.click(theSwitch(dialog))
    expect(await dialog.findByDisplayValue(PUBLIC_URL)).toBeVisible()
    expect(sent).toHaveBeenCalledExactlyOnceWith({ enabled: true, design: 'template1', hide: ['phone', 'address'], expiresAt: null, password: 'open sesame' })
    await says(dialog, 'Your resume is public now.')
    expect(theSwitch(dialog)).toBeChecked()
    expect(theSwitch(dialog)).toHaveFocus()
    expect(dialog.getByText('A password is set.')).toBeVisible()
  })

  test('on, but refused: it stays off, the error stands at its field, and nothing is lost', async () => {
    refuseWith(422, { code: 'invalid_field', message: 'Use at least 4 characters', fields: [{ path: 'password', message: 'Use at least 4 characters' }] })
    const { dialog, user } = await show()
    await user.type(password(dialog), 'abc')
    await user.click(dialog.getByRole('checkbox', { name: 'Email' }))
    await user.click(theSwitch(dialog))
    await waitFor(() => expect(password(dialog)).toHaveAccessibleDescription(/Use at least 4 characters/))
    expect(password(dialog)).toHaveFocus()
    expect(password(dialog)).toHaveValue('abc')
    expect(dialog.getByRole('checkbox', { name: 'Email' })).toBeChecked()
    expect(theSwitch(dialog)).not.toBeChecked()
  })

  test('off: the link ends at once, and what is being typed stays', async () => {
    const { dialog, user } = await show(publicOf({ expiresAt: '2031-05-17T12:00:00Z' }))
    await user.type(password(dialog), 'ab')
    await user.click(theSwitch(dialog))
    await says(dialog, 'The link is off.')
    expect(sent).toHaveBeenCalledExactlyOnceWith({ enabled: false, expiresAt: '2031-05-17T12:00:00Z' })
    expect(theSwitch(dialog)).not.toBeChecked()
    expect(dialog.queryByDisplayValue(PUBLIC_URL)).toBeNull()
    expect(password(dialog)).toHaveValue('ab')
  })

  test('off, but the call fails: it stays on, and says so', async () => {
    refuseWith(500, {})
    const { dialog, user } = await show(publicOf())
    await user.click(theSwitch(dialog))
    expect(await dialog.findByRole('alert')).toHaveTextContent('We couldn’t save the public link. Please try again.')
    expect(theSwitch(dialog)).toBeChecked()
  })
})

describe('saving', () => {
  test('what is changed', async () => {
    const { dialog, user, save } = await show(publicOf(), 'pro')
    await user.selectOptions(dialog.getByLabelText('Design'), 'Executive (Premium)')
    await user.click(dialog.getByRole('checkbox', { name: 'Phone' }))
    await user.type(dialog.getByLabelText('End date'), '2031-05-17')
    await save()
    await says(dialog, 'Saved.')
    expect(sent).toHaveBeenCalledExactlyOnceWith({ enabled: true, design: 'template2', hide: ['address'], expiresAt: new Date('2031-05-17T23:59:59').toISOString() })
    expect(dialog.getByLabelText('End date')).toHaveValue('2031-05-17')
  })

  test('leaves a link off that is off', async () => {
    const { dialog, save } = await show()
    await save()
    await says(dialog, 'Saved. The link is still off.')
    expect(sent.mock.calls[0]![0]).toMatchObject({ enabled: false })
  })

  test('a password is removed, unless one thinks better of it', async () => {
    const { dialog, user, save } = await show(publicOf({ hasPassword: true }))
    expect(dialog.getByText('A password is set.')).toBeVisible()
    await user.click(dialog.getByRole('button', { name: 'Remove password' }))
    expect(dialog.getByText('The password is removed when you save.')).toBeVisible()
    await user.click(dialog.getByRole('button', { name: 'Keep password' }))
    await save()
    await says(dialog, 'Saved.')
    expect(sent.mock.lastCall![0]).not.toHaveProperty('password')
    await user.click(dialog.getByRole('button', { name: 'Remove password' }))
    await save()
    await waitFor(() => expect(sent.mock.lastCall![0]).toMatchObject({ password: '' }))
    await waitFor(() => expect(dialog.queryByText(/password is/)).toBeNull())
    expect(password(dialog)).toHaveValue('')
  })

  test.each([
    ['a Premium design', 403, { code: 'premium_template', message: 'This design needs a paid plan.' }, 'Design', 'This design needs a paid plan.'],
    ['an end that has passed', 422, { code: 'invalid_field', message: 'Choose a time in the future.', fields: [{ path: 'expiresAt', message: 'Choose a time in the future.' }] }, 'End date', 'Choose a time in the future.'],
  ])('%s is refused at its field', async (_, status, body, label, message) => {
    refuseWith(status, body)
    const { dialog, user, save } = await show(publicOf(), 'pro')
    await user.type(password(dialog), 'typed')
    await save()
    await waitFor(() => expect(dialog.getByLabelText(label)).toHaveAccessibleDescription(expect.stringContaining(message)))
    expect(dialog.getByLabelText(label)).toBeInvalid()
    expect(password(dialog)).toHaveValue('typed')
  })

  test('a failed call says so above the form', async () => {
    server.use(http.put('*/api/resume/r1/share', () => HttpResponse.error()))
    const { dialog, save } = await show()
    await save()
    expect(await dialog.findByRole('alert')).toHaveTextContent(/couldn’t reach the server/)
  })

  test('a button that saves keeps the focus, and takes no second press', async () => {
    const answer = gate()
    server.use(http.put('*/api/resume/r1/share', async () => {
      sent(linkOf())
      await answer.opened
      return HttpResponse.json({ data: linkOf() })
    }))
    const { dialog, save } = await show()
    await save()
    const button = dialog.getByRole('button', { name: 'Save' })
    await waitFor(() => expect(button).toHaveAttribute('aria-disabled', 'true'))
    await save()
    expect(button).toHaveFocus()
    answer.open()
    await says(dialog, 'Saved. The link is still off.')
    expect(sent).toHaveBeenCalledOnce()
  })
})

describe('Premium designs', () => {
  afterEach(() => void Object.assign(site, { limits: true }))
  const premium = (dialog: Dialog) => dialog.getByRole<HTMLOptionElement>('option', { name: 'Executive (Premium)' })
  const NEEDED = /Premium designs need a Pro or Teams plan\./

  test('are marked, and cannot be chosen on the Free plan', async () => {
    const { dialog, user } = await show(publicOf())
    expect(premium(dialog)).toBeDisabled()
    expect(dialog.getByLabelText('Design')).toHaveAccessibleDescription(NEEDED)
    await user.selectOptions(dialog.getByLabelText('Design'), premium(dialog))
    expect(dialog.getByLabelText('Design')).toHaveDisplayValue('Modern Professional')
  })

  test.each([
    ['on a paid plan', 'pro', true],
    ['where plans limit nothing', 'free', false],
  ])('can be chosen %s', async (_, plan, limits) => {
    Object.assign(site, { limits })
    const { dialog, user } = await show(publicOf(), plan)
    await user.selectOptions(dialog.getByLabelText('Design'), premium(dialog))
    expect(dialog.getByLabelText('Design')).toHaveDisplayValue('Executive (Premium)')
    expect(dialog.getByLabelText('Design')).not.toHaveAccessibleDescription()
  })

  test('a link that was never on begins with a design of the plan', async () => {
    const { dialog, user } = await show({ design: 'template2' })
    expect(dialog.getByLabelText('Design')).toHaveDisplayValue('Modern Professional')
    await user.click(theSwitch(dialog))
    await says(dialog, 'Your resume is public now.')
    expect(sent.mock.lastCall![0]).toMatchObject({ design: 'template1' })
  })

  test('a link in such a design keeps showing it', async () => {
    const { dialog } = await show(publicOf({ design: 'template2' }))
    expect(dialog.getByLabelText('Design')).toHaveDisplayValue('Executive (Premium)')
  })
})

describe('closing', () => {
  test('at once where nothing is typed', async () => {
    const { dialog, user } = await show()
    await user.click(dialog.getAllByRole('button', { name: 'Close' })[1]!)
    expect(onClose).toHaveBeenCalledOnce()
  })

  test('asks before what is typed is given up', async () => {
    const { dialog, user } = await show()
    await user.type(password(dialog), 'typed')
    await user.keyboard('{Escape}')
    const asked = () => within(screen.getByRole('alertdialog', { name: 'Discard your changes?' }))
    await user.click(asked().getByRole('button', { name: 'Keep editing' }))
    expect(onClose).not.toHaveBeenCalled()
    expect(password(dialog)).toHaveValue('typed')
    await user.keyboard('{Escape}')
    await user.click(dialog.getAllByRole('button', { name: 'Close' })[1]!)
    await user.click(asked().getByRole('button', { name: 'Discard' }))
    expect(onClose).toHaveBeenCalledOnce()
  })
})

describe('the change that is sent', () => {
  const form = { ...formOf(linkOf()), expiresAt: '2031-05-17' }

  test('ends with the day where the reader is', () => {
    const { expiresAt } = changeOf(form, true)
    expect(formOf(linkOf({ expiresAt })).expiresAt).toBe('2031-05-17')
    expect(new Date(expiresAt!).getHours()).toBe(23)
  })

  test('switching off does not send an end that has passed: it would be refused', () => {
    expect(endingOf(publicOf({ expiresAt: '2020-05-17T12:00:00Z' }))).toEqual({ enabled: false, expiresAt: null })
  })

  test.each([[0, 'Not viewed yet'], [1, 'Viewed once'], [2, 'Viewed 2 times']])('%d views: %s', (views, text) => expect(viewsText(views)).toBe(text))
})
