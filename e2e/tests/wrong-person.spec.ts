import { newcomer, register } from '../support/api'
import { Dashboard } from '../support/dashboard'
import { expect, signedIn, test } from '../support/fixtures'
import { sampleFile, truth } from '../support/samples'

test.use({ refusals: 'expected' })
signedIn.use({ refusals: 'expected' })

test('SES-34 SES-47 a wrong password and an unknown email answer alike', async ({ page, baseURL }) => {
  const account = await register(baseURL!)
  for (const [email, password] of [[account.email, 'not the password'], [newcomer().email, account.password]] as const) {
    await page.goto('/login')
    await page.getByLabel('Email').fill(email)
    await page.getByLabel('Password', { exact: true }).fill(password)
    await page.getByRole('button', { name: 'Sign In' }).click()
    await expect(page.getByRole('alert')).toHaveText('Incorrect email or password')
    await expect(page).toHaveURL('/login')
    expect(await page.evaluate(() => Object.keys(localStorage))).not.toContain('token')
    await expect(page.getByLabel('Email')).toHaveValue(email)
  }
})

test('SES-37 the same email twice, also in other letters', async ({ page, baseURL }) => {
  const account = await register(baseURL!)
  for (const email of [account.email, account.email.toUpperCase()]) {
    await page.goto('/register')
    await page.getByLabel('Name').fill('Somebody Else')
    await page.getByLabel('Email').fill(email)
    await page.getByLabel('Password', { exact: true }).fill('another password')
    await page.getByRole('button', { name: 'Sign Up' }).click()
    await expect(page.getByText('An account with this email already exists')).toBeVisible()
    await expect(page.getByLabel('Email')).toHaveAccessibleDescription('An account with this email already exists')
  }
  const { status } = await account.api.call('POST', '/api/auth/login', { email: account.email, password: 'another password' })
  expect(status).toBe(401)
})

signedIn('another user’s resume does not exist: neither in the API nor on the screen', async ({ page, account, baseURL }) => {
  const owner = await register(baseURL!)
  const record = await owner.api.saved({ file: sampleFile('resume.pdf', 'Secret plans.pdf') })
  const calls: [string, string, object?][] = [
    ['GET', `/api/resume/${record.id}`],
    ['GET', `/api/resume/${record.id}/score`],
    ['GET', `/api/resume/${record.id}/file`],
    ['GET', `/api/resume/${record.id}/download`],
    ['GET', `/api/resume/${record.id}/render?template=template1&format=pdf`],
    ['POST', `/api/resume/${record.id}/parse`],
    ['POST', '/api/resume/save-parsed', { ...truth, resumeId: record.id }],
    ['GET', `/api/resume/${record.id}/draft`],
    ['PUT', `/api/resume/${record.id}/draft`, { draft: {} }],
    ['DELETE', `/api/resume/${record.id}/draft`],
    ['DELETE', `/api/resume/${record.id}`],
  ]
  for (const [method, path, body] of calls) {
    const answer = await account.api.call(method, path, body)
    expect(answer.status, `${method} ${path}`).toBe(404)
    expect(JSON.stringify(answer.body)).not.toContain('Secret')
  }
  expect(await owner.api.history()).toHaveLength(1)

  const dashboard = new Dashboard(page)
  for (const view of ['detail', 'file', 'review', 'score', 'templates']) {
    await page.goto(`/dashboard?resume=${record.id}&view=${view}`)
    await expect(dashboard.toast('We couldn’t find this resume.')).toBeVisible()
    await expect(page).toHaveURL('/dashboard')
    await expect(page.getByRole('dialog')).toHaveCount(0)
    await expect(page.getByText('Secret plans')).toHaveCount(0)
  }
})

signedIn('a token that the server no longer knows ends the session, and signing in leads back to the place', async ({ page, account }) => {
  const place = '/dashboard?upload=1'
  await account.api.call('POST', '/api/auth/logout')
  await page.goto(place)
  await expect(page).toHaveURL(`/login?next=${encodeURIComponent(place)}`)
  await expect(page.getByText('Your session has ended. Sign in to pick up where you left off.')).toBeVisible()
  expect(await page.evaluate(() => Object.keys(localStorage))).not.toEqual(expect.arrayContaining(['token']))
  await page.getByLabel('Email').fill(account.email)
  await page.getByLabel('Password', { exact: true }).fill(account.password)
  await page.getByRole('button', { name: 'Sign In' }).click()
  await expect(page).toHaveURL(place)
  await expect(new Dashboard(page).uploadDialog).toBeVisible()
})

signedIn('a token that ends in the middle of the work: the upload leads to sign in, not to an error', async ({ page, account }) => {
  const dashboard = new Dashboard(page)
  await dashboard.open()
  // A call of the dashboard itself that comes after the end would lead away before the upload does.
  await page.waitForLoadState('networkidle')
  await account.api.call('POST', '/api/auth/logout')
  await dashboard.upload(sampleFile('resume.pdf'))
  await expect(page).toHaveURL(/^[^?]*\/login\?next=/)
  await expect(page.getByText('Your session has ended. Sign in to pick up where you left off.')).toBeVisible()
})

signedIn('PRI-17 the fourth resume on Free is refused in plain words, and nothing is deleted', async ({ page, account }) => {
  for (const name of ['First.pdf', 'Second.pdf', 'Third.pdf']) await account.api.saved({ file: sampleFile('resume.pdf', name) })
  const dashboard = new Dashboard(page)
  await dashboard.open()
  await dashboard.upload(sampleFile('resume.pdf', 'Fourth.pdf'))
  await expect(dashboard.uploadDialog.getByRole('alert')).toHaveText('Your Free plan keeps up to 3 resumes. Delete one or upgrade.')
  await page.reload()
  await page.getByRole('button', { name: 'Close' }).click()
  await expect(dashboard.history.getByRole('listitem')).toHaveCount(3)
  expect((await account.api.history()).map(({ originalName }) => originalName).sort()).toEqual(['First.pdf', 'Second.pdf', 'Third.pdf'])
})
