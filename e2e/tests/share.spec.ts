import { readFile } from 'node:fs/promises'
import { NOBODY } from '../support/account'
import { Dashboard } from '../support/dashboard'
import { expect, signedIn, watch } from '../support/fixtures'
import { truth } from '../support/samples'

signedIn('a resume is public by its link: without the phone, as a PDF, behind a password, and no more', async ({ page, account, browser }) => {
  await account.api.saved()
  const dashboard = new Dashboard(page)
  await dashboard.open()
  await dashboard.entry('resume').getByRole('button', { name: 'Share resume' }).click()
  const dialog = page.getByRole('dialog', { name: 'Share your resume' })
  const link = dialog.getByRole('switch', { name: 'Public link' })
  await expect(dialog.getByLabel('Phone')).toBeChecked()
  await link.click()
  await expect(dialog.getByText('Your resume is public now.')).toBeVisible()
  const address = await dialog.getByRole('textbox', { name: 'Link' }).inputValue()

  const context = await browser.newContext({ storageState: NOBODY })
  const problems = await watch(context, 'expected')
  const visitor = await context.newPage()
  const resume = visitor.getByRole('heading', { level: 1, name: truth.name })
  await visitor.goto(address)
  await expect(resume).toBeVisible()
  await expect(visitor.getByText(truth.email)).toBeVisible()
  await expect(visitor.locator('body')).not.toContainText(truth.phone!)
  const arriving = visitor.waitForEvent('download')
  await visitor.getByRole('link', { name: 'Download PDF' }).click()
  const pdf = await arriving
  expect(pdf.suggestedFilename()).toBe('Marta Kowalczyk-Reyes.pdf')
  expect((await readFile(await pdf.path())).subarray(0, 5).toString()).toBe('%PDF-')

  await dialog.getByLabel('Password', { exact: true }).fill('open sesame')
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect(dialog.getByText('A password is set.')).toBeVisible()
  await visitor.reload()
  await expect(visitor.getByRole('heading', { name: 'This resume needs a password' })).toBeVisible()
  for (const [password, outcome] of [['open sesamy', visitor.getByRole('alert')], ['open sesame', resume]] as const) {
    await visitor.getByLabel('Password').fill(password)
    await visitor.getByRole('button', { name: 'Open resume' }).click()
    await expect(outcome).toBeVisible()
  }
  await visitor.reload()
  await expect(resume).toBeVisible()

  await page.reload()
  await expect(link).toBeChecked()
  await link.click()
  await expect(dialog.getByText('The link is off.')).toBeVisible()
  expect((await visitor.reload())!.status()).toBe(404)
  await expect(visitor.getByRole('heading', { name: 'This link doesn\'t work' })).toBeVisible()
  await page.reload()
  await expect(link).not.toBeChecked()
  expect(problems).toEqual([])
})
