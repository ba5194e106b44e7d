import { section } from '../support/account'
import { Dashboard } from '../support/dashboard'
import { expect, signedIn } from '../support/fixtures'
import { sampleFile } from '../support/samples'
import { shared } from '../support/share'

signedIn('"Undo" brings a deleted resume back, whose public link did not work meanwhile', async ({ page, account }) => {
  const { id } = await account.api.saved({ file: sampleFile('resume.pdf', 'Harbour 2026.pdf') })
  const address = await shared(account, id)
  const dashboard = new Dashboard(page)
  await dashboard.open()
  await dashboard.entry('Harbour 2026').getByRole('button', { name: 'Delete Harbour 2026' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click()
  await expect(dashboard.toast('Moved “Harbour 2026” to the trash.')).toBeVisible()
  await expect(dashboard.entry('Harbour 2026')).toHaveCount(0)
  expect((await page.request.get(address)).status()).toBe(404)
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(dashboard.toast('“Harbour 2026” is back in your resumes.')).toBeVisible()
  await page.reload()
  await expect(dashboard.entry('Harbour 2026')).toBeVisible()
})

signedIn('what is in the trash is restored, or deleted for good', async ({ page, account }) => {
  for (const name of ['Old one', 'New one']) {
    const { id } = await account.api.saved({ file: sampleFile('resume.docx', `${name}.docx`) })
    await account.api.call('DELETE', `/api/resume/${id}`)
  }
  const dashboard = new Dashboard(page)
  await dashboard.open()
  await page.getByRole('region', { name: 'Dashboard menu' }).getByRole('link', { name: 'Trash' }).click()
  const resumes = section(page, 'Resumes')
  await expect(resumes.getByRole('listitem')).toContainText(['New one', 'Old one'])
  await resumes.getByRole('button', { name: 'Restore “New one”' }).click()
  await expect(resumes.getByRole('listitem')).toHaveCount(1)
  await resumes.getByRole('button', { name: 'Delete for good “Old one”' }).click()
  const question = page.getByRole('alertdialog', { name: 'Delete “Old one” for good?' })
  await question.getByRole('button', { name: 'Delete for good' }).click()
  await expect(page.getByText('Your trash is empty')).toBeVisible()
  await page.reload()
  await expect(page.getByText('Your trash is empty')).toBeVisible()
  await page.getByRole('link', { name: 'Back to your dashboard' }).click()
  await expect(dashboard.history.getByRole('listitem')).toHaveCount(1)
  await expect(dashboard.entry('New one')).toBeVisible()
})
