import { readFileSync } from 'node:fs'
import { register } from '../support/api'
import { draw, labelledFiles } from '../support/corpus'
import { Dashboard } from '../support/dashboard'
import { expect, test } from '../support/fixtures'
import { Review } from '../support/review'
import { fileOf } from '../support/samples'

const folder = process.env.E2E_CORPUS
const SEED = Number(process.env.E2E_CORPUS_SEED ?? 24)
const FILES = 9
/** How many of them must be saved at the first press. */
const SAVED = 8

test(`of ${FILES} real files at least ${SAVED} are saved at the first press of "Details are Correct"`, async ({ browser, baseURL }) => {
  if (!folder) test.info().annotations.push({ type: 'NOT RUN', description: 'E2E_CORPUS names no folder of labelled resumes' })
  test.skip(!folder, 'E2E_CORPUS names no folder of labelled resumes')
  test.setTimeout(FILES * 120_000)
  const rows: { file: string; saved: boolean; says: string }[] = []
  for (const { name, path } of draw(labelledFiles(folder!), FILES, SEED)) {
    const account = await register(baseURL!)
    const session = Object.entries({ token: account.token, user: JSON.stringify(account.user), privacyConsent: 'accept_necessary' }).map(([key, value]) => ({ name: key, value }))
    const context = await browser.newContext({ storageState: { cookies: [], origins: [{ origin: baseURL!, localStorage: session }] } })
    const page = await context.newPage()
    const dashboard = new Dashboard(page)
    const review = new Review(page)
    await dashboard.open()
    await dashboard.upload(fileOf(name, readFileSync(path)))
    await review.form.waitFor({ timeout: 60_000 })
    await review.confirm.click()
    const card = page.getByRole('dialog', { name: 'ATS score card' })
    const says = page.getByText(/^Saved without|kept under “Other”|^Press “Details are Correct” again|^Leave .* out\?$/)
    const asks = review.form.locator('[aria-invalid=true]')
    await expect(card.or(asks).or(page.getByRole('alertdialog')).first()).toBeVisible({ timeout: 60_000 })
    const saved = (await account.api.history()).length === 1
    const fields = await asks.evaluateAll((all) => all.map((field) => field.getAttribute('name') ?? '').join(', '))
    rows.push({ file: name, saved, says: [...(await says.allTextContents()), fields].filter(Boolean).join(' ') })
    await context.close()
  }
  process.stdout.write(`\nseed ${SEED}\n${rows.map(({ file, saved, says }) => `${file}\t${saved ? 'saved' : 'not saved'}\t${says}`).join('\n')}\n`)
  expect(rows.filter(({ saved }) => saved).length).toBeGreaterThanOrEqual(SAVED)
})
