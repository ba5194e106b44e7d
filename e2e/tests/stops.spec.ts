import { readFileSync } from 'node:fs'
import { labelledFiles } from '../support/corpus'
import { Dashboard } from '../support/dashboard'
import { expect, signedIn } from '../support/fixtures'
import { Review } from '../support/review'
import { fileOf } from '../support/samples'

/** Run by hand: `STOPS=FOLDER npx playwright test stops` prints what it takes to confirm the longest labelled resumes of a folder. */
const FILES = 10

/** More stops than any form has. */
const MOST = 600

const length = ({ truth }: { truth: object }) => JSON.stringify(truth).length
const longest = labelledFiles(process.env.STOPS!).sort((a, b) => length(b) - length(a)).slice(0, FILES)

for (const { name, path } of longest) {
  signedIn(`stops of Tab in ${name}`, async ({ page }) => {
    const dashboard = new Dashboard(page)
    const review = new Review(page)
    await dashboard.open()
    await dashboard.upload(fileOf(name, readFileSync(path)))
    await expect(review.form).toBeVisible()
    const height = await review.form.evaluate((form) => form.scrollHeight)
    const toCheck = await review.dialog.getByText(/^\d+ to check$/).count()
    await review.stop('Contact').focus()
    let stops = 0
    while (!(await review.confirm.evaluate((button) => button === document.activeElement)) && stops < MOST) {
      await page.keyboard.press('Tab')
      stops += 1
    }
    process.stdout.write(`| ${name} | ${stops} | ${height} | ${toCheck} |\n`)
    expect(stops).toBeLessThan(MOST)
  })
}
