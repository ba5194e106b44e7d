import type { Locator, Page } from '@playwright/test'
import { ink } from '../support/canvas'
import { Chooser } from '../support/chooser'
import { Dashboard } from '../support/dashboard'
import { expect, signedIn } from '../support/fixtures'
import { CALLS, refuseCall } from '../support/network'
import { Review } from '../support/review'
import { sampleFile } from '../support/samples'

const PHONE = { width: 390, height: 844 }
const TABLET = { width: 820, height: 1180 }

/** Whether two boxes share a dot of the screen. */
async function overlap(one: Locator, other: Locator): Promise<boolean> {
  const [a, b] = await Promise.all([one.boundingBox(), other.boundingBox()])
  if (!a || !b) throw new Error('not shown')
  return a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height
}

/** The outline that the focused element shows, in pixels; 0 without one. */
const ringOfFocus = (page: Page) =>
  page.evaluate(() => {
    const { outlineStyle, outlineWidth } = getComputedStyle(document.activeElement!)
    return outlineStyle === 'none' ? 0 : parseFloat(outlineWidth)
  })

for (const [device, viewport] of Object.entries({ phone: PHONE, tablet: TABLET })) {
  signedIn.describe(device, () => {
    signedIn.use({ viewport })

    signedIn('TPL-03 TPL-05 the preview shows PDF or LaTeX, whole and without scrolling to it, and says that there are two', async ({ page, account, context }) => {
      await context.grantPermissions(['clipboard-read', 'clipboard-write'])
      const chooser = new Chooser(page)
      await chooser.open((await account.api.saved()).id)
      await chooser.design('Academic CV').check()
      await chooser.button('Preview Template').click()
      const pane = (name: string) => chooser.dialog.getByRole('group', { name: 'Show' }).getByRole('button', { name })
      const sheet = chooser.preview('Academic CV')
      const latex = chooser.dialog.getByRole('region', { name: 'LaTeX source' })
      await expect(pane('LaTeX')).toBeInViewport({ ratio: 1 })
      await expect.poll(() => ink(sheet.locator('canvas').first())).toBeGreaterThan(0.005)
      await expect(latex).toBeHidden()
      await pane('LaTeX').click()
      await expect(latex).toBeInViewport({ ratio: 1 })
      await expect(latex.locator('pre')).toContainText('\\documentclass')
      await expect(sheet).toBeHidden()
      await latex.getByRole('button', { name: 'Copy' }).click()
      await expect(latex.getByRole('button', { name: 'Copied!' })).toBeVisible()
      await chooser.button('Hide Preview').click()
      await expect(chooser.design('Academic CV')).toBeChecked()
      await chooser.button('Show Preview').click()
      await expect(sheet).toBeInViewport({ ratio: 1 })
    })

    signedIn.describe('a message', () => {
      signedIn.use({ refusals: 'expected' })

      for (const view of ['detail', 'file', 'score', 'templates']) {
        signedIn(`covers neither the title nor the buttons of the dialog "${view}"`, async ({ page, account }) => {
          const { id } = await account.api.saved({ file: sampleFile('resume.pdf', 'A rather long name of a résumé for logistics.pdf') })
          await refuseCall(page, CALLS.profile)
          await page.goto(`/dashboard?resume=${id}&view=${view}`)
          const toast = new Dashboard(page).toast('Failed to load user data')
          const dialog = page.getByRole('dialog')
          await expect(toast).toBeVisible()
          await expect(dialog).toBeVisible()
          await expect.poll(() => overlap(toast, dialog.locator('header'))).toBe(false)
          for (const button of await dialog.locator('footer').getByRole('button').all()) expect(await overlap(toast, button)).toBe(false)
        })
      }
    })

    signedIn('the message after the upload leaves the title of the review readable, and nothing moves when it goes', async ({ page }) => {
      const dashboard = new Dashboard(page)
      const review = new Review(page)
      await page.emulateMedia({ reducedMotion: 'reduce' })
      await dashboard.open()
      await dashboard.upload(sampleFile('resume.pdf'))
      await expect(review.form).toBeVisible()
      const notice = review.dialog.getByText('Resume uploaded successfully!')
      await expect(notice).toBeVisible()
      expect(await overlap(notice, review.dialog.getByRole('heading', { name: 'Review Parsed Resume' }))).toBe(false)
      const before = await review.form.boundingBox()
      await expect(notice).toBeHidden()
      expect(await review.form.boundingBox()).toEqual(before)
    })
  })
}

signedIn('a dialog opened by its address shows no focus ring until the keyboard is used', async ({ page, account }) => {
  const { id } = await account.api.saved()
  for (const view of ['detail', 'file', 'score', 'templates']) {
    await page.goto(`/dashboard?resume=${id}&view=${view}`)
    const dialog = page.getByRole('dialog')
    await expect(dialog.getByRole('heading', { level: 2 })).toBeFocused()
    expect(await ringOfFocus(page), view).toBe(0)
    await page.keyboard.press('Tab')
    await expect(dialog.getByRole('button', { name: 'Close' })).toBeFocused()
    expect(await ringOfFocus(page), view).toBeGreaterThanOrEqual(2)
  }
})
