import type { Page } from '@playwright/test'
import { ink } from '../support/canvas'
import { Chooser } from '../support/chooser'
import { expect, signedIn } from '../support/fixtures'
import { SMALL_SCREENS } from '../support/viewports'

/** The outline that the focused element shows, in pixels; 0 without one. */
const ringOfFocus = (page: Page) =>
  page.evaluate(() => {
    const { outlineStyle, outlineWidth } = getComputedStyle(document.activeElement!)
    return outlineStyle === 'none' ? 0 : parseFloat(outlineWidth)
  })

for (const [device, viewport] of Object.entries(SMALL_SCREENS)) {
  signedIn.describe(device, () => {
    signedIn.use({ viewport })

    signedIn('TPL-03 TPL-05 the preview shows PDF or LaTeX, whole and without scrolling to it, each in its tab', async ({ page, account, context }) => {
      await context.grantPermissions(['clipboard-read', 'clipboard-write'])
      const chooser = new Chooser(page)
      await chooser.open((await account.api.saved()).id)
      await chooser.design('Academic CV').check()
      await chooser.button('Preview Template').click()
      const sheet = chooser.preview('Academic CV')
      const latex = chooser.dialog.getByRole('region', { name: 'LaTeX source' })
      await expect(chooser.tab('LaTeX')).toBeInViewport({ ratio: 0.95 })
      await expect.poll(() => ink(sheet.locator('canvas').first())).toBeGreaterThan(0.005)
      await expect(latex).toBeHidden()
      await chooser.tab('LaTeX').click()
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
