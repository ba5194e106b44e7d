import type { Locator, Page } from '@playwright/test'
import { Api, type Account } from './api'
import { makeOperator } from './vitae'

/** The operator's screen as its user finds it. */
export class OperatorScreen {
  readonly parts: Locator

  constructor(readonly page: Page) {
    this.parts = page.getByRole('navigation', { name: 'Operator' })
  }

  /** Opens a part by its tab. */
  async go(name: string) {
    await this.parts.getByRole('link', { name, exact: true }).click()
    await this.heading(name).waitFor()
  }

  heading(name: string) {
    return this.page.getByRole('heading', { level: 1, name, exact: true })
  }

  /** The row of a table that holds a text. */
  row(text: string) {
    return this.page.getByRole('row').filter({ hasText: text })
  }

  /** Shows the accounts that match; answers the row of the one with this address. */
  async find(email: string) {
    await this.page.getByRole('searchbox', { name: 'Search accounts' }).fill(email)
    await this.page.getByRole('button', { name: 'Search', exact: true }).click()
    await this.page.getByText(`1 account matching “${email}”`).waitFor()
    return this.row(email)
  }

  /** Chooses from the menu of an account, which is in the list. */
  async choose({ name, email }: Pick<Account, 'name' | 'email'>, item: string) {
    await this.row(email).getByRole('button', { name: `Actions for ${name}` }).click()
    await this.page.getByRole('menuitem', { name: item }).click()
  }

  /** A question or form by its title. */
  dialog(name: string, role: 'dialog' | 'alertdialog' = 'dialog') {
    return this.page.getByRole(role, { name, exact: true })
  }
}

/** Makes an account one of those who run the server, which signs it out everywhere; this page is signed in anew. */
export async function becomeOperator(page: Page, { api: { origin }, email, password }: Pick<Account, 'api' | 'email' | 'password'>) {
  await makeOperator(email)
  const { body } = await new Api(origin).call<{ data: { token: string; user: object } }>('POST', '/api/auth/login', { email, password })
  await page.addInitScript(({ token, user }) => Object.entries({ token, user: JSON.stringify(user) }).forEach(([name, value]) => localStorage.setItem(name, value)), body.data)
}

const ago = (days: number) => new Date(Date.now() - days * 24 * 3_600_000).toISOString()
const LONG_EMAIL = 'maria-magdalena.featherstonehaugh-kowalczyk@international-logistics-services.example.org'

const accountOf = (id: number, name: string, email: string, over: object = {}) => ({
  id: `a${id}`, name, email, plan: 'free', planUntil: null, createdAt: ago(id * 9), lastUsedAt: ago(id), storedBytes: id * 740_000, emailConfirmed: true, secondFactor: false, operator: false, disabledAt: null, deletionAt: null, ...over,
})

/** The first one of so many pages of a list. */
const pageOf = (name: string, entries: object[], pages: number) => ({ [name]: entries, total: (pages - 1) * 50 + entries.length, page: 1, pages })

/** What the server answers to a part whose list has no entries. */
export const NOTHING = { invitations: [], messages: pageOf('messages', [], 1), subscribers: pageOf('subscribers', [], 1), reports: pageOf('reports', [], 1) }

/** What the server could answer to each part: every kind of entry, and what is long. */
export const ANSWERS = {
  accounts: {
    accounts: [
      accountOf(0.1, 'Ada Example', 'ada@example.org', { operator: true, secondFactor: true, plan: 'teams' }),
      accountOf(1, 'Tomasz Zieliński', 'tomasz.zielinski@example.org', { plan: 'pro', planUntil: ago(-200) }),
      accountOf(2, 'Maria Magdalena Featherstonehaugh-Kowalczyk', LONG_EMAIL, { disabledAt: ago(1), secondFactor: true, lastUsedAt: null }),
      accountOf(3, '', 'nobody-gave-a-name@example.org', { lastUsedAt: null, storedBytes: 0 }),
      accountOf(4, 'Eva Brandt', 'eva@example.org', { deletionAt: ago(-20), storedBytes: 2_400_000_000 }),
      accountOf(60, 'Nils Holm', 'nils@example.org'),
    ],
    total: 1204,
    page: 2,
    pages: 49,
  },
  invitations: [{ id: 'i1', email: 'new@example.org', expiresAt: ago(-7) }, { id: 'i2', email: LONG_EMAIL, expiresAt: ago(-2) }],
  messages: pageOf('messages', [
    { id: 'm1', sentAt: ago(0.01), name: 'Nils Holm', email: 'nils@example.org', subject: 'billing', message: 'I paid for a year, but my plan ends in a month.\n\nCould you have a look? My invoice is 2026-1187.' },
    { id: 'm2', sentAt: ago(3), name: 'Maria Magdalena Featherstonehaugh-Kowalczyk', email: LONG_EMAIL, subject: 'general', message: 'We are a career service of a university and would like to offer Vitae to all of our students. Is there somebody we could talk to about how many of them a server can take, and whether single sign-on is planned?' },
  ], 3),
  subscribers: pageOf('subscribers', [{ list: 'early_access', email: 'eva@example.org', createdAt: ago(0.2) }, { list: 'newsletter', email: LONG_EMAIL, createdAt: ago(30) }, { list: 'newsletter', email: 'nils@example.org', createdAt: ago(90) }], 3),
  reports: pageOf('reports', [
    { jobId: 'j1', title: 'Harbour planner', company: 'Northern Ports', reason: 'scam', note: 'They want 200 euros for “training material” before the interview.\nThe address is a parking lot.', reportedAt: ago(0.1), reportedBy: 'nils@example.org' },
    { jobId: 'j2', title: 'Senior Principal Engineer for Distributed Real-Time Systems and Reliability (all genders)', company: 'Featherstonehaugh & Kowalczyk International Logistics Services', reason: 'discrimination', note: '', reportedAt: ago(4), reportedBy: LONG_EMAIL },
    { jobId: 'j3', title: 'Nurse', company: 'Harbour Clinic', reason: 'closed', note: 'I called: it was filled in May.', reportedAt: ago(40), reportedBy: '' },
  ], 3),
  log: pageOf('entries', [
    { id: 'e1', at: ago(0.1), operator: 'ada@example.org', action: 'plan', subject: 'tomasz.zielinski@example.org', detail: `pro until ${ago(-200)}` },
    { id: 'e2', at: ago(1), operator: 'ada@example.org', action: 'disable', subject: LONG_EMAIL, detail: '' },
    { id: 'e3', at: ago(2), operator: 'ada@example.org', action: 'reset-link', subject: 'nils@example.org', detail: '' },
    { id: 'e4', at: ago(3), operator: 'head.of.operations@example.org', action: 'remove-job', subject: 'Welder', detail: 'Northern Ports, 0192f7ce-1c9b-7b6e-9d55-0d2b4f3f6a11' },
    { id: 'e5', at: ago(4), operator: 'head.of.operations@example.org', action: 'withdraw-invitation', subject: 'new@example.org', detail: '' },
    { id: 'e6', at: ago(5), operator: 'command line', action: 'operator', subject: 'head.of.operations@example.org', detail: '' },
  ], 3),
}

type Part = keyof typeof ANSWERS

/** Has a part answered so, whatever else is stored on the server. */
export const answerPart = (page: Page, part: Part, data: unknown = ANSWERS[part]) => page.route(new RegExp(`/api/operator/${part}(\\?|$)`), (route) => route.fulfill({ json: { data } }))
