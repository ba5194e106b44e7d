import type { Browser, Page } from '@playwright/test'
import { NOBODY, signIn } from '../support/account'
import { Api, newcomer, register, type Account } from '../support/api'
import { expect, signedIn } from '../support/fixtures'
import { newCompany, postJob } from '../support/jobs'
import { becomeOperator, OperatorScreen } from '../support/operator'
import { makeOperator } from '../support/vitae'

// A disabled account, a used link and a job that is gone are refused; so is an operator's screen to others.
signedIn.use({ refusals: 'expected' })

const somebodyElse = async (browser: Browser) => (await browser.newContext({ storageState: NOBODY })).newPage()

/** The operator's screen, of which the account was none so far. */
async function openAsOperator(page: Page, account: Account, path = '/operator', name = 'Accounts') {
  await becomeOperator(page, account)
  const operator = new OperatorScreen(page)
  await page.goto(path)
  await operator.heading(name).waitFor()
  return operator
}

signedIn('the operator’s screen is there for operators alone, from the day they become one, for which they sign in anew', async ({ page, account, baseURL }) => {
  const accounts = async (api = account.api) => (await api.call('GET', '/api/operator/accounts')).status
  for (const path of ['/operator', '/operator/log']) {
    await page.goto(path)
    await expect(page.getByRole('heading', { level: 1, name: 'Page not found' })).toBeVisible()
  }
  expect(await accounts()).toBe(403)
  await page.getByRole('button', { name: account.name }).click()
  await expect(page.getByRole('menuitem', { name: 'Settings' })).toBeVisible()
  await expect(page.getByRole('menuitem', { name: 'Operator' })).toHaveCount(0)

  await makeOperator(account.email)
  await page.reload()
  await expect(page).toHaveURL('/login?next=%2Foperator%2Flog')
  expect(await accounts()).toBe(401)
  await signIn(page, account)
  const operator = new OperatorScreen(page)
  await expect(operator.heading('Log')).toBeVisible()
  await expect(operator.row(account.email).filter({ hasText: 'Made an operator' })).toContainText('Command line')
  await page.getByRole('button', { name: account.name }).click()
  await page.getByRole('menuitem', { name: 'Operator' }).click()
  await expect(page).toHaveURL('/operator')
  await expect(operator.heading('Accounts')).toBeVisible()
  expect(await accounts(new Api(baseURL!, await page.evaluate(() => localStorage.getItem('token'))))).toBe(200)
})

signedIn('an account: found, put on a plan, disabled and enabled, given a reset link; the log tells of it', async ({ page, account, browser, baseURL }) => {
  const person = await register(baseURL!)
  const operator = await openAsOperator(page, account)
  const row = await operator.find(person.email)
  await expect(row).toContainText('Free')

  await operator.choose(person, 'Change plan')
  const plan = operator.dialog('Change plan')
  await plan.getByLabel('Plan', { exact: true }).selectOption('Pro')
  await plan.getByLabel('Months').fill('6')
  await plan.getByRole('button', { name: 'Save plan' }).click()
  await expect(page.getByText(`${person.name} is now on Pro until`)).toBeVisible()
  await page.reload()
  await expect(row).toContainText('Pro until')

  await operator.choose(person, 'Disable')
  const disabling = operator.dialog(`Disable ${person.name}?`, 'alertdialog')
  await expect(disabling).toHaveAccessibleDescription(/signed out everywhere.*Jobs they posted stay on the board/)
  await disabling.getByRole('button', { name: 'Disable' }).click()
  await expect(page.getByText(`${person.name} is disabled.`)).toBeVisible()
  await page.reload()
  await expect(row.getByText('Disabled')).toBeVisible()
  const other = await somebodyElse(browser)
  await other.goto('/login')
  await signIn(other, person)
  await expect(other.getByRole('alert')).toHaveText(/^This account is disabled\./)
  expect((await person.api.call('GET', '/api/users/profile')).status).toBe(401)

  await operator.choose(person, 'Enable')
  await operator.dialog(`Enable ${person.name}?`, 'alertdialog').getByRole('button', { name: 'Enable' }).click()
  await expect(page.getByText(`${person.name} is enabled again.`)).toBeVisible()
  await page.reload()
  await expect(row).toContainText('Pro until')
  await expect(row.getByText('Disabled')).toHaveCount(0)
  await signIn(other, person)
  await expect(other).toHaveURL('/dashboard')

  await operator.choose(person, 'Make reset link')
  const question = operator.dialog(`Make a reset link for ${person.name}?`)
  await question.getByLabel('Your password', { exact: true }).fill('not my password')
  await question.getByRole('button', { name: 'Make link' }).click()
  await expect(question.getByLabel('Your password', { exact: true })).toHaveAccessibleDescription(/That is not your current password\./)
  await question.getByLabel('Your password', { exact: true }).fill(account.password)
  await question.getByRole('button', { name: 'Make link' }).click()
  const made = operator.dialog('Copy the reset link')
  const link = await made.getByRole('code').innerText()
  await made.getByRole('button', { name: 'Done' }).click()
  const password = 'a new horse'
  const resetting = await somebodyElse(browser)
  await resetting.goto(link)
  await resetting.getByLabel('New password', { exact: true }).fill(password)
  await resetting.getByRole('button', { name: 'Save password' }).click()
  await expect(resetting.getByText('Your password is changed. Please sign in.')).toBeVisible()
  await resetting.getByRole('main').getByRole('link', { name: 'Sign In' }).click()
  await signIn(resetting, { ...person, password })
  await expect(resetting).toHaveURL('/dashboard')

  await operator.go('Log')
  const done = operator.row(person.email).filter({ hasText: account.email })
  await expect(done).toHaveText([/Made a reset link/, /Enabled the account/, /Disabled the account/, /Changed the plan.*Pro until/])
})

signedIn('invitations: one replaces an earlier one, one is taken up, one is withdrawn', async ({ page, account, browser }) => {
  const [guest, other] = [newcomer(), newcomer()]
  const operator = await openAsOperator(page, account)
  await operator.go('Invitations')
  const links: string[] = []
  for (const { email } of [other, guest, other]) {
    await page.getByLabel('Email address').fill(email)
    await page.getByRole('button', { name: 'Make link' }).click()
    const shown = page.getByRole('status').filter({ hasText: `Send this link to ${email}.` })
    links.push(await shown.getByRole('code').innerText())
    await expect(operator.row(email)).toHaveCount(1)
  }
  const [replaced, taken, withdrawn] = links
  await page.reload()
  await expect(operator.row(other.email)).toBeVisible()

  const invited = await somebodyElse(browser)
  await invited.goto(taken!)
  await expect(invited.getByLabel('Email')).toHaveValue(guest.email)
  await invited.getByLabel('Name').fill(guest.name)
  await invited.getByLabel('Password', { exact: true }).fill(guest.password)
  await invited.getByRole('button', { name: 'Sign Up' }).click()
  await expect(invited).toHaveURL('/dashboard')
  await page.getByLabel('Email address').fill(guest.email)
  await page.getByRole('button', { name: 'Make link' }).click()
  await expect(page.getByLabel('Email address')).toHaveAccessibleDescription(/An account with this email already exists/)
  await page.getByLabel('Email address').clear()

  await operator.row(other.email).getByRole('button', { name: /^Withdraw/ }).click()
  await operator.dialog(`Withdraw the invitation for ${other.email}?`, 'alertdialog').getByRole('button', { name: 'Withdraw' }).click()
  await expect(page.getByText(`The invitation for ${other.email} is withdrawn.`)).toBeVisible()
  await page.reload()
  await expect(page.getByRole('status').filter({ hasText: 'Loading' })).toHaveCount(0)
  for (const { email } of [guest, other]) await expect(operator.row(email)).toHaveCount(0)
  for (const link of [replaced!, withdrawn!]) {
    const late = await somebodyElse(browser)
    await late.goto(link)
    await expect(late.getByRole('alert')).toBeVisible()
    await expect(late.getByLabel('Name')).toHaveCount(0)
  }
})

signedIn('a reported job: taken off the board, for whoever posted it too', async ({ page, account, baseURL }) => {
  const [author, reporter] = [await register(baseURL!), await register(baseURL!)]
  const company = newCompany()
  const { _id, jobTitle } = await postJob(author, { jobTitle: 'Harbour planner', companyName: company })
  expect((await reporter.api.call('POST', `/api/jobs/${_id}/report`, { reason: 'scam', note: 'They want money first.' })).status).toBe(201)
  const operator = await openAsOperator(page, account, '/operator/reports', 'Reported jobs')
  const report = page.getByRole('list', { name: 'Reported jobs' }).getByRole('listitem').filter({ hasText: company })
  await expect(report).toContainText('They want money first.')
  await expect(report).toContainText(reporter.email)

  await report.getByRole('button', { name: `Remove job “${jobTitle}”` }).click()
  await operator.dialog(`Remove “${jobTitle}” from the board?`, 'alertdialog').getByRole('button', { name: 'Remove job' }).click()
  await expect(page.getByText(`“${jobTitle}” is off the board.`)).toBeVisible()
  await expect(report).toHaveCount(0)
  expect((await author.api.call('GET', `/api/jobs/${_id}`)).status).toBe(404)
  await page.reload()
  await expect(operator.heading('Reported jobs')).toBeVisible()
  await expect(page.getByRole('main').locator('[aria-busy=true]')).toHaveCount(0)
  await expect(report).toHaveCount(0)

  await operator.go('Log')
  await expect(operator.row(company)).toHaveText(/Removed a job/)
  await expect(operator.row(company)).toContainText(account.email)
})
