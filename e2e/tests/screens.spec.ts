import { mkdirSync } from 'node:fs'
import type { Page } from '@playwright/test'
import { signedIn, test } from '../support/fixtures'
import { dress, guestScreens, memberScreens, type Theme } from '../support/screens'

// Pictures to be looked at; they assert nothing, so only SCREENS=1 makes them.
const FOLDER = 'test-results/screens'
const THEMES: Theme[] = ['light', 'dark']
const SIZES = [[390, 844], [820, 1180], [1440, 900]] as const

test.use({ refusals: 'expected' })
signedIn.use({ refusals: 'expected' })

async function picture(page: Page, name: string) {
  mkdirSync(FOLDER, { recursive: true })
  const inDialog = (await page.locator('dialog[open]').count()) > 0
  for (const theme of THEMES) {
    for (const [width, height] of SIZES) {
      await dress(page, theme, width, height)
      // Chromium paints a whole page right only from the second picture after a change of size.
      await page.screenshot()
      await page.screenshot({ path: `${FOLDER}/${name}-${width}-${theme}.png`, fullPage: !inDialog })
    }
  }
}

for (const { name, open } of guestScreens) {
  test(`@screens guest-${name}`, async ({ page }) => {
    await open(page, undefined!)
    await picture(page, `guest-${name}`)
  })
}

for (const { name, open } of memberScreens) {
  signedIn(`@screens ${name}`, async ({ page, account }) => {
    await open(page, account)
    await picture(page, name)
  })
}
