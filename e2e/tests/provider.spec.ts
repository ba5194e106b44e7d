import type { Page } from '@playwright/test'
import { mailedLink, NOBODY, section, signIn, signOut } from '../support/account'
import { newcomer, register, type Account } from '../support/api'
import { expect } from '../support/fixtures'
import { PROVIDER, ProviderPages } from '../support/identity-provider'
import { localTest as test } from '../support/local-site'

// An address that has an account, and an attempt that is none, are refused.
test.use({ refusals: 'expected' })

const PART = `Sign-in with ${PROVIDER}`
/** What the provider calls everybody. */
const NAME = 'Ada Example'

const stored = (page: Page) => page.evaluate(() => (JSON.parse(localStorage.getItem('user') ?? '{}') as { id?: string }).id)
const problem = (page: Page) => page.getByRole('alert')

/** Gives an account another address, which is confirmed by that. */
async function confirmAnother({ api, password }: Account, data: string): Promise<string> {
  const { email } = newcomer()
  await api.call('POST', '/api/auth/change-email', { email, password })
  const token = new URL(await mailedLink(email, 'confirm-email', data)).searchParams.get('token')
  expect((await api.call('POST', '/api/auth/confirm-email', { token })).status).toBe(200)
  return email
}

/** Connects the account that is signed in. */
async function connect(page: Page, { password }: Pick<Account, 'password'>) {
  await page.goto('/settings')
  await section(page, PART).getByRole('button', { name: `Connect ${PROVIDER}` }).click()
  const dialog = page.getByRole('dialog', { name: `Connect ${PROVIDER}` })
  await dialog.getByLabel('Your password', { exact: true }).fill(password)
  await dialog.getByRole('button', { name: 'Continue' }).click()
}

test('a first sign-in opens an account, the next one finds it; a password is set, and signs in, too', async ({ page }) => {
  const provider = new ProviderPages(page)
  const { email, password } = newcomer()
  await page.goto('/login?next=%2Fsettings')
  await provider.go()
  await provider.signIn(email)
  await expect(page).toHaveURL('/settings')
  await expect(page.getByText('You’re signed in.')).toBeVisible()
  await expect(section(page, 'Profile').getByText(email)).toBeVisible()
  await expect(section(page, 'Profile').getByLabel('Name')).toHaveValue(NAME)
  await expect(section(page, PART)).toContainText(`Connected as ${email} since`)
  const account = await stored(page)

  await test.step('what needs a password says so, and leads to where one is set', async () => {
    await section(page, 'API keys').getByRole('button', { name: 'New key' }).click()
    await page.getByRole('dialog', { name: 'New API key' }).getByRole('link', { name: 'Set a password' }).click()
    await expect(page.getByRole('heading', { name: 'Set a password' })).toBeFocused()
    await expect(page.getByRole('heading', { name: 'Set a password' })).toBeInViewport()
  })

  await signOut(page, NAME)
  await page.goto('/register')
  await provider.go()
  await expect(page).toHaveURL('/dashboard')
  expect(await stored(page)).toBe(account)

  await page.goto('/settings')
  const set = section(page, 'Set a password')
  await set.getByLabel('New password', { exact: true }).fill(password)
  await set.getByRole('button', { name: 'Set password' }).click()
  await expect(page.getByText('Your password is set.')).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Change password' })).toBeFocused()
  await page.reload()
  await expect(section(page, 'Change password').getByLabel('Current password', { exact: true })).toBeVisible()
  await signOut(page, NAME)
  await page.goto('/login')
  await signIn(page, { email, password })
  await expect(page).toHaveURL('/dashboard')
  expect(await stored(page)).toBe(account)
})

test('an account with the same address that nobody has confirmed: refused, then connected with the password, used, disconnected', async ({ page, baseURL }) => {
  const account = await register(baseURL!)
  const provider = new ProviderPages(page)
  await page.goto('/login?next=%2Fsettings')
  await provider.go()
  await provider.signIn(account.email)
  await expect(problem(page)).toHaveText(`An account with the address ${account.email} exists. Sign in with your password, then connect ${PROVIDER} in the settings.`)
  await expect(problem(page)).toBeFocused()
  await expect(page).toHaveURL('/login/callback')
  await page.getByRole('link', { name: 'Back to sign in' }).click()
  await signIn(page, account)
  await expect(page).toHaveURL('/settings')

  const part = section(page, PART)
  await connect(page, account)
  await expect(page.getByText(`${PROVIDER} is connected.`)).toBeVisible()
  await expect(page).toHaveURL('/settings')
  await expect(part).toContainText(`Connected as ${account.email} since`)
  await signOut(page, account.name)
  await page.goto('/login?next=%2Fsettings')
  await provider.go()
  await expect(page).toHaveURL('/settings')
  expect(await stored(page)).toBe(account.user.id)
  await expect(part).toContainText('Last used: ')

  await part.getByRole('button', { name: `Disconnect ${account.email}` }).click()
  const question = page.getByRole('alertdialog', { name: `Disconnect ${PROVIDER}?` })
  await question.getByLabel('Your password', { exact: true }).fill('not my password')
  await question.getByRole('button', { name: 'Disconnect' }).click()
  await expect(question.getByLabel('Your password', { exact: true })).toHaveAccessibleDescription(/not your/)
  await question.getByLabel('Your password', { exact: true }).fill(account.password)
  await question.getByRole('button', { name: 'Disconnect' }).click()
  await expect(part.getByRole('button', { name: `Connect ${PROVIDER}` })).toBeVisible()
  await page.reload()
  await expect(part.getByRole('button', { name: `Connect ${PROVIDER}` })).toBeVisible()
  await signOut(page, account.name)
  await page.goto('/login')
  await provider.go()
  await expect(problem(page)).toHaveText(/^An account with the address/)
})

test('an account with the same address stays its owner’s, also where both sides know the address', async ({ page, site, baseURL }) => {
  const email = await confirmAnother(await register(baseURL!), site.data)
  const provider = new ProviderPages(page)
  await page.goto('/login')
  await provider.go()
  await provider.signIn(email)
  await expect(problem(page)).toHaveText(/^An account with the address/)
})

test('an identity that belongs to another account is not connected', async ({ page, browser, baseURL }) => {
  const { email } = newcomer()
  const first = await (await browser.newContext({ storageState: NOBODY })).newPage()
  const theirs = new ProviderPages(first)
  await first.goto('/login')
  await theirs.go()
  await theirs.signIn(email)
  await expect(first).toHaveURL('/dashboard')

  const account = await register(baseURL!)
  await page.goto('/login')
  await signIn(page, account)
  await expect(page).toHaveURL('/dashboard')
  await page.route('https://fonts.googleapis.com/**', (route) => route.abort())
  await connect(page, account)
  await new ProviderPages(page).signIn(email)
  await expect(page.getByRole('heading', { level: 1, name: `${PROVIDER} is not connected` })).toBeVisible()
  await expect(problem(page)).toHaveText(/\w+.*\./)
  await page.getByRole('link', { name: 'Back to settings' }).click()
  await expect(section(page, PART).getByRole('button', { name: `Connect ${PROVIDER}` })).toBeVisible()
})

test('whoever turns back at the provider is not signed in, and can start again', async ({ page }) => {
  const provider = new ProviderPages(page)
  await page.goto('/login?next=%2Fsettings')
  await provider.go()
  await provider.cancel()
  await expect(problem(page)).toHaveText(`You did not sign in with ${PROVIDER}.`)
  await expect(page).toHaveURL('/login/callback')
  await page.reload()
  await expect(problem(page)).toHaveText('This sign-in is incomplete. Start again.')
  await page.getByRole('link', { name: 'Back to sign in' }).click()
  await provider.go()
  await provider.signIn(newcomer().email)
  await expect(page).toHaveURL('/dashboard')
})

test('what the provider sends back works only in the browser that asked for it', async ({ page, browser }) => {
  const provider = new ProviderPages(page)
  await page.route('**/login/callback?*', (route) => route.abort())
  await page.goto('/login')
  await provider.go()
  const answer = page.waitForRequest('**/login/callback?*')
  await provider.signIn(newcomer().email)
  const address = (await answer).url()
  const other = await (await browser.newContext({ storageState: NOBODY })).newPage()
  await other.goto(address)
  await expect(problem(other)).toHaveText('This sign-in took too long or began in another browser. Start again.')
  await expect(other).toHaveURL('/login/callback')
  expect(await stored(other)).toBeUndefined()
})
