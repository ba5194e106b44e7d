import { Chooser, STANDARD } from '../support/chooser'
import { ink } from '../support/canvas'
import { Dashboard } from '../support/dashboard'
import { expect, signedIn, test } from '../support/fixtures'
import { Review } from '../support/review'
import { newcomer } from '../support/api'
import { facts, nameOf, sampleFile, truth, type ParsedResume } from '../support/samples'
import { parseFile } from '../support/vitae'

test('the main path: register, upload, review, correct, save, score, choose a design, download, read it back', async ({ page, context }) => {
  test.setTimeout(120_000)
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  const person = newcomer()
  const dashboard = new Dashboard(page)
  const review = new Review(page)
  const chooser = new Chooser(page)
  const corrected: ParsedResume = { ...truth, experience: truth.experience.map((job, index) => (index === 1 ? { ...job, position: 'Lead Operations Analyst' } : job)) }
  let score = 0

  await test.step('SES-05 SES-31 registering opens the dashboard', async () => {
    await page.goto('/register')
    await page.getByLabel('Name').fill(person.name)
    await page.getByLabel('Email').fill(person.email)
    await page.getByLabel('Password', { exact: true }).fill(person.password)
    await page.getByRole('button', { name: 'Sign Up' }).click()
    await expect(page).toHaveURL('/dashboard')
    await expect(page.getByRole('heading', { name: `Welcome, ${person.name}` })).toBeVisible()
    await expect(dashboard.history.getByText('No resumes uploaded yet')).toBeVisible()
  })

  await test.step('UPL-08 UPL-16 UPL-17 UPL-18 UPL-19 UPL-24 the PDF is read right', async () => {
    await dashboard.upload(sampleFile('resume.pdf', 'Harbour.pdf'))
    await expect(review.dialog).toBeVisible()
    await expect(review.dialog.getByText('Resume uploaded successfully!')).toBeVisible()
    expect(facts(await review.read())).toEqual(facts(truth))
  })

  await test.step('UPL-41 UPL-42 a corrected field is saved', async () => {
    await review.openAll()
    await review.job(1, 'Position').fill('Lead Operations Analyst')
    await review.confirm.click()
    await expect(page.getByRole('dialog', { name: 'ATS score card' }).getByText('Resume details saved successfully!')).toBeVisible()
    await expect(review.dialog).toBeHidden()
  })

  await test.step('the score opens by itself, says what comes next, and closes onto the list', async () => {
    const card = page.getByRole('dialog', { name: 'ATS score card' })
    await expect(card.getByRole('heading', { name: 'ATS score card' })).toBeFocused()
    await expect(page).toHaveURL(/view=score$/)
    await expect(card.getByRole('button', { name: 'Choose a design' })).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(card).toBeHidden()
    await expect(page).toHaveURL('/dashboard')
  })

  await test.step('DSH-04 DSH-05 DSH-14 the history shows the score, also after a reload', async () => {
    await expect(dashboard.entry(nameOf(truth))).toBeVisible()
    score = await dashboard.score(nameOf(truth))
    expect(score).toBeGreaterThan(0)
    await page.reload()
    await expect(dashboard.entry(nameOf(truth))).toContainText('Just now')
    expect(await dashboard.score(nameOf(truth))).toBe(score)
    await expect(page.getByRole('group', { name: 'Resumes', exact: true })).toContainText('1')
    await expect(page.getByRole('group', { name: 'Average ATS score' })).toContainText(String(score))
  })

  await test.step('DSH-17 the details lead to the score card', async () => {
    const detail = await dashboard.openDetail(nameOf(truth))
    await expect(detail).toContainText('Harbour.pdf')
    await detail.getByRole('button', { name: 'Explain the score' }).click()
    const card = page.getByRole('dialog', { name: 'ATS score card' })
    await expect(card.getByRole('img', { name: `ATS score ${score} of 100` })).toBeVisible()
    await expect(card.getByRole('list', { name: 'Points by section' }).getByRole('listitem')).not.toHaveCount(0)
    await page.keyboard.press('Escape')
    await expect(card).toBeHidden()
  })

  await test.step('TPL-01 TPL-02 TPL-07 TPL-08 a design is chosen from the list', async () => {
    await page.getByRole('dialog', { name: nameOf(truth) }).getByRole('button', { name: 'Choose a template' }).click()
    await chooser.designs.first().waitFor()
    const names = await chooser.designs.evaluateAll((designs) => designs.map((design) => design.getAttribute('aria-label')))
    expect(names.slice(0, 5)).toEqual(Object.values(STANDARD))
    await expect(chooser.button('Preview Template')).toBeDisabled()
    await chooser.design('Modern Professional').check()
    await expect(chooser.button('Preview Template')).toBeEnabled()
  })

  await test.step('TPL-03 TPL-04 the preview is the real PDF, with its LaTeX in a tab', async () => {
    await chooser.button('Preview Template').click()
    const sheet = chooser.preview('Modern Professional').getByRole('img', { name: /^Modern Professional, page 1 of/ })
    await expect.poll(() => ink(sheet.locator('canvas'))).toBeGreaterThan(0.01)
    const latex = chooser.dialog.getByRole('region', { name: 'LaTeX source' })
    await chooser.tab('LaTeX').click()
    await expect(latex.locator('pre')).toContainText('\\documentclass')
    await expect(latex.locator('pre')).toContainText('Lead Operations Analyst')
    await chooser.button('Hide Preview').click()
    await expect(latex).toBeHidden()
    await chooser.button('Show Preview').click()
    await chooser.tab('LaTeX').click()
    await expect(latex).toBeVisible()
  })

  await test.step('TPL-05 the source is copied, and that is said for 2 seconds', async () => {
    const latex = chooser.dialog.getByRole('region', { name: 'LaTeX source' })
    await latex.getByRole('button', { name: 'Copy' }).click()
    await expect(latex.getByRole('button', { name: 'Copied!' })).toBeVisible()
    const shown = Date.now()
    await expect(latex.getByRole('button', { name: 'Copy', exact: true })).toBeVisible()
    expect(Date.now() - shown).toBeGreaterThan(1500)
    expect(Date.now() - shown).toBeLessThan(3000)
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(await latex.locator('pre').textContent())
  })

  await test.step('TPL-23 the downloaded PDF is read back as what was saved', async () => {
    const { path, name } = await chooser.download('PDF')
    expect(name).toBe(`${nameOf(truth)} - Modern Professional.pdf`)
    expect(facts(await parseFile(path))).toEqual(facts(corrected))
  })
})

for (const ending of ['docx', 'doc']) {
  signedIn(`UPL-01 UPL-16 a ${ending.toUpperCase()} is read right, saved, scored, and still there after a reload`, async ({ page, account }) => {
    const dashboard = new Dashboard(page)
    const review = new Review(page)
    await dashboard.open()
    await (ending === 'docx' ? dashboard.drop(sampleFile('resume.docx')) : dashboard.upload(sampleFile('resume.doc')))
    await expect(review.dialog).toBeVisible()
    expect(facts(await review.read())).toEqual(facts(truth))
    await review.confirm.click()
    await expect(page.getByRole('dialog', { name: 'ATS score card' })).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(dashboard.entry(nameOf(truth))).toBeVisible()
    await page.reload()
    await expect(dashboard.entry(nameOf(truth))).toBeVisible()
    const [record] = await account.api.history()
    expect(await dashboard.score(nameOf(truth))).toBe(record!.atsScore)
    expect(facts(await account.api.parsed(record!.id))).toEqual(facts(truth))
  })
}

for (const [id, design] of Object.entries(STANDARD)) {
  signedIn(`TPL-07 TPL-21 TPL-23 ${design}: its PDF and DOCX are read back as what was saved`, async ({ page, account }) => {
    const chooser = new Chooser(page)
    const { id: resumeId } = await account.api.saved()
    await chooser.open(resumeId)
    await chooser.design(design).check()
    for (const format of ['PDF', 'DOCX'] as const) {
      const { path } = await chooser.download(format)
      expect(facts(await parseFile(path)), format).toEqual(facts(truth))
    }
    await chooser.button('Use this template').click()
    await expect(chooser.dialog.getByText(`Saved. ${design} is now your default template.`)).toBeVisible()
    await page.reload()
    const card = chooser.dialog.locator('label').filter({ has: page.getByRole('radio', { name: design, exact: true }) })
    await expect(card).toContainText('In use')
    expect((await account.api.call<{ data: { selectedTemplate: string } }>('GET', '/api/users/profile')).body.data.selectedTemplate).toBe(id)
  })
}
