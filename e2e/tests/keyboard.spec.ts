import type { Locator, Page } from '@playwright/test'
import { register } from '../support/api'
import { Chooser } from '../support/chooser'
import { Dashboard } from '../support/dashboard'
import { expect, signedIn, test } from '../support/fixtures'
import { Review } from '../support/review'
import { facts, nameOf, sampleFile, samplePath, truth } from '../support/samples'
import { parseFile } from '../support/vitae'

const FAR = 150

/** Goes on by Tab until a control has the focus. */
async function tabTo(page: Page, control: Locator) {
  await control.waitFor({ state: 'attached' })
  for (let pressed = 0; pressed < FAR; pressed++) {
    if (await control.evaluate((element) => element === document.activeElement)) return
    await page.keyboard.press('Tab')
  }
  throw new Error(`not reached by ${FAR} presses of Tab: ${control}`)
}

/** Goes to a control by Tab and presses a key on it. */
async function press(page: Page, control: Locator, key = 'Enter') {
  await tabTo(page, control)
  await page.keyboard.press(key)
}

test('the keyboard alone leads from signing in to the downloaded resume', async ({ page, baseURL }) => {
  test.setTimeout(120_000)
  const account = await register(baseURL!)
  const dashboard = new Dashboard(page)
  const review = new Review(page)
  const chooser = new Chooser(page)
  await page.goto('/login')
  await expect(page.getByLabel('Email')).toBeEnabled()
  await tabTo(page, page.getByLabel('Email'))
  await page.keyboard.type(account.email)
  await page.keyboard.press('Tab')
  await page.keyboard.type(account.password)
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/dashboard')

  await press(page, page.getByRole('region', { name: 'Dashboard menu' }).getByRole('button', { name: 'Upload Resume' }))
  const choosing = page.waitForEvent('filechooser')
  await press(page, dashboard.fileInput)
  await (await choosing).setFiles(samplePath('resume.pdf'))

  await expect(review.form).toBeVisible()
  await tabTo(page, review.field('Location'))
  await page.keyboard.press('ControlOrMeta+A')
  await page.keyboard.type('Sopot, Poland')
  await press(page, review.line('Experience', 1))
  await press(page, review.section('Experience').getByRole('button', { name: /^Move Operations Analyst.* down$/ }))
  await expect(review.job(2, 'Company')).toHaveValue(truth.experience[1]!.company)
  await page.keyboard.press('ControlOrMeta+Enter')
  await expect(page.getByRole('dialog', { name: 'ATS score card' }).getByRole('heading', { name: 'ATS score card' })).toBeFocused()
  await page.keyboard.press('Escape')

  await press(page, dashboard.entry(nameOf(truth)).getByRole('button', { name: /^ATS score/ }))
  await press(page, page.getByRole('button', { name: 'Choose a template' }))
  await tabTo(page, chooser.design('Modern Professional'))
  await page.keyboard.press('Space')
  await expect(chooser.design('Modern Professional')).toBeChecked()
  await page.keyboard.press('ArrowRight')
  await expect(chooser.design('Creative Portfolio')).toBeChecked()
  await press(page, chooser.button('Preview Template'))
  await expect(chooser.preview('Creative Portfolio')).toBeVisible()
  const arriving = page.waitForEvent('download')
  await press(page, chooser.button('Download PDF'))
  const [first, second, third] = truth.experience
  const expected = { ...truth, experience: [first!, third!, second!] }
  expect(facts(await parseFile(await (await arriving).path()))).toEqual(facts(expected))

  await page.keyboard.press('Escape')
  await expect(chooser.dialog).toBeHidden()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect(dashboard.entry(nameOf(truth)).getByRole('button', { name: /^ATS score/ })).toBeFocused()
})

signedIn('a dialog keeps the focus inside and gives it back', async ({ page }) => {
  const dashboard = new Dashboard(page)
  await dashboard.open()
  const opener = page.getByRole('region', { name: 'Dashboard menu' }).getByRole('button', { name: 'Upload Resume' })
  await press(page, opener)
  await expect(dashboard.uploadDialog).toBeVisible()
  for (let pressed = 0; pressed < 6; pressed++) {
    await page.keyboard.press('Tab')
    expect(await page.evaluate(() => document.activeElement === document.body || document.querySelector('dialog[open]')!.contains(document.activeElement))).toBe(true)
  }
  await dashboard.fileInput.setInputFiles(sampleFile('picture.png'))
  await expect(dashboard.uploadDialog.getByRole('alert')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(opener).toBeFocused()
})
