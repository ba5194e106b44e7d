import { readFileSync } from 'node:fs'
import { labelledFiles, spread } from '../support/corpus'
import { Dashboard } from '../support/dashboard'
import { expect, signedIn, test } from '../support/fixtures'
import { Review } from '../support/review'
import { fileOf } from '../support/samples'

/** How many files of each kind go through the browser; the parser's own figures over all of them come from `make bench-parser`. */
const EACH = Number(process.env.E2E_CORPUS_EACH ?? 4)

const folder = process.env.E2E_CORPUS

if (!folder) {
  test('a corpus of real resumes', () => {
    test.info().annotations.push({ type: 'NOT RUN', description: 'E2E_CORPUS names no folder of labelled resumes' })
    process.stderr.write('\n*** NOT RUN: the corpus of real resumes. Set E2E_CORPUS to a folder of labelled files to run it. ***\n\n')
    test.skip(true, 'E2E_CORPUS names no folder of labelled resumes')
  })
}

for (const ending of folder ? ['.pdf', '.docx', '.doc'] : []) {
  const files = labelledFiles(folder!).filter(({ name }) => name.endsWith(ending))
  for (const { name, path } of spread(files, EACH)) {
    signedIn(`corpus ${name}: upload, review, save, score, reload`, async ({ page }) => {
      const dashboard = new Dashboard(page)
      const review = new Review(page)
      await dashboard.open()
      await dashboard.upload(fileOf(name, readFileSync(path)))
      const read = await review.read()
      // Without a name it asks once, and saves at the second press.
      if (read.name === '') await review.confirm.click()
      await review.confirm.click()
      await expect(page.getByRole('dialog', { name: 'ATS score card' })).toBeVisible()
      await page.keyboard.press('Escape')
      const entry = dashboard.entry(read.name)
      await expect(entry).toBeVisible()
      await page.reload()
      await expect(entry.getByRole('img', { name: /^ATS score \d+ of 100$/ })).toBeVisible()
    })
  }
}
