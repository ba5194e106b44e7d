import { Secret, TOTP } from 'otpauth'
import { expect, type Page } from '@playwright/test'
import { signIn } from './account'
import { Api, type Account } from './api'
import { Chooser } from './chooser'
import { Dashboard } from './dashboard'
import { Gallery } from './gallery'
import { Board, postJob, postJobs, newCompany } from './jobs'
import { answerPart, becomeOperator, NOTHING, OperatorScreen } from './operator'
import { personOf, stored } from './portfolio'
import { connectBoth, Profiles } from './profiles'
import { Review } from './review'
import { shared } from './share'
import { makeUnreadable, removeFile } from './network'
import { sampleFile } from './samples'
import { VIEWPORTS } from './viewports'

/** A screen or dialog in a state worth looking at. */
export interface Screen {
  /** What it is called in titles and file names. */
  name: string
  /** Brings a browser there that is signed in as `account`, or, without one, a guest's. */
  open: (page: Page, account: Account) => Promise<void>
}

const headed = (page: Page) => page.getByRole('heading', { level: 1 }).waitFor()

async function visit(page: Page, path: string) {
  await page.goto(path)
  await headed(page)
}

/** The bar about the connection is fetched once the page is idle: without it there is nothing to see. */
async function goOffline(page: Page) {
  await page.locator('div[role=status]:empty').waitFor({ state: 'attached' })
  await page.context().setOffline(true)
  await page.getByRole('status').filter({ hasText: 'You are offline' }).waitFor()
}

async function withResumes(page: Page, account: Account) {
  await account.api.saved({ file: sampleFile('resume.docx', 'Short version.docx') })
  const record = await account.api.saved({ file: sampleFile('resume.pdf', 'Harbour logistics 2026.pdf') })
  const dashboard = new Dashboard(page)
  await dashboard.open()
  await dashboard.entry('Short version').waitFor()
  return { dashboard, record }
}

async function uploading(page: Page, file: string) {
  const dashboard = new Dashboard(page)
  await dashboard.open()
  await dashboard.upload(sampleFile(file))
}

/** A dialog of the dashboard by its address, with all it loads. */
async function visitDialog(page: Page, query: string, name: string, role: 'dialog' | 'alertdialog' = 'dialog') {
  await page.goto(`/dashboard?${query}`)
  await page.getByRole(role, { name, exact: true }).waitFor()
  await expect(page.getByRole(role).locator('[aria-busy=true]')).toHaveCount(0)
}

async function connectedDialog(page: Page, account: Account, query: string, name: string) {
  await account.api.saved()
  await connectBoth(account)
  await visitDialog(page, query, name)
}

/** A page's canvas is drawn. */
const drawn = (page: Page) => page.getByRole('dialog').locator('canvas').first().waitFor()

/** Puts one thing of each kind into the trash. */
async function fillTrash(account: Account) {
  const { api } = account
  const resume = await api.saved({ file: sampleFile('resume.docx', 'Short version.docx') })
  const { _id: job } = await postJob(account, { jobTitle: 'Harbour planner', companyName: 'Northern Ports' })
  await api.call('PUT', `/api/applications/${job}`, { status: 'applied' })
  await api.call('POST', '/api/cover-letter/generate', { jobDescription: 'Logistics Engineer at Harbour Foods\n\nRequirements\n- Route planning' })
  const letters = await api.call<{ data: { id: string }[] }>('GET', '/api/cover-letters')
  const portfolio = await stored(account, 'developer1', personOf('developer1'))
  for (const path of [`resume/${resume.id}`, `applications/${job}`, ...letters.body.data.map(({ id }) => `cover-letters/${id}`), `portfolio/${portfolio}`]) await api.call('DELETE', `/api/${path}`)
}

async function withTrash(page: Page, account: Account) {
  await fillTrash(account)
  await visit(page, '/trash')
  await page.getByRole('button', { name: 'Restore “Short version”' }).waitFor()
}

async function deleteShortVersion(page: Page, account: Account) {
  const { dashboard } = await withResumes(page, account)
  await dashboard.entry('Short version').getByRole('button', { name: /^Delete/ }).click()
  await page.getByRole('alertdialog').waitFor()
  return dashboard
}

/** The settings with everything they load. */
async function settings(page: Page) {
  await visit(page, '/settings')
  await page.getByRole('region', { name: 'Where you are signed in' }).getByText('This device').waitFor()
  await expect(page.locator('main [aria-busy=true]')).toHaveCount(0)
}

/** Has the server say which ways to sign in there are beside a password; here, people reach it by an address without a name. */
const answerMethods = (page: Page) => page.route('**/api/auth/methods', (route) => route.fulfill({ json: { data: { passkeys: true, provider: { name: 'Harbour ID' } } } }))

const daysAgo = (days: number) => new Date(Date.now() - days * 24 * 3_600_000).toISOString()

/** What the server could answer to the lists of passkeys and identities, with what is long. */
const PASSKEYS = [
  { id: 'p1', name: 'Chrome on Linux', createdAt: daysAgo(3), lastUsedAt: daysAgo(0.1) },
  { id: 'p2', name: 'The security key with the blue band that hangs at the door of the harbour office', createdAt: daysAgo(400), lastUsedAt: null },
]
const IDENTITIES = [{ id: 'i1', email: 'maria-magdalena.featherstonehaugh-kowalczyk@international-logistics-services.example.org', createdAt: daysAgo(90), lastUsedAt: daysAgo(2) }]

/** The settings with every way to sign in. */
async function settingsWithWays(page: Page, { passkeys = [], identities = [] }: { passkeys?: object[]; identities?: object[] } = {}) {
  await answerMethods(page)
  await page.route('**/api/account/passkeys', (route) => route.fulfill({ json: { data: passkeys } }))
  await page.route('**/api/account/identities', (route) => route.fulfill({ json: { data: identities } }))
  await settings(page)
  await page.getByRole('region', { name: 'Sign-in with Harbour ID' }).waitFor()
}

/** The settings of an account that was opened at the identity provider. */
async function settingsWithoutPassword(page: Page) {
  await page.route('**/api/users/profile?*', async (route) => {
    const answer = await route.fetch()
    const { data } = (await answer.json()) as { data: object }
    await route.fulfill({ response: answer, json: { data: { ...data, hasPassword: false } } })
  })
  await settingsWithWays(page, { identities: IDENTITIES })
  await page.getByRole('heading', { name: 'Set a password' }).waitFor()
}

/** The set-up of two-step verification at its second step: the dialog, and the app that was connected. */
async function connectApp(page: Page, { password }: Account) {
  await settings(page)
  await page.getByRole('button', { name: 'Set up' }).click()
  await page.getByRole('dialog').getByLabel('Your password', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Continue' }).click()
  const connect = page.getByRole('dialog', { name: 'Connect your app' })
  const secret = (await connect.getByRole('code').innerText()).replaceAll(' ', '')
  return { connect, app: new TOTP({ secret: Secret.fromBase32(secret) }) }
}

async function turnOnTwoStep(page: Page, account: Account) {
  const { connect, app } = await connectApp(page, account)
  await connect.getByLabel('Code from the app').fill(app.generate())
  await connect.getByRole('button', { name: 'Turn on' }).click()
  await page.getByRole('dialog', { name: 'Save your recovery codes' }).waitFor()
}

/** Signing in to such an account, past the password. */
async function signInByCode(page: Page, account: Account) {
  await turnOnTwoStep(page, account)
  await page.getByRole('button', { name: 'I’ve saved them' }).click()
  await page.getByRole('button', { name: account.name }).click()
  await page.getByRole('menuitem', { name: 'Sign out' }).click()
  await visit(page, '/login')
  await signIn(page, account)
}

/** The dialog about the public link of a resume. */
async function shareDialog(page: Page, account: Account, on: boolean) {
  const { id } = await account.api.saved({ file: sampleFile('resume.pdf', 'Harbour logistics 2026.pdf') })
  if (on) await shared(account, id, { password: 'open sesame' })
  await page.goto(`/dashboard?resume=${id}&view=share`)
  await page.getByRole('switch', { name: 'Public link' }).waitFor()
}

/** A part of the operator's screen, with answers that are the same wherever it is looked at, and with all it loads. */
async function operator(page: Page, account: Account, part: Parameters<typeof answerPart>[1], name: string, data?: unknown) {
  await becomeOperator(page, account)
  await answerPart(page, part, data)
  await page.goto(part === 'accounts' ? '/operator' : `/operator/${part}`)
  const screen = new OperatorScreen(page)
  await screen.heading(name).waitFor()
  await expect(page.locator('main [aria-busy=true]')).toHaveCount(0)
  return screen
}

/** The operator's screen with a choice made from the menu of an account. */
async function operatorTask(page: Page, account: Account, item: string, name: string, role: 'dialog' | 'alertdialog' = 'dialog') {
  const screen = await operator(page, account, 'accounts', 'Accounts')
  await screen.choose({ name: 'Tomasz Zieliński', email: 'tomasz.zielinski@example.org' }, item)
  await screen.dialog(name, role).waitFor()
  return screen.dialog(name, role)
}

/** The page behind such a link, as it is for everybody. */
async function publicPage(page: Page, account: Account, password?: string) {
  await visit(page, await shared(account, (await account.api.saved()).id, { password }))
}

export const guestScreens: Screen[] = [
  { name: 'landing', open: (page) => visit(page, '/') },
  ...['about', 'pricing', 'contact', 'blog', 'blog/two-columns-or-one', 'guides', 'guides/first-resume', 'faqs', 'privacy', 'terms', 'cookies', 'ai-interview', 'jobs'].map((path) => ({
    name: path.replace('/', '-'), open: (page: Page) => visit(page, `/${path}`),
  })),
  { name: 'login', open: (page) => visit(page, '/login') },
  {
    name: 'login-refused',
    open: async (page) => {
      await visit(page, '/login')
      await page.getByLabel('Email').fill('nobody@example.org')
      await page.getByLabel('Password', { exact: true }).fill('not a password')
      await page.getByRole('button', { name: 'Sign In' }).click()
      await page.getByRole('alert').waitFor()
    },
  },
  ...['login', 'register'].map((path) => ({
    name: `${path}-other-ways`,
    open: async (page: Page) => {
      await answerMethods(page)
      await visit(page, `/${path}`)
      await page.getByRole('button', { name: 'Continue with Harbour ID' }).waitFor()
    },
  })),
  {
    name: 'login-passkey-refused',
    open: async (page) => {
      await answerMethods(page)
      await page.route('**/api/auth/passkey/options', (route) => route.fulfill({ status: 429, json: { message: 'Too many attempts. Try again in 40 seconds.', code: 'rate_limited' } }))
      await visit(page, '/login')
      await page.getByRole('button', { name: 'Sign in with a passkey' }).click()
      await page.getByRole('alert').waitFor()
    },
  },
  {
    name: 'login-callback-refused',
    open: async (page) => {
      await visit(page, '/login/callback?error=access_denied&state=made-up')
      await page.getByRole('alert').waitFor()
    },
  },
  {
    name: 'register-incomplete',
    open: async (page) => {
      await visit(page, '/register')
      await page.getByRole('button', { name: 'Sign Up' }).click()
      await page.getByText('Enter your name').waitFor()
    },
  },
  { name: 'register', open: (page) => visit(page, '/register') },
  { name: 'forgot-password', open: (page) => visit(page, '/forgot-password') },
  {
    name: 'forgot-password-sent',
    open: async (page) => {
      await visit(page, '/forgot-password')
      await page.getByLabel('Email').fill('nobody@example.org')
      await page.getByRole('button', { name: 'Send link' }).click()
      await page.getByRole('heading', { name: 'Check your email' }).waitFor()
    },
  },
  { name: 'reset-password', open: (page) => visit(page, '/reset-password?token=made-up') },
  {
    name: 'reset-password-expired',
    open: async (page) => {
      await visit(page, '/reset-password?token=made-up')
      await page.getByLabel('New password', { exact: true }).fill('a new horse')
      await page.getByRole('button', { name: 'Save password' }).click()
      await page.getByRole('link', { name: 'Ask for a new link' }).waitFor()
    },
  },
  ...['reset-password', 'confirm-email', 'restore-email'].map((path) => ({
    name: `${path}-incomplete`,
    open: async (page: Page) => {
      await visit(page, `/${path}`)
      await page.getByText('This link is incomplete.').waitFor()
    },
  })),
  ...['confirm-email', 'restore-email'].map((path) => ({ name: path, open: (page: Page) => visit(page, `/${path}?token=made-up`) })),
  { name: 'public-resume-gone', open: (page) => visit(page, '/r/nothing') },
  { name: 'coming', open: (page) => visit(page, '/pricing') },
  { name: 'templates', open: (page) => new Gallery(page).open() },
  {
    name: 'template-view',
    open: async (page) => {
      const gallery = new Gallery(page)
      await gallery.open('?template=template2')
      await gallery.viewOf('Creative Portfolio').sheet('A sample resume')
    },
  },
  { name: 'not-found', open: (page) => visit(page, '/nowhere') },
  {
    name: 'offline',
    open: async (page) => {
      await visit(page, '/')
      await goOffline(page)
    },
  },
  {
    name: 'offline-page',
    open: async (page) => {
      await visit(page, '/')
      await goOffline(page)
      await page.getByRole('contentinfo').getByRole('link', { name: 'Pricing' }).click()
      await page.getByRole('heading', { name: 'You are offline' }).waitFor()
    },
  },
  {
    name: 'new-version-page',
    open: async (page) => {
      await visit(page, '/login')
      await page.getByLabel('Email').fill('ada@example.org')
      await removeFile(page, 'PricingPage')
      await page.getByRole('contentinfo').getByRole('link', { name: 'Pricing' }).click()
      await page.getByRole('heading', { name: 'There is a new version' }).waitFor()
    },
  },
  {
    name: 'new-version',
    open: async (page) => {
      await visit(page, '/pricing')
      await removeFile(page, 'ThemeChoices')
      await page.getByRole('button', { name: 'Theme' }).click()
      await page.getByText('There is a new version').waitFor()
    },
  },
]

export const memberScreens: Screen[] = [
  {
    name: 'dashboard-empty',
    open: async (page) => {
      await new Dashboard(page).open()
      await page.getByText('No resumes uploaded yet').waitFor()
    },
  },
  {
    name: 'dashboard-long',
    open: async (page, account) => {
      await account.api.keeps(8, account.email)
      const dashboard = new Dashboard(page)
      await dashboard.open()
      await dashboard.entry('Resume 8').waitFor()
    },
  },
  {
    name: 'dashboard-unreadable',
    open: async (page, account) => {
      await account.api.uploaded(sampleFile('scanned.pdf'))
      await makeUnreadable(page, 'This PDF contains only images, or is blank.')
      const dashboard = new Dashboard(page)
      await dashboard.open()
      await dashboard.history.getByRole('region', { name: 'Unreadable file' }).waitFor()
    },
  },
  {
    name: 'mobile-menu',
    open: async (page) => {
      await page.setViewportSize(VIEWPORTS.phone)
      await new Dashboard(page).open()
      await page.getByRole('button', { name: 'Open menu' }).click()
      await page.getByRole('navigation', { name: 'Mobile' }).waitFor()
    },
  },
  { name: 'dashboard', open: async (page, account) => void (await withResumes(page, account)) },
  {
    name: 'dashboard-unfinished',
    open: async (page, account) => {
      await account.api.uploaded(sampleFile('resume.pdf'))
      await new Dashboard(page).open()
      await page.getByRole('region', { name: 'Unfinished review' }).waitFor()
    },
  },
  {
    name: 'upload',
    open: async (page) => {
      const dashboard = new Dashboard(page)
      await dashboard.open()
      await dashboard.openUpload()
      await dashboard.uploadDialog.waitFor()
    },
  },
  {
    name: 'upload-refused',
    open: async (page) => {
      const dashboard = new Dashboard(page)
      await dashboard.open()
      await dashboard.upload(sampleFile('picture.png'))
      await dashboard.uploadDialog.getByRole('alert').waitFor()
    },
  },
  {
    name: 'parse-error',
    open: async (page) => {
      await uploading(page, 'scanned.pdf')
      await page.getByRole('dialog', { name: 'Failed to Parse Resume' }).waitFor()
    },
  },
  {
    name: 'review-pdf',
    open: async (page) => {
      await uploading(page, 'resume.pdf')
      const review = new Review(page)
      await review.field('Email').focus()
      await review.highlight.waitFor()
      await drawn(page)
    },
  },
  {
    name: 'review-docx',
    open: async (page) => {
      await uploading(page, 'resume.docx')
      const review = new Review(page)
      await review.openAll()
      await review.job(0, 'Position').focus()
      await review.highlight.waitFor({ state: 'attached' })
    },
  },
  {
    name: 'review-refused',
    open: async (page) => {
      await uploading(page, 'resume.pdf')
      const review = new Review(page)
      await review.field('Name').fill('')
      await review.confirm.click()
      await review.form.getByText('Name is required').waitFor()
    },
  },
  {
    name: 'review-discard',
    open: async (page) => {
      await uploading(page, 'resume.pdf')
      const review = new Review(page)
      await review.field('Location').fill('Sopot')
      await review.incorrect.click()
      await review.question.waitFor()
    },
  },
  {
    name: 'detail',
    open: async (page, account) => {
      const { dashboard } = await withResumes(page, account)
      await (await dashboard.openDetail('Harbour logistics 2026')).waitFor()
    },
  },
  {
    name: 'delete',
    open: async (page, account) => {
      await deleteShortVersion(page, account)
    },
  },
  {
    name: 'deleted-undo',
    open: async (page, account) => {
      const dashboard = await deleteShortVersion(page, account)
      await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click()
      // Hovering stops the clock: the toast stands for as long as it is looked at.
      await dashboard.toast('Moved “Short version” to the trash.').hover()
    },
  },
  { name: 'settings', open: settings },
  {
    name: 'settings-refused',
    open: async (page) => {
      await settings(page)
      const change = page.getByRole('region', { name: 'Change password' })
      await change.getByLabel('Current password', { exact: true }).fill('not my password')
      await change.getByLabel('New password', { exact: true }).fill('a new horse')
      await change.getByRole('button', { name: 'Change password' }).click()
      await change.getByText('That is not your current password.').waitFor()
    },
  },
  {
    name: 'settings-sessions',
    open: async (page, { api, email, password }) => {
      for (const _ of [1, 2]) await new Api(api.origin).call('POST', '/api/auth/login', { email, password })
      await settings(page)
      await page.getByRole('button', { name: 'Sign out everywhere else' }).waitFor()
    },
  },
  { name: 'settings-ways', open: (page) => settingsWithWays(page, { passkeys: PASSKEYS, identities: IDENTITIES }) },
  {
    name: 'settings-passkey',
    open: async (page) => {
      await settingsWithWays(page)
      await page.getByRole('button', { name: 'Add a passkey' }).click()
      await page.getByRole('dialog', { name: 'Add a passkey' }).waitFor()
    },
  },
  {
    name: 'settings-passkey-remove',
    open: async (page) => {
      await settingsWithWays(page, { passkeys: PASSKEYS })
      await page.getByRole('button', { name: 'Remove the passkey Chrome on Linux' }).click()
      await page.getByRole('alertdialog').waitFor()
    },
  },
  {
    name: 'settings-provider-connect',
    open: async (page) => {
      await settingsWithWays(page)
      await page.getByRole('button', { name: 'Connect Harbour ID' }).click()
      await page.getByRole('dialog', { name: 'Connect Harbour ID' }).waitFor()
    },
  },
  { name: 'settings-no-password', open: settingsWithoutPassword },
  {
    name: 'settings-no-password-dialog',
    open: async (page) => {
      await settingsWithoutPassword(page)
      await page.getByRole('button', { name: 'Delete account' }).click()
      await page.getByText('You need a password for this.').last().waitFor()
    },
  },
  { name: 'settings-two-step', open: async (page, account) => void (await connectApp(page, account)) },
  { name: 'settings-recovery-codes', open: async (page, account) => void (await turnOnTwoStep(page, account)) },
  {
    name: 'login-code',
    open: async (page, account) => {
      await signInByCode(page, account)
      await page.getByRole('heading', { name: 'Enter your code' }).waitFor()
    },
  },
  {
    name: 'login-recovery-code',
    open: async (page, account) => {
      await signInByCode(page, account)
      await page.getByRole('button', { name: 'Use a recovery code' }).click()
      await page.getByLabel('Recovery code').fill('wrong-code')
      await page.getByRole('button', { name: 'Sign In' }).click()
      await page.getByText('That code is wrong, expired or already used.').waitFor()
    },
  },
  {
    name: 'settings-key',
    open: async (page) => {
      await settings(page)
      await page.getByRole('button', { name: 'New key' }).click()
      await page.getByRole('dialog', { name: 'New API key' }).waitFor()
    },
  },
  {
    name: 'settings-delete',
    open: async (page) => {
      await settings(page)
      await page.getByRole('button', { name: 'Delete account' }).click()
      await page.getByRole('alertdialog').waitFor()
    },
  },
  {
    name: 'deletion-banner',
    open: async (page, { api, email, password }) => {
      await api.call('DELETE', '/api/account', { password })
      const { body } = await new Api(api.origin).call<{ data: { token: string; user: object } }>('POST', '/api/auth/login', { email, password })
      await page.addInitScript(({ token, user }) => Object.entries({ token, user: JSON.stringify(user) }).forEach(([name, value]) => localStorage.setItem(name, value)), body.data)
      await new Dashboard(page).open()
      await page.getByRole('region', { name: 'Account deletion' }).waitFor()
    },
  },
  {
    name: 'trash-empty',
    open: async (page) => {
      await visit(page, '/trash')
      await page.getByText('Your trash is empty').waitFor()
    },
  },
  { name: 'trash', open: withTrash },
  {
    name: 'trash-delete',
    open: async (page, account) => {
      await withTrash(page, account)
      await page.getByRole('button', { name: 'Delete for good “Short version”' }).click()
      await page.getByRole('alertdialog').waitFor()
    },
  },
  { name: 'operator-accounts', open: async (page, account) => void (await operator(page, account, 'accounts', 'Accounts')) },
  {
    name: 'operator-accounts-none-found',
    open: async (page, account) => {
      await operator(page, account, 'accounts', 'Accounts', { accounts: [], total: 0, page: 1, pages: 1 })
      await page.getByRole('searchbox', { name: 'Search accounts' }).fill('somebody@example.org')
      await page.getByRole('button', { name: 'Search', exact: true }).click()
      await page.getByText('No accounts found').waitFor()
    },
  },
  {
    name: 'operator-menu',
    open: async (page, account) => {
      const screen = await operator(page, account, 'accounts', 'Accounts')
      await screen.row('eva@example.org').getByRole('button', { name: /^Actions/ }).click()
      await page.getByRole('menu').waitFor()
    },
  },
  { name: 'operator-plan', open: async (page, account) => void (await operatorTask(page, account, 'Change plan', 'Change plan')) },
  { name: 'operator-disable', open: async (page, account) => void (await operatorTask(page, account, 'Disable', 'Disable Tomasz Zieliński?', 'alertdialog')) },
  {
    name: 'operator-reset-link',
    open: async (page, account) => {
      const question = await operatorTask(page, account, 'Make reset link', 'Make a reset link for Tomasz Zieliński?')
      await page.route('**/api/operator/accounts/*/reset-link', (route) => route.fulfill({ json: { data: { link: 'https://vitae.example/reset-password#token=hVh2cN0fC1mB7yq1Z0l2xwS6T5o9u3n4' } } }))
      await question.getByLabel('Your password', { exact: true }).fill(account.password)
      await question.getByRole('button', { name: 'Make link' }).click()
      await page.getByRole('dialog', { name: 'Copy the reset link' }).waitFor()
    },
  },
  {
    name: 'operator-invitations',
    open: async (page, account) => {
      await operator(page, account, 'invitations', 'Invitations')
      await page.route('**/api/operator/invitations', (route) => (route.request().method() === 'POST' ? route.fulfill({ status: 201, json: { data: { email: 'new@example.org', link: 'https://vitae.example/register#invitation=hVh2cN0fC1mB7yq1Z0l2xwS6T5o9u3n4' } } }) : route.fallback()))
      await page.getByLabel('Email address').fill('new@example.org')
      await page.getByRole('button', { name: 'Make link' }).click()
      await page.getByText('Send this link to').waitFor()
    },
  },
  { name: 'operator-messages', open: async (page, account) => void (await operator(page, account, 'messages', 'Messages')) },
  { name: 'operator-subscribers', open: async (page, account) => void (await operator(page, account, 'subscribers', 'Subscribers')) },
  { name: 'operator-reports', open: async (page, account) => void (await operator(page, account, 'reports', 'Reported jobs')) },
  {
    name: 'operator-remove-job',
    open: async (page, account) => {
      const screen = await operator(page, account, 'reports', 'Reported jobs')
      await page.getByRole('button', { name: 'Remove job “Harbour planner”' }).click()
      await screen.dialog('Remove “Harbour planner” from the board?', 'alertdialog').waitFor()
    },
  },
  {
    name: 'operator-server',
    open: async (page, account) => {
      await becomeOperator(page, account)
      await visit(page, '/operator/status')
      await page.getByRole('table', { name: 'Queues' }).waitFor()
    },
  },
  { name: 'operator-log', open: async (page, account) => void (await operator(page, account, 'log', 'Log')) },
  ...([['invitations', 'Invitations'], ['messages', 'Messages'], ['subscribers', 'Subscribers'], ['reports', 'Reported jobs']] as const).map(([part, name]) => ({
    name: `operator-${part}-empty`, open: async (page: Page, account: Account) => void (await operator(page, account, part, name, NOTHING[part])),
  })),
  { name: 'share', open: (page, account) => shareDialog(page, account, false) },
  { name: 'share-on', open: (page, account) => shareDialog(page, account, true) },
  { name: 'public-resume', open: (page, account) => publicPage(page, account) },
  { name: 'public-resume-password', open: (page, account) => publicPage(page, account, 'open sesame') },
  {
    name: 'viewer',
    open: async (page, account) => {
      const { id } = await account.api.saved()
      await page.goto(`/dashboard?resume=${id}&view=file`)
      await drawn(page)
    },
  },
  {
    name: 'viewer-offline',
    open: async (page, account) => {
      const { id } = await account.api.saved()
      await page.goto(`/dashboard?resume=${id}&view=file`)
      await drawn(page)
      await goOffline(page)
    },
  },
  {
    name: 'score',
    open: async (page, account) => {
      const { id } = await account.api.saved()
      await page.goto(`/dashboard?resume=${id}&view=score`)
      await page.getByRole('heading', { name: 'What to improve' }).waitFor()
    },
  },
  {
    name: 'chooser',
    open: async (page, account) => {
      const chooser = new Chooser(page)
      await chooser.open((await account.api.saved()).id)
      await chooser.design('Executive Resume').check()
      await expect.poll(() => chooser.dialog.getByRole('radiogroup').locator('img').first().evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0)
    },
  },
  {
    name: 'chooser-preview',
    open: async (page, account) => {
      const chooser = new Chooser(page)
      await chooser.open((await account.api.saved()).id)
      await chooser.design('Creative Portfolio').check()
      await chooser.button('Preview Template').click()
      await drawn(page)
    },
  },
  {
    name: 'chooser-latex',
    open: async (page, account) => {
      const chooser = new Chooser(page)
      await chooser.open((await account.api.saved()).id)
      await chooser.design('Creative Portfolio').check()
      await chooser.button('Preview Template').click()
      await chooser.tab('LaTeX').click()
      await chooser.dialog.locator('pre').waitFor()
    },
  },
  {
    name: 'chooser-formats',
    open: async (page, account) => {
      const chooser = new Chooser(page)
      await chooser.open((await account.api.saved()).id)
      await chooser.design('Executive Resume').check()
      await chooser.button('Other formats').click()
      await page.getByRole('menu', { name: 'Other formats' }).waitFor()
    },
  },
  {
    name: 'template-view-own',
    open: async (page, account) => {
      await account.api.saved()
      const gallery = new Gallery(page)
      await gallery.open('?template=template9')
      await gallery.viewOf('Tech Developer').sheet('Your resume')
    },
  },
  {
    name: 'jobs',
    open: async (page, account) => {
      await account.api.saved()
      await postJobs(account, 4, () => ({ salaryRange: '€60,000 to €72,000 a year', isHybrid: true, isOnsite: true }))
      const board = new Board(page)
      await board.open()
      await board.list.waitFor()
    },
  },
  {
    name: 'jobs-filters',
    open: async (page, account) => {
      const { companyName } = await postJobs(account, 2)
      const board = new Board(page)
      await board.open(companyName, { category: 'operations', employmentType: 'Full-time' })
      await board.counter(2, 2).waitFor()
      await board.filters.click()
      await board.panel.waitFor()
    },
  },
  {
    name: 'jobs-none-found',
    open: async (page) => {
      await new Board(page).open(newCompany())
      await page.getByText('No jobs found').waitFor()
    },
  },
  {
    name: 'job-details',
    open: async (page, account) => {
      await account.api.saved()
      const { _id } = await postJob(account, { jobTitle: 'Harbour planner', companyName: newCompany() })
      await page.goto(`/jobs?job=${_id}`)
      await page.getByRole('dialog').getByRole('region', { name: 'Your match' }).waitFor()
      await expect(page.getByRole('dialog').locator('[aria-busy=true]')).toHaveCount(0)
    },
  },
  {
    name: 'job-form-refused',
    open: async (page) => {
      const board = new Board(page)
      await board.open(undefined, { create: '1' })
      await board.dialog('Create Job').getByRole('button', { name: 'Create Job' }).click()
      await page.getByText('Job title is required').waitFor()
    },
  },
  {
    name: 'job-page',
    open: async (page, account) => {
      await account.api.saved()
      const { _id } = await postJob(account, { jobTitle: 'Harbour planner', companyName: newCompany() })
      await visit(page, `/jobs/${_id}`)
      await page.getByRole('region', { name: 'Responsibilities' }).getByText('Plan arrivals').waitFor()
    },
  },
  {
    name: 'dashboard-applications',
    open: async (page, account) => {
      const { jobs } = await postJobs(account, 3)
      for (const [at, status] of ['saved', 'applied', 'offer'].entries()) await account.api.call('PUT', `/api/applications/${jobs[at]!._id}`, { status, notes: at ? '' : 'Ask Ada about the shifts' })
      await new Dashboard(page).open()
      await page.getByRole('region', { name: 'My applications' }).waitFor()
    },
  },
  {
    name: 'dashboard-connected',
    open: async (page, account) => {
      await account.api.saved()
      await connectBoth(account)
      await new Dashboard(page).open()
      await new Profiles(page).repositories.first().waitFor()
    },
  },
  { name: 'github-connect', open: (page) => visitDialog(page, 'connect=github', 'Connect GitHub profile') },
  { name: 'linkedin-connect', open: (page) => visitDialog(page, 'connect=linkedin', 'Connect LinkedIn profile') },
  { name: 'new-resume-gate', open: (page) => visitDialog(page, 'create=template', 'Please connect your GitHub and LinkedIn profiles first to create a new resume.', 'alertdialog') },
  { name: 'github', open: (page, account) => connectedDialog(page, account, 'connect=github', 'GitHub profile') },
  { name: 'repositories', open: (page, account) => connectedDialog(page, account, 'connect=repositories', 'Choose repositories') },
  { name: 'linkedin', open: (page, account) => connectedDialog(page, account, 'connect=linkedin', 'LinkedIn profile') },
  { name: 'new-resume-template', open: (page, account) => connectedDialog(page, account, 'create=template', 'Create a new resume') },
  {
    name: 'new-resume-content',
    open: async (page, account) => {
      await connectedDialog(page, account, 'create=content', 'Create a new resume')
      await new Profiles(page).section('Experience').waitFor()
    },
  },
  {
    name: 'shortcuts',
    open: async (page) => {
      await new Dashboard(page).open()
      await page.getByRole('button', { name: 'Keyboard shortcuts' }).click()
      await page.getByRole('dialog', { name: 'Keyboard shortcuts' }).waitFor()
    },
  },
]

export type Theme = 'light' | 'dark'

/** Dresses the page, and waits until nothing moves any more. */
export async function dress(page: Page, theme: Theme, width: number, height: number) {
  await page.emulateMedia({ colorScheme: theme, reducedMotion: 'reduce' })
  await page.setViewportSize({ width, height })
  await page.evaluate(async () => {
    await new Promise((painted) => requestAnimationFrame(() => requestAnimationFrame(painted)))
    const ending = document.getAnimations().filter((animation) => animation.effect?.getComputedTiming().iterations !== Infinity)
    await Promise.all(ending.map((animation) => animation.finished.catch(() => {})))
  })
}
