import { execFile } from 'node:child_process'
import { readFile } from 'node:fs/promises'
import { promisify } from 'node:util'
import { ink } from '../support/canvas'
import { Dashboard } from '../support/dashboard'
import { expect, signedIn } from '../support/fixtures'
import { sampleFile, truth } from '../support/samples'
import { vitae } from '../support/vitae'

/** Puts an account on the plan that keeps any number of resumes, as an operator does. */
const upgrade = (email: string) => promisify(execFile)(vitae, ['admin', 'plan', email, 'pro'], { env: { VITAE_DATA: process.env.E2E_DATA } })

signedIn('DSH-16 DSH-23 DSH-24 deleting asks and names the resume; declining keeps it, confirming deletes it for good', async ({ page, account }) => {
  const dashboard = new Dashboard(page)
  await account.api.saved({ file: sampleFile('resume.pdf', 'Old one.pdf') })
  await account.api.saved({ file: sampleFile('resume.docx', 'New one.docx') })
  await dashboard.open()
  const question = page.getByRole('alertdialog', { name: 'Are you sure you want to delete this resume?' })
  const remove = dashboard.entry('Old one').getByRole('button', { name: 'Delete Old one' })
  await remove.click()
  await expect(question).toContainText('Old one')
  await expect(question.getByRole('button', { name: 'Keep it' })).toBeFocused()
  await question.getByRole('button', { name: 'Keep it' }).click()
  await expect(dashboard.entry('Old one')).toBeVisible()
  await remove.click()
  await question.getByRole('button', { name: 'Delete' }).click()
  await expect(dashboard.entry('Old one')).toHaveCount(0)
  await page.reload()
  await expect(dashboard.entry('New one')).toBeVisible()
  await expect(dashboard.history.getByRole('listitem')).toHaveCount(1)
  expect((await account.api.history()).map(({ name }) => name)).toEqual(['New one'])
})

signedIn('DSH-14 DSH-15 DSH-28 the newest stands first, and its original file is downloaded byte by byte', async ({ page, account }) => {
  const dashboard = new Dashboard(page)
  const file = sampleFile('resume.pdf', 'Über mich (neu).pdf')
  await account.api.saved({ file: sampleFile('resume.docx', 'Older.docx') })
  await account.api.saved({ file })
  await dashboard.open()
  await expect(dashboard.history.getByRole('listitem')).toContainText(['Über mich (neu)', 'Older'])
  const arriving = page.waitForEvent('download')
  await dashboard.entry('Über mich').getByRole('button', { name: /^Download/ }).click()
  const download = await arriving
  expect(download.suggestedFilename()).toBe('Über mich (neu).pdf')
  expect((await readFile(await download.path())).equals(file.buffer)).toBe(true)
})

signedIn('DSH-21 a long history scrolls inside its panel, by wheel and by keyboard', async ({ page, account }) => {
  const dashboard = new Dashboard(page)
  await upgrade(account.email)
  const count = 10
  for (let number = 1; number <= count; number++) await account.api.saved({ file: sampleFile('resume.docx', `Resume ${number}.docx`) })
  await dashboard.open()
  const entries = dashboard.history.getByRole('listitem')
  const list = dashboard.history.getByRole('list')
  await expect(entries).toHaveCount(count)
  const newest = dashboard.entry(`Resume ${count}`)
  const oldest = entries.last()
  await expect(oldest).toContainText('Resume 1')
  const { height, content } = await list.evaluate((element) => ({ height: element.clientHeight, content: element.scrollHeight }))
  expect(height).toBeLessThan(page.viewportSize()!.height)
  expect(content).toBeGreaterThan(height)
  await list.evaluate((element) => element.scrollIntoView({ block: 'center', behavior: 'instant' }))
  await expect(newest).toBeInViewport({ ratio: 1 })
  await expect(oldest).not.toBeInViewport()

  const place = await page.evaluate(() => window.scrollY)
  await newest.hover()
  await page.mouse.wheel(0, content - height)
  await expect(oldest).toBeInViewport({ ratio: 1 })
  await expect(newest).not.toBeInViewport()
  expect(await page.evaluate(() => window.scrollY)).toBe(place)

  await newest.getByRole('button', { name: /^ATS score/ }).focus()
  await expect(newest).toBeInViewport({ ratio: 1 })
  for (let control = 1; control < count * 3; control++) await page.keyboard.press('Tab')
  await expect(oldest.getByRole('button', { name: /^Delete/ })).toBeFocused()
  await expect(oldest).toBeInViewport({ ratio: 0.9 })
})

signedIn('DSH-17 DSH-18 DSH-19 DSH-20 the details of a resume; ESC and a click outside close them', async ({ page, account }) => {
  const dashboard = new Dashboard(page)
  const record = await account.api.saved({ file: sampleFile('resume.docx', 'Letters.docx') })
  await dashboard.open()
  const detail = await dashboard.openDetail('Letters')
  for (const text of ['Letters.docx', 'Word document (DOCX)', `${record.atsScore}, `, 'ESC', new Date().getFullYear().toString()]) await expect(detail).toContainText(text)
  await expect(detail.getByRole('button', { name: 'Download' })).toBeEnabled()
  await page.keyboard.press('Escape')
  await expect(detail).toBeHidden()
  await dashboard.openDetail('Letters')
  await page.mouse.click(20, 450)
  await expect(detail).toBeHidden()
  await expect(page).toHaveURL('/dashboard')
})

signedIn('DSH-22 View shows a PDF in the page itself and a Word file as its text', async ({ page, account, baseURL }) => {
  const dashboard = new Dashboard(page)
  const asked: string[] = []
  page.on('request', (request) => void asked.push(request.url()))
  await account.api.saved({ file: sampleFile('resume.pdf', 'Pages.pdf') })
  await account.api.saved({ file: sampleFile('resume.doc', 'Letters.doc') })
  await dashboard.open()
  await (await dashboard.openDetail('Pages')).getByRole('button', { name: 'View' }).click()
  const sheet = page.getByRole('dialog', { name: 'Pages.pdf' }).getByRole('img', { name: /^Pages.pdf, page 1 of/ })
  await expect.poll(() => ink(sheet.locator('canvas'))).toBeGreaterThan(0.01)
  await page.goBack()
  await page.goBack()
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await (await dashboard.openDetail('Letters')).getByRole('button', { name: 'View' }).click()
  await expect(page.getByRole('dialog', { name: 'Letters.doc' }).getByRole('article', { name: 'Text of the document' })).toContainText(truth.experience[0]!.company)
  expect(asked.filter((url) => !/^(blob|data):/.test(url) && new URL(url).origin !== baseURL)).toEqual([])
})

signedIn('ATS the score card on the screen is the one the server keeps: every point lost is explained', async ({ page, account }) => {
  const { id, atsScore } = await account.api.saved()
  const kept = await account.api.scoreCard(id)
  expect(kept.score).toBe(atsScore)
  await page.goto(`/dashboard?resume=${id}&view=score`)
  const card = page.getByRole('dialog', { name: 'ATS score card' })
  await expect(card.getByRole('img', { name: `ATS score ${atsScore} of 100` })).toBeVisible()
  for (const { name } of kept.groups.filter(({ max }) => max > 0)) await expect(card.getByRole('list', { name: 'Points by section' })).toContainText(name)
  const rules = kept.groups.flatMap((group) => group.rules)
  expect(rules.length).toBeGreaterThan(10)
  for (const { title, message, fix } of rules.filter(({ status }) => status === 'fail' || status === 'partial')) {
    const finding = card.getByRole('listitem').filter({ has: page.getByRole('heading', { name: title }) })
    await expect(finding).toContainText(message)
    if (fix) await expect(finding).toContainText(fix)
  }
  await card.getByText(/^Passed checks/).click()
  for (const { title } of rules.filter(({ status }) => status === 'pass')) await expect(card.getByText(title, { exact: true }).first()).toBeVisible()
})

signedIn('DSH-03 DSH-06 DSH-07 DSH-09 what does not exist yet is disabled and says why', async ({ page }) => {
  const dashboard = new Dashboard(page)
  await dashboard.open()
  for (const name of ['Connect GitHub', 'Connect LinkedIn', 'Update URLs']) {
    const button = page.getByRole('button', { name })
    await expect(button).toBeDisabled()
    await expect(button).toHaveAccessibleDescription(/isn’t available yet/)
    await button.focus()
    await expect(page.getByRole('tooltip').filter({ visible: true })).toContainText('isn’t available yet')
  }
  for (const name of ['GitHub', 'LinkedIn']) {
    await page.getByRole('navigation', { name: 'Dashboard' }).getByRole('link', { name }).click()
    await expect(page.getByRole('group', { name })).toBeFocused()
    await page.keyboard.press('Tab')
    await expect(page.getByRole('button', { name: `Connect ${name}` })).toBeFocused()
  }
  for (const name of ['Upload Resume', 'Create New', 'New Resume']) {
    await page.getByRole('button', { name }).first().click()
    await expect(dashboard.uploadDialog).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(dashboard.uploadDialog).toBeHidden()
  }
})
