import type { Page } from '@playwright/test'
import { signIn } from '../support/account'
import { Api, newcomer, register } from '../support/api'
import { Dashboard } from '../support/dashboard'
import { expect, signedIn, test } from '../support/fixtures'
import { breakCall, CALLS, holdCall } from '../support/network'

const stored = (page: Page) => page.evaluate(() => ({ token: localStorage.getItem('token'), user: localStorage.getItem('user') }))
const password = (page: Page) => page.getByLabel('Password', { exact: true })

async function signOut(page: Page, name: string) {
  await page.getByRole('button', { name }).click()
  await page.getByRole('menuitem', { name: 'Sign out' }).click()
}

test.describe('the forms', () => {
  for (const [path, submit, other] of [
    ['/login', 'Sign In', '/register'],
    ['/register', 'Sign Up', '/login'],
  ] as const) {
    test(`SES-01 SES-02 SES-03 SES-05 SES-06 SES-07 ${path}: the password can be shown and hidden, the other form is linked`, async ({ page }) => {
      await page.goto(path)
      await expect(page.getByRole('button', { name: submit })).toBeEnabled()
      await password(page).fill('secret word')
      await expect(password(page)).toHaveAttribute('type', 'password')
      await page.getByRole('button', { name: 'Show password' }).click()
      await expect(password(page)).toHaveAttribute('type', 'text')
      await page.getByRole('button', { name: 'Hide password' }).click()
      await expect(password(page)).toHaveAttribute('type', 'password')
      await expect(password(page)).toHaveValue('secret word')
      await page.getByRole('main').getByRole('link', { name: path === '/login' ? 'Create an account' : 'Sign in' }).click()
      await expect(page).toHaveURL(other)
    })
  }

  test('SES-08 SES-09 SES-10 login says which field is missing or wrong, and sends nothing', async ({ page }) => {
    let sent = 0
    page.on('request', (request) => void (request.method() === 'POST' && sent++))
    await page.goto('/login')
    await page.getByRole('button', { name: 'Sign In' }).click()
    await expect(page.getByLabel('Email')).toHaveAccessibleDescription('Enter your email address')
    await expect(page.getByLabel('Email')).toBeFocused()
    await expect(password(page)).toHaveAccessibleDescription('Enter your password')
    await page.getByLabel('Email').fill('ada at example')
    await password(page).fill('x')
    await page.getByRole('button', { name: 'Sign In' }).click()
    await expect(page.getByLabel('Email')).toHaveAccessibleDescription('Enter a valid email address')
    expect(sent).toBe(0)
  })

  test('SES-11 SES-12 SES-13 register says which field is missing', async ({ page }) => {
    await page.goto('/register')
    await page.getByRole('button', { name: 'Sign Up' }).click()
    for (const label of ['Name', 'Email']) await expect(page.getByLabel(label)).toHaveAccessibleDescription(/Enter your/)
    await expect(password(page)).toHaveAccessibleDescription(/password/)
  })
})

test.describe('what the server refuses', () => {
  test.use({ refusals: 'expected' })

  test('SES-14 SES-15 SES-38 the password rule is shown only when the server speaks of it', async ({ page }) => {
    const person = newcomer()
    await page.goto('/register')
    await expect(page.getByText(/at least 6 characters/)).toHaveCount(0)
    await page.getByLabel('Name').fill(person.name)
    await page.getByLabel('Email').fill(person.email)
    await password(page).fill('12345')
    await page.getByRole('button', { name: 'Sign Up' }).click()
    await expect(password(page)).toHaveAccessibleDescription('Password must be at least 6 characters long')
    expect((await stored(page)).token).toBeNull()
    await password(page).fill('123456')
    await page.getByRole('button', { name: 'Sign Up' }).click()
    await expect(page).toHaveURL('/dashboard')
  })

  test('SES-14 SES-39 a password of more than 256 characters is refused in the server’s own words', async ({ page }) => {
    const person = newcomer()
    await page.goto('/register')
    await page.getByLabel('Name').fill(person.name)
    await page.getByLabel('Email').fill(person.email)
    await password(page).fill('x'.repeat(257))
    await page.getByRole('button', { name: 'Sign Up' }).click()
    await expect(page.getByText('Use at most 256 characters')).toBeVisible()
  })

  test('SES-35 any other refusal of the server is shown as received', async ({ page }) => {
    const sentence = 'Too many attempts. Please try again in 15 minutes.'
    await page.route(CALLS.login, (route) => route.fulfill({ status: 429, headers: { 'Retry-After': '900' }, json: { error: sentence, message: sentence, code: 'rate_limited' } }))
    await page.goto('/login')
    await page.getByLabel('Email').fill('ada@example.org')
    await password(page).fill('secret word')
    await page.getByRole('button', { name: 'Sign In' }).click()
    await expect(page.getByRole('alert')).toHaveText(sentence)
  })

  for (const [path, submit] of [['/login', 'Sign In'], ['/register', 'Sign Up']] as const) {
    test(`SES-36 SES-40 ${path}: a line that breaks`, async ({ page }) => {
      await page.goto(path)
      await breakCall(page, '**/api/auth/*')
      if (path === '/register') await page.getByLabel('Name').fill('Ada')
      await page.getByLabel('Email').fill('ada@example.org')
      await password(page).fill('secret word')
      await page.getByRole('button', { name: submit }).click()
      await expect(page.getByRole('alert')).toHaveText('An unexpected error occurred')
      await expect(password(page)).toHaveValue('secret word')
    })
  }
})

test('SES-04 SES-16 signing in opens the dashboard and stores token and user', async ({ page, baseURL }) => {
  const account = await register(baseURL!)
  await page.goto('/login')
  await signIn(page, account)
  await expect(page).toHaveURL('/dashboard')
  const { token, user } = await stored(page)
  expect((await new Api(baseURL!, token).call('GET', '/api/users/profile')).status).toBe(200)
  expect(JSON.parse(user!)).toMatchObject({ id: account.user.id, email: account.email, name: account.name })
  await page.reload()
  await expect(page.getByRole('heading', { name: `Welcome, ${account.name}` })).toBeVisible()
})

test('CST-08 the button of a form that is being sent cannot be pressed again', async ({ page, baseURL }) => {
  const account = await register(baseURL!)
  await page.goto('/login')
  const release = await holdCall(page, CALLS.login)
  await signIn(page, account)
  await expect(page.getByRole('button', { name: 'Sign In' })).toBeDisabled()
  await expect(page.getByRole('button', { name: 'Sign In' })).toHaveAttribute('aria-busy', 'true')
  release()
  await expect(page).toHaveURL('/dashboard')
})

signedIn('SES-20 SES-21 SES-22 SES-23 signing out forgets everything, goes home, and takes the token’s power away', async ({ page, account }) => {
  await new Dashboard(page).open()
  const revoked = page.waitForResponse('**/api/auth/logout')
  await signOut(page, account.name)
  await expect(page).toHaveURL('/')
  await expect(page.getByRole('banner').getByRole('link', { name: 'Sign In' })).toBeVisible()
  expect(await stored(page)).toEqual({ token: null, user: null })
  expect((await revoked).status()).toBe(200)
  expect((await account.api.call('GET', '/api/users/profile')).status).toBe(401)
  await page.goto('/dashboard')
  await expect(page).toHaveURL('/login?next=%2Fdashboard')
})

signedIn('signing out in one tab signs out the other', async ({ page, context, account }) => {
  await new Dashboard(page).open()
  const other = await context.newPage()
  await new Dashboard(other).open()
  await signOut(other, account.name)
  await expect(page.getByRole('heading', { name: 'Welcome back' })).toBeVisible()
  await expect(page).toHaveURL('/login?next=%2Fdashboard')
  await signIn(page, account)
  await expect(page).toHaveURL('/dashboard')
  await expect(other.getByRole('button', { name: account.name })).toBeVisible()
})

test.describe('start-up', () => {
  const start = async (page: Page, items: Record<string, string>) => {
    await page.goto('/about')
    await page.evaluate((given) => Object.entries(given).forEach(([key, value]) => localStorage.setItem(key, value)), items)
    await page.goto('/dashboard')
  }

  for (const user of ['{broken', '"text"', '[]', 'null', '{"name": 7}']) {
    test(`SES-18 a stored user that does not parse is cleared: ${user}`, async ({ page }) => {
      await start(page, { token: 'some token', user })
      await expect(page).toHaveURL('/login?next=%2Fdashboard')
      expect(await stored(page)).toEqual({ token: null, user: null })
    })
  }

  test('SES-19 a token alone, or a user alone, is no session', async ({ page, baseURL }) => {
    const { token, user } = await register(baseURL!)
    await start(page, { token })
    await expect(page).toHaveURL('/login?next=%2Fdashboard')
    await page.evaluate(() => localStorage.clear())
    await start(page, { user: JSON.stringify(user) })
    await expect(page).toHaveURL('/login?next=%2Fdashboard')
  })

  test('SES-17 SES-24 both make a session, and the stored user is replaced by the server’s', async ({ page, baseURL }) => {
    const { token, user } = await register(baseURL!)
    await start(page, { token, user: JSON.stringify({ ...user, name: 'Old Name' }) })
    await expect(page.getByRole('heading', { name: `Welcome, ${user.name}` })).toBeVisible()
    expect(JSON.parse((await stored(page)).user!)).toMatchObject({ name: user.name, id: user.id })
  })
})

signedIn('SES-33 the profile is read past every cache', async ({ page }) => {
  const asked = page.waitForRequest('**/api/users/profile?*')
  await new Dashboard(page).open()
  expect(Number(new URL((await asked).url()).searchParams.get('t'))).toBeGreaterThan(Date.now() - 60_000)
})

signedIn.describe('a profile that does not come', () => {
  signedIn.use({ refusals: 'expected' })
  signedIn('DSH-33 it is said, and the dashboard stays', async ({ page, account }) => {
    await breakCall(page, CALLS.profile)
    await new Dashboard(page).open()
    await expect(page.getByText('Failed to load user data')).toBeVisible()
    await expect(page.getByRole('heading', { name: `Welcome, ${account.name}` })).toBeVisible()
  })
})

test.describe('before the page is taken over', () => {
  /** The program of the page arrives only when the test lets it. */
  const slowly = (page: Page) => holdCall(page, '**/assets/*.js')

  for (const [path, submit] of [['/login', 'Sign In'], ['/register', 'Sign Up']] as const) {
    test(`SES ${path}: a form cannot be sent by the browser itself, so no password gets into an address`, async ({ page, baseURL }) => {
      const release = await slowly(page)
      const addresses: string[] = []
      page.on('request', (request) => void (request.isNavigationRequest() && addresses.push(request.url())))
      await page.goto(path, { waitUntil: 'commit' })
      await expect(page.getByRole('button', { name: submit })).toBeVisible()
      await expect(password(page)).toBeDisabled()
      await page.getByRole('button', { name: submit }).click({ force: true })
      release()
      await expect(password(page)).toBeEnabled()
      await password(page).fill('secret word')
      await expect(password(page)).toHaveValue('secret word')
      expect(addresses.every((address) => !new URL(address).search)).toBe(true)
      expect(new URL(page.url()).href).toBe(new URL(path, baseURL).href)
    })
  }

  test('a link works at once, as a link', async ({ page }) => {
    const release = await slowly(page)
    await page.goto('/', { waitUntil: 'commit' })
    await page.getByRole('main').getByRole('link', { name: 'Get Started for Free' }).first().click()
    await expect(page).toHaveURL('/register')
    release()
    await expect(page.getByLabel('Name')).toBeEnabled()
  })

  signedIn('somebody signed in is never shown "Sign In" first', async ({ page, account }) => {
    const release = await slowly(page)
    await page.goto('/', { waitUntil: 'commit' })
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(page.getByRole('banner').getByRole('link', { name: 'Sign In' })).toBeHidden()
    release()
    await expect(page.getByRole('banner').getByRole('button', { name: account.name })).toBeVisible()
  })
})
