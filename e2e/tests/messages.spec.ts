import { Dashboard } from '../support/dashboard'
import { expect, signedIn } from '../support/fixtures'
import { overlap } from '../support/layout'
import { CALLS, refuseCall } from '../support/network'
import { Review } from '../support/review'
import { sampleFile } from '../support/samples'
import { SMALL_SCREENS, VIEWPORTS } from '../support/viewports'

for (const [device, viewport] of Object.entries(VIEWPORTS)) {
  signedIn.describe(`a message on a ${device}`, () => {
    signedIn.use({ viewport, refusals: 'expected' })

    for (const view of ['detail', 'file', 'score', 'templates']) {
      signedIn(`covers neither the title nor the buttons of the dialog "${view}"`, async ({ page, account }) => {
        const { id } = await account.api.saved({ file: sampleFile('resume.pdf', 'A rather long name of a resume for logistics.pdf') })
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
}

for (const [device, viewport] of Object.entries(SMALL_SCREENS)) {
  signedIn.describe(device, () => {
    signedIn.use({ viewport })

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
