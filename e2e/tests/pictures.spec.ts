import { fileURLToPath } from 'node:url'
import type { Page } from '@playwright/test'
import { Dashboard } from '../support/dashboard'
import { expect, signedIn } from '../support/fixtures'
import { saveAsWebp } from '../support/picture'
import { Review } from '../support/review'
import { sampleFile } from '../support/samples'

// The pictures of the product on the landing page: `PICTURES=1 npx playwright test pictures`. Part of no test run.

const FOLDER = fileURLToPath(new URL('../../web/public/landing/', import.meta.url))
/** Shown at 1024 pixels at most; twice that would be five times as heavy. */
const WIDTH = 1024

const picture = (page: Page, name: string) => saveAsWebp(page, `${FOLDER}${name}.webp`, WIDTH)

signedIn.use({ viewport: { width: 1280, height: 800 }, bypassCSP: true })

for (const theme of ['light', 'dark'] as const) {
  signedIn(`pictures in the ${theme} theme`, async ({ page }) => {
    await page.emulateMedia({ colorScheme: theme })
    const dashboard = new Dashboard(page)
    const review = new Review(page)
    await dashboard.open()
    await dashboard.upload(sampleFile('resume.pdf', 'Harbour.pdf'))
    await review.openAll()
    await review.job(0, 'Company').focus()
    await expect(review.highlight.first()).toBeInViewport()
    await page.waitForTimeout(4000)
    await picture(page, `review-${theme}`)

    await review.confirm.click()
    await expect(page.getByRole('dialog', { name: 'ATS score card' })).toBeVisible()
    await page.waitForTimeout(4500)
    await picture(page, `score-${theme}`)

    await page.goto('/templates')
    await page.getByRole('heading', { level: 1 }).waitFor()
    await page.waitForLoadState('networkidle')
    await picture(page, `designs-${theme}`)

    await dashboard.open()
    await dashboard.history.getByRole('listitem').getByRole('link', { name: /Edit/ }).first().click()
    await page.getByRole('textbox', { name: 'Summary' }).waitFor()
    await page.waitForLoadState('networkidle')
    await page.waitForTimeout(2000)
    await picture(page, `editor-${theme}`)
  })
}
