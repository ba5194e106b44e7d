import { screen, waitFor, within } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { gate } from '@/test/gate'
import { renderScreen } from '@/test/render-screen'
import { server } from '@/test/setup'
import { userOf } from '@/test/user'
import type { OperatorAccount } from '../model'
import { OperatorPage } from '../OperatorPage'
import { PARTS } from '../parts'
import { accountOf } from '../testing'

const DAY = 24 * 3_600_000
const LIST = '*/api/operator/accounts'

let accounts: OperatorAccount[]
let pages: number
const asked = vi.fn<(search: string) => void>()
const sent = vi.fn<(path: string, body: unknown) => void>()

const answerChange = (path: string, change: (body: Record<string, unknown>) => Partial<OperatorAccount>) =>
  http.put(`${LIST}/:id/${path}`, async ({ request, params }) => {
    const body = (await request.json()) as Record<string, unknown>
    sent(`${String(params.id)} ${path}`, body)
    return HttpResponse.json({ data: { ...accounts.find(({ id }) => id === params.id)!, ...change(body) } })
  })

beforeEach(() => {
  asked.mockReset()
  sent.mockReset()
  accounts = [accountOf(), accountOf({ id: 'a2', name: '', email: 'bo@example.org', plan: 'pro', planUntil: '2031-05-17T12:00:00Z' })]
  pages = 1
  server.use(
    http.get(LIST, ({ request }) => {
      const { search, searchParams } = new URL(request.url)
      asked(search)
      return HttpResponse.json({ data: { accounts, total: accounts.length, page: Number(searchParams.get('page')), pages } })
    }),
    answerChange('plan', ({ plan, months }) => ({ plan: plan as OperatorAccount['plan'], planUntil: months === null ? null : '2032-03-03T12:00:00Z' })),
    answerChange('disabled', ({ disabled }) => ({ disabledAt: disabled ? '2026-11-20T12:00:00Z' : null })),
  )
})

const show = (path = '/operator', member = userOf()) => renderScreen(<OperatorPage part={PARTS[0]!} />, path, member)
type View = ReturnType<typeof show>
const row = async (name: string) => within((await screen.findByText(name)).closest('tr')!)
const text = async (name: string) => (await screen.findByText(name)).closest('tr')!.textContent

/** Opens the menu of an account, and chooses from it. */
async function choose({ user }: View, item: string, name = 'Ada Brandt') {
  await user.click(await screen.findByRole('button', { name: `Actions for ${name}` }))
  await user.click(screen.getByRole('menuitem', { name: item }))
}

describe('the list', () => {
  test('has a heading, a caption and the heads of its columns', async () => {
    show()
    const table = within(await screen.findByRole('table', { name: 'Accounts, newest first' }))
    expect(table.getAllByRole('columnheader').map((head) => head.textContent)).toEqual(['Account', 'Plan', 'Storage', 'Created', 'Last used', 'Actions'])
    expect(screen.getByRole('heading', { level: 1, name: 'Accounts' })).toBeVisible()
    expect(screen.getByText('2 accounts')).toBeVisible()
    expect(document.title).toBe('Accounts · Operator · Vitae')
    expect(within(screen.getByRole('navigation', { name: 'Operator' })).getByRole('link', { name: 'Accounts' })).toHaveAttribute('aria-current', 'page')
  })

  const SHOWN: [string, Partial<OperatorAccount>, RegExp][] = [
    ['an operator', { operator: true }, /Operator/],
    ['a disabled account', { disabledAt: '2026-11-20T12:00:00Z' }, /Disabled/],
    ['one that leaves', { deletionAt: '2031-05-17T12:00:00Z' }, /Leaves on May 17, 2031/],
    ['two-step verification', { secondFactor: true }, /Two-step/],
    ['no plan', {}, /PlanFree/],
    ['a plan with an end', { plan: 'teams', planUntil: '2031-05-17T12:00:00Z' }, /PlanTeams until May 17, 2031/],
    ['a plan without one', { plan: 'pro' }, /PlanPro with no end date/],
    ['its storage', { storedBytes: 2_400_000 }, /Storage2.4 MB/],
    ['when it was made', {}, /CreatedJan 5, 2026/],
    ['when it was used', { lastUsedAt: new Date(Date.now() - 2 * DAY).toISOString() }, /Last used2 days ago/],
    ['that it was not used', {}, /Last usedNot signed in/],
  ]
  test.each(SHOWN)('shows %s', async (_, over, expected) => {
    accounts = [accountOf(over)]
    show()
    expect(await text('Ada Brandt')).toMatch(expected)
  })

  test('marks nothing on an account that has nothing special, and names one without a name by its address', async () => {
    show()
    expect(await text('Ada Brandt')).not.toMatch(/Operator|Disabled|Leaves|Two-step/)
    expect(await screen.findByRole('button', { name: 'Actions for bo@example.org' })).toBeVisible()
  })

  test('while it loads', async () => {
    const answer = gate()
    server.use(http.get(LIST, async () => {
      await answer.opened
      return HttpResponse.json({ data: { accounts, total: 2, page: 1, pages: 1 } })
    }))
    show()
    expect(screen.getByRole('status', { name: 'Loading the accounts' })).toHaveAttribute('aria-busy', 'true')
    answer.open()
    expect(await screen.findByText('Ada Brandt')).toBeVisible()
  })

  const FAILURES: [string, object, string][] = [
    ['the server’s words', { code: 'forbidden', message: 'Only operators of this site can do this.' }, 'Only operators of this site can do this.'],
    ['none', {}, 'We couldn’t load the accounts.'],
  ]
  test.each(FAILURES)('a failure with %s, and Retry', async (_, body, message) => {
    server.use(http.get(LIST, () => HttpResponse.json(body, { status: 403 }), { once: true }))
    const { user } = show()
    expect(await screen.findByRole('alert')).toHaveTextContent(message)
    await user.click(screen.getByRole('button', { name: 'Retry' }))
    expect(await screen.findByText('Ada Brandt')).toBeVisible()
  })
})

describe('searching', () => {
  test('goes into the address, and back to the first page', async () => {
    pages = 3
    const { user, url } = show('/operator?page=2')
    await screen.findByText('Ada Brandt')
    await user.type(screen.getByRole('searchbox', { name: 'Search accounts' }), ' ada & co {Enter}')
    expect(url()).toBe('/operator?query=ada+%26+co')
    await waitFor(() => expect(asked).toHaveBeenLastCalledWith('?query=ada%20%26%20co&page=1'))
    expect(await screen.findByText('2 accounts matching “ada & co”')).toBeVisible()
  })

  test('an address fills the field, and emptying it shows everybody', async () => {
    const { user, url } = show('/operator?query=ada')
    const field = screen.getByRole('searchbox', { name: 'Search accounts' })
    expect(field).toHaveValue('ada')
    await user.clear(field)
    await user.click(screen.getByRole('button', { name: 'Search' }))
    expect(url()).toBe('/operator')
    await waitFor(() => expect(asked).toHaveBeenLastCalledWith('?page=1'))
  })

  test('nobody found, and the way back', async () => {
    accounts = []
    show('/operator?query=zz')
    expect(await screen.findByText('No accounts found')).toBeVisible()
    expect(screen.getByText('No name or email contains “zz”.')).toBeVisible()
    expect(screen.getByRole('link', { name: 'Show all accounts' })).toHaveAttribute('href', '/operator')
  })

  test('nobody at all, and the first step', async () => {
    accounts = []
    show()
    expect(await screen.findByText('No accounts yet')).toBeVisible()
    expect(screen.getByRole('link', { name: 'Invite someone' })).toHaveAttribute('href', '/operator/invitations')
  })
})

describe('pages', () => {
  const WAYS: [string, string, string | null, string | null][] = [
    ['/operator', 'Page 1 of 3', null, '/operator?page=2'],
    ['/operator?page=2&query=a', 'Page 2 of 3', '/operator?query=a', '/operator?query=a&page=3'],
    ['/operator?page=3', 'Page 3 of 3', '/operator?page=2', null],
    ['/operator?page=-1', 'Page 1 of 3', null, '/operator?page=2'],
  ]
  test.each(WAYS)('%s', async (path, here, previous, next) => {
    pages = 3
    show(path)
    const turn = within(await screen.findByRole('navigation', { name: 'Pages' }))
    expect(turn.getByRole('status')).toHaveTextContent(here)
    expect(turn.queryByRole('link', { name: 'Previous' })?.getAttribute('href') ?? null).toBe(previous)
    expect(turn.queryByRole('link', { name: 'Next' })?.getAttribute('href') ?? null).toBe(next)
  })

  test('turning one leads to its top', async () => {
    pages = 3
    const { user } = show()
    await user.click(await screen.findByRole('link', { name: 'Next' }))
    expect(await screen.findByText('Page 2 of 3')).toBeVisible()
    expect(asked).toHaveBeenLastCalledWith('?page=2')
    expect(screen.getByRole('heading', { level: 1 })).toHaveFocus()
  })

  test('there are none for a single one, and one past the end leads to the first', async () => {
    server.use(http.get(LIST, () => HttpResponse.json({ data: { accounts: [], total: 2, page: 9, pages: 1 } })))
    show('/operator?page=9&query=a')
    expect(await screen.findByText('There’s nothing on this page')).toBeVisible()
    expect(screen.getByRole('link', { name: 'Go to the first page' })).toHaveAttribute('href', '/operator?query=a')
    expect(screen.queryByRole('navigation', { name: 'Pages' })).toBeNull()
  })
})

describe('the menu of an account', () => {
  const OFFERED: [string, Partial<OperatorAccount>, string[]][] = [
    ['an account', {}, ['Change plan', 'Disable', 'Make reset link']],
    ['a disabled one', { disabledAt: '2026-11-20T12:00:00Z' }, ['Change plan', 'Enable', 'Make reset link']],
    ['an operator’s', { operator: true }, ['Change plan']],
  ]
  test.each(OFFERED)('offers for %s', async (_, over, expected) => {
    accounts = [accountOf(over)]
    const { user } = show()
    await user.click(await screen.findByRole('button', { name: 'Actions for Ada Brandt' }))
    expect(screen.getAllByRole('menuitem').map((item) => item.textContent)).toEqual(expected)
  })
})

describe('changing the plan', () => {
  const open = async (name?: string) => {
    const view = show()
    await choose(view, 'Change plan', name)
    return { ...view, form: within(await screen.findByRole('dialog', { name: 'Change plan' })) }
  }

  const GRANTS: [string, { plan: string; ends?: string; months?: string }, object, string][] = [
    ['with an end', { plan: 'Pro', months: '6' }, { plan: 'pro', months: 6 }, 'Ada Brandt is now on Pro until Mar 3, 2032.'],
    ['without an end', { plan: 'Teams', ends: 'Never' }, { plan: 'teams', months: null }, 'Ada Brandt is now on Teams with no end date.'],
    ['back to Free', { plan: 'Free' }, { plan: 'free', months: null }, 'Ada Brandt is now on Free.'],
  ]
  test.each(GRANTS)('%s', async (_, { plan, ends, months }, expected, message) => {
    const { user, form } = await open()
    await user.selectOptions(form.getByLabelText('Plan'), plan)
    if (ends) await user.selectOptions(form.getByLabelText('Ends'), ends)
    if (months) {
      await user.clear(form.getByLabelText('Months'))
      await user.type(form.getByLabelText('Months'), months)
    }
    await user.click(form.getByRole('button', { name: 'Save plan' }))
    expect(await screen.findByText(message)).toBeVisible()
    expect(sent).toHaveBeenCalledExactlyOnceWith('a1 plan', expected)
    expect(screen.queryByRole('dialog')).toBeNull()
    expect(await text('Ada Brandt')).toContain(`Plan${message.slice('Ada Brandt is now on '.length, -1)}Storage`)
  })

  test('begins with the plan that there is', async () => {
    accounts = [accountOf({ plan: 'teams' })]
    const { form } = await open()
    expect(form.getByText('Ada Brandt is on Teams with no end date.')).toBeVisible()
    expect(form.getByLabelText('Plan')).toHaveValue('teams')
    expect(form.getByLabelText('Ends')).toHaveValue('never')
    expect(form.queryByLabelText('Months')).toBeNull()
  })

  test('Free has no months, whatever was typed before', async () => {
    const { user, form } = await open('bo@example.org')
    await user.type(form.getByLabelText('Months'), ' or so')
    await user.selectOptions(form.getByLabelText('Plan'), 'Free')
    expect(form.queryByLabelText('Months')).toBeNull()
    await user.click(form.getByRole('button', { name: 'Save plan' }))
    expect(await screen.findByText('bo@example.org is now on Free.')).toBeVisible()
    expect(sent).toHaveBeenCalledExactlyOnceWith('a2 plan', { plan: 'free', months: null })
  })

  test.each(['', '0', '121', '1.5', '-3', 'six'])('%j is no number of months', async (months) => {
    const { user, form } = await open('bo@example.org')
    await user.clear(form.getByLabelText('Months'))
    if (months) await user.type(form.getByLabelText('Months'), months)
    await user.click(form.getByRole('button', { name: 'Save plan' }))
    expect(await form.findByText('Enter a number from 1 to 120')).toBeVisible()
    expect(sent).not.toHaveBeenCalled()
  })

  const REFUSALS: [string, object, string][] = [
    ['at its field', { message: 'No.', fields: [{ path: 'months', message: 'Choose fewer months.' }] }, 'Choose fewer months.'],
    ['above the form', { message: 'There is no such account.' }, 'There is no such account.'],
    ['without words', {}, 'We couldn’t change the plan.'],
  ]
  test.each(REFUSALS)('a refusal %s', async (_, body, message) => {
    server.use(http.put(`${LIST}/:id/plan`, () => HttpResponse.json(body, { status: 422 })))
    const { user, form } = await open('bo@example.org')
    await user.click(form.getByRole('button', { name: 'Save plan' }))
    expect(await form.findByText(message)).toBeVisible()
  })

  test('can be left', async () => {
    const { user, form } = await open()
    await user.click(form.getByRole('button', { name: 'Cancel' }))
    expect(screen.queryByRole('dialog')).toBeNull()
    expect(sent).not.toHaveBeenCalled()
  })
})

describe('disabling and enabling', () => {
  const DISABLED = { disabledAt: '2026-11-20T12:00:00Z' }
  const CASES: [string, Partial<OperatorAccount>, RegExp, string, boolean][] = [
    ['Disable', {}, /signed out everywhere.*API keys will be deleted.*links stop working\. Their public resumes and the sites hosted here go offline until you enable the account again\. Jobs they posted stay on the board: remove those under Reported jobs\./, 'Ada Brandt is disabled.', true],
    ['Enable', DISABLED, /sign in again.*go back online.*need new API keys/, 'Ada Brandt is enabled again.', false],
  ]
  const ask = async (label: string) => {
    const view = show()
    await choose(view, label)
    return { ...view, question: await screen.findByRole('alertdialog', { name: `${label} Ada Brandt?` }) }
  }

  test.each(CASES)('%s', async (label, over, consequences, message, disabled) => {
    accounts = [accountOf(over)]
    const { user, question } = await ask(label)
    expect(question).toHaveAccessibleDescription(consequences)
    await user.click(within(question).getByRole('button', { name: label }))
    expect(await screen.findByText(message)).toBeVisible()
    expect(sent).toHaveBeenCalledExactlyOnceWith('a1 disabled', { disabled })
    expect(screen.queryByRole('alertdialog')).toBeNull()
    expect((await row('Ada Brandt')).queryByText('Disabled') !== null).toBe(disabled)
  })

  test.each(CASES)('%s can be declined', async (label, over) => {
    accounts = [accountOf(over)]
    const { user, question } = await ask(label)
    await user.click(within(question).getByRole('button', { name: 'Cancel' }))
    expect(screen.queryByRole('alertdialog')).toBeNull()
    expect(sent).not.toHaveBeenCalled()
  })

  test('a refusal is said, and the list asked for again', async () => {
    server.use(http.put(`${LIST}/:id/disabled`, () => HttpResponse.json({ message: 'The account of an operator can’t be disabled.' }, { status: 422 })))
    const { user, question } = await ask('Disable')
    accounts = [accountOf({ operator: true })]
    await user.click(within(question).getByRole('button', { name: 'Disable' }))
    expect(await screen.findByText('The account of an operator can’t be disabled.')).toBeVisible()
    expect(await (await row('Ada Brandt')).findByText('Operator')).toBeVisible()
    expect(screen.queryByRole('alertdialog')).toBeNull()
  })
})

describe('a reset link', () => {
  const LINK = 'https://vitae.example/reset-password#token=t1'
  const open = async (member?: ReturnType<typeof userOf>) => {
    const view = show(undefined, member)
    await choose(view, 'Make reset link')
    return { ...view, form: within(await screen.findByRole('dialog', { name: 'Make a reset link for Ada Brandt?' })) }
  }

  test.each([[true, ' We’ll email the owner that a link was made.'], [false, '']])('its owner gets an email where the server sends any: %s', async (mailSent, note) => {
    await open(userOf({ mailSent }))
    expect(screen.getByRole('dialog')).toHaveAccessibleDescription(`Its owner can set a new password with it. It works once, within 30 minutes.${note}`)
  })

  test('is made with the operator’s own password, and shown this once', async () => {
    server.use(http.post(`${LIST}/:id/reset-link`, async ({ request, params }) => {
      sent(`${String(params.id)} reset-link`, await request.json())
      return HttpResponse.json({ data: { link: LINK } })
    }))
    const { user, form } = await open()
    await user.type(form.getByLabelText('Your password'), 'own secret')
    await user.click(form.getByRole('button', { name: 'Make link' }))
    const dialog = await screen.findByRole('dialog', { name: 'Copy the reset link' })
    expect(dialog).toHaveAccessibleDescription('It works once, within 30 minutes. We show it only now.')
    expect(dialog).toHaveTextContent('Give it only to the owner of ada@example.org.')
    expect(within(dialog).getByText(LINK)).toBeVisible()
    await user.click(within(dialog).getByRole('button', { name: 'Copy link' }))
    expect(await navigator.clipboard.readText()).toBe(LINK)
    await user.click(within(dialog).getByRole('button', { name: 'Done' }))
    expect(sent).toHaveBeenCalledExactlyOnceWith('a1 reset-link', { password: 'own secret' })
    expect(screen.queryByText(LINK)).toBeNull()
  })

  const REFUSALS: [string, object, string][] = [
    ['a wrong password', { message: 'No.', fields: [{ path: 'password', message: 'That is not your current password.' }] }, 'That is not your current password.'],
    ['an operator’s account', { message: 'The password of an operator can’t be reset here.' }, 'The password of an operator can’t be reset here.'],
    ['without words', {}, 'We couldn’t make the reset link.'],
  ]
  test.each(REFUSALS)('is refused: %s', async (_, body, message) => {
    server.use(http.post(`${LIST}/:id/reset-link`, () => HttpResponse.json(body, { status: 422 })))
    const { user, form } = await open()
    await user.type(form.getByLabelText('Your password'), 'wrong')
    await user.click(form.getByRole('button', { name: 'Make link' }))
    expect(await form.findByText(message)).toBeVisible()
  })
})
