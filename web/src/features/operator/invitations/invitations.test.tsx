import { screen, waitFor, within } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { renderScreen } from '@/test/render-screen'
import { server } from '@/test/setup'
import type { Invitation } from '../model'
import { invitationOf } from '../testing'
import Invitations from './Invitations'

const LIST = '*/api/operator/invitations'
const LINK = 'https://vitae.example/register#invitation=t1'

let invitations: Invitation[]
const called = vi.fn<(call: string, body?: unknown) => void>()

beforeEach(() => {
  called.mockReset()
  invitations = [invitationOf(), invitationOf({ id: 'i2', email: 'other@example.org' })]
  server.use(
    http.get(LIST, () => HttpResponse.json({ data: invitations })),
    http.post(LIST, async ({ request }) => {
      const { email } = (await request.json()) as { email: string }
      called('invite', { email })
      invitations = [invitationOf({ id: 'i3', email }), ...invitations]
      return HttpResponse.json({ data: { link: LINK, email, expiresAt: '2031-05-17T12:00:00Z' } }, { status: 201 })
    }),
    http.delete(`${LIST}/:id`, ({ params }) => {
      called(`withdraw ${String(params.id)}`)
      invitations = invitations.filter(({ id }) => id !== params.id)
      return HttpResponse.json({ data: invitations })
    }),
  )
})

const show = () => renderScreen(<Invitations />, '/operator/invitations')
const names = () => screen.getAllByRole('rowheader').map((head) => head.textContent)

describe('inviting', () => {
  const submit = async (email: string) => {
    const view = show()
    if (email) await view.user.type(screen.getByLabelText('Email address'), email)
    await view.user.click(screen.getByRole('button', { name: 'Make link' }))
    return view
  }

  test('shows the link this once, and lists the invitation', async () => {
    const { user } = await submit(' eva@example.org ')
    expect(await screen.findByText(LINK)).toBeVisible()
    expect(screen.getByText(LINK).closest('[role=status]')).toHaveTextContent('Send this link to eva@example.org. We show it only now.')
    expect(called).toHaveBeenCalledExactlyOnceWith('invite', { email: 'eva@example.org' })
    expect(screen.getByLabelText('Email address')).toHaveValue('')
    await waitFor(() => expect(names()).toEqual(['eva@example.org', 'new@example.org', 'other@example.org']))
    await user.click(screen.getByRole('button', { name: 'Copy link' }))
    expect(await navigator.clipboard.readText()).toBe(LINK)
  })

  test.each([['', 'Enter your email address'], ['eva', 'Enter a valid email address']])('%j is no address', async (email, message) => {
    await submit(email)
    expect(await screen.findByText(message)).toBeVisible()
    expect(called).not.toHaveBeenCalled()
  })

  test('an address that has an account is refused at its field', async () => {
    server.use(http.post(LIST, () => HttpResponse.json({ code: 'email_taken', message: 'email already exists' }, { status: 409 })))
    await submit('ada@example.org')
    await waitFor(() => expect(screen.getByLabelText('Email address')).toHaveAccessibleDescription(/An account with this email already exists/))
    expect(screen.queryByText(LINK)).toBeNull()
  })

  const REFUSALS: [string, object, string][] = [
    ['at its field', { message: 'No.', fields: [{ path: 'email', message: 'This address is too long.' }] }, 'This address is too long.'],
    ['above the form', { message: 'Only operators of this site can do this.' }, 'Only operators of this site can do this.'],
    ['without words', {}, 'We couldn’t make the invitation.'],
  ]
  test.each(REFUSALS)('a refusal %s', async (_, body, message) => {
    server.use(http.post(LIST, () => HttpResponse.json(body, { status: 422 })))
    await submit('eva@example.org')
    expect(await screen.findByText(message)).toBeVisible()
    expect(screen.getByLabelText('Email address')).toHaveValue('eva@example.org')
  })
})

describe('open invitations', () => {
  test('with the day they end', async () => {
    show()
    const table = within(await screen.findByRole('table', { name: 'Open invitations, newest first' }))
    expect(table.getAllByRole('row')[1]).toHaveTextContent('new@example.orgValid untilMay 17, 2031')
  })

  test('none', async () => {
    invitations = []
    show()
    expect(await screen.findByText('No open invitations')).toBeVisible()
  })

  test('a failure, and Retry', async () => {
    server.use(http.get(LIST, () => HttpResponse.json({}, { status: 500 }), { once: true }))
    const { user } = show()
    expect(await screen.findByRole('alert')).toHaveTextContent('We couldn’t load the invitations.')
    await user.click(screen.getByRole('button', { name: 'Retry' }))
    expect(await screen.findByText('new@example.org')).toBeVisible()
  })
})

describe('withdrawing', () => {
  const ask = async () => {
    const view = show()
    await view.user.click(await screen.findByRole('button', { name: 'Withdraw the invitation for new@example.org' }))
    const question = await screen.findByRole('alertdialog', { name: 'Withdraw the invitation for new@example.org?' })
    expect(question).toHaveAccessibleDescription('Its link stops working.')
    return { ...view, question: within(question) }
  }

  test('takes it off the list', async () => {
    const { user, question } = await ask()
    await user.click(question.getByRole('button', { name: 'Withdraw' }))
    expect(await screen.findByText('The invitation for new@example.org is withdrawn.')).toBeVisible()
    expect(called).toHaveBeenCalledExactlyOnceWith('withdraw i1')
    expect(names()).toEqual(['other@example.org'])
    expect(screen.queryByRole('alertdialog')).toBeNull()
  })

  test('declining keeps it', async () => {
    const { user, question } = await ask()
    await user.click(question.getByRole('button', { name: 'Cancel' }))
    expect(called).not.toHaveBeenCalled()
    expect(names()).toHaveLength(2)
  })

  test('one that is used meanwhile leaves the list', async () => {
    server.use(http.delete(`${LIST}/i1`, () => HttpResponse.json({ message: 'This invitation is no longer open.' }, { status: 404 })))
    const { user, question } = await ask()
    invitations = invitations.slice(1)
    await user.click(question.getByRole('button', { name: 'Withdraw' }))
    expect(await screen.findByText('This invitation is no longer open.')).toBeVisible()
    await waitFor(() => expect(names()).toEqual(['other@example.org']))
  })
})
