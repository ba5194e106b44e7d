import { join } from 'node:path'
import { Chooser } from '../support/chooser'
import { Dashboard } from '../support/dashboard'
import { expect, signedIn } from '../support/fixtures'
import { Recording } from '../support/recording'
import { Review } from '../support/review'
import { sampleFile } from '../support/samples'

// The frames of the landing page's video: `scripts/demo-video` runs this and puts them together. Part of no test run.

const SIZE = { width: 1280, height: 800 }
/** The loop is no longer than this. */
const SECONDS = 14
const FOLDER = process.env.DEMO_FRAMES ?? ''

signedIn.use({ viewport: SIZE, bypassCSP: true, contextOptions: { reducedMotion: 'no-preference' } })
signedIn.skip(!FOLDER, 'run scripts/demo-video')

for (const theme of ['light', 'dark'] as const) {
  signedIn(`the demo in the ${theme} theme`, async ({ page }) => {
    signedIn.setTimeout(180_000)
    await page.emulateMedia({ colorScheme: theme })
    const dashboard = new Dashboard(page)
    const review = new Review(page)
    const chooser = new Chooser(page)
    await dashboard.open()
    await page.waitForLoadState('networkidle')
    const recording = await Recording.of(page, SIZE)

    await recording.scene(async () => {
      await recording.press(page.getByRole('region', { name: 'Dashboard menu' }).getByRole('button', { name: 'Upload Resume' }))
      await dashboard.uploadDialog.waitFor()
      await page.waitForTimeout(350)
      await dashboard.fileInput.setInputFiles(sampleFile('resume.pdf', 'Logistics engineer.pdf'))
      await page.waitForTimeout(350)
    })
    await review.openAll()
    await review.document.locator('canvas').first().waitFor()
    await page.waitForTimeout(1500)
    await recording.scene(async () => {
      await recording.press(review.job(0, 'Company'))
      await expect(review.highlight.first()).toBeInViewport()
      await page.waitForTimeout(600)
      await recording.press(review.job(0, 'Position'))
      await page.waitForTimeout(600)
      await recording.pointAt(review.confirm)
    }, 100)
    await review.confirm.click()
    const card = page.getByRole('dialog', { name: 'ATS score card' })
    const choose = card.getByRole('button', { name: 'Choose a design' })
    await recording.scene(async () => {
      await choose.waitFor()
      await page.waitForTimeout(1100)
      await recording.pointAt(choose)
    }, 100)
    await choose.click()
    await chooser.designs.first().waitFor()
    await page.waitForLoadState('networkidle')
    await expect.poll(() => page.locator('dialog[open] img').evaluateAll((all) => (all as HTMLImageElement[]).filter((picture) => picture.getBoundingClientRect().top < innerHeight).every((picture) => picture.complete && picture.naturalWidth > 0))).toBe(true)
    await page.waitForTimeout(1500)
    const label = (name: string) => page.locator('label').filter({ has: page.getByRole('radio', { name, exact: true }) })
    await recording.scene(async () => {
      await recording.press(label('Creative Portfolio'))
      await page.waitForTimeout(350)
      await recording.press(label('Executive Resume'))
      await page.waitForTimeout(250)
      await recording.press(chooser.button('Preview Template'))
    })
    await expect(chooser.preview('Executive Resume').locator('canvas').first()).toBeVisible()
    await page.waitForTimeout(2000)
    await recording.scene(async () => {
      const arriving = page.waitForEvent('download')
      await recording.press(chooser.button('Download PDF'))
      await arriving
    }, 900)
    await recording.save(join(FOLDER, theme), SECONDS)
  })
}
