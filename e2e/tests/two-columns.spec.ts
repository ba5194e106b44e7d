import type { BrowserContext } from '@playwright/test'
import { expect, signedIn } from '../support/fixtures'
import { expectHighlighted } from '../support/highlight'
import { reviewing } from '../support/review'
import { fileOf } from '../support/samples'
import { HTML, TWO_COLUMNS, UNSEEN } from '../support/two-columns'

/** The page as a browser prints it. */
async function printed(context: BrowserContext) {
  const page = await context.newPage()
  await page.setContent(HTML)
  const pdf = await page.pdf({ preferCSSPageSize: true, printBackground: true })
  await page.close()
  return fileOf('two-columns.pdf', pdf)
}

signedIn('UPL-16 UPL-17 a resume in two columns: every field is found, and highlighted over its words', async ({ page, context, account }) => {
  const review = await reviewing(page, await printed(context))
  expect(await review.read()).toMatchObject({
    ...TWO_COLUMNS,
    certifications: TWO_COLUMNS.certifications.map((certificate) => ({ ...certificate, url: '' })),
  })
  const { details } = await account.api.read((await account.api.pending())!.id)
  const texts = details.fields.filter(({ path }) => !path.startsWith('skills'))
  expect(texts.map(({ path }) => path)).toEqual(expect.arrayContaining(['name', 'summary', 'experience[1].company', 'education[1].field', 'certifications[0].issuer']))
  for (const source of texts) {
    await expectHighlighted(review, review.form.locator(`[data-source="${source.path}"]`).getByRole('textbox'), source, details.pages)
  }
})

signedIn('UPL-16 text in the colour of the paper is left out, and quoted to the owner with its page', async ({ page, context }) => {
  const review = await reviewing(page, await printed(context))
  const passages = review.dialog.getByRole('region', { name: 'Text from your file' }).getByRole('listitem')
  await expect(passages).toHaveText([`Page 1, same color as the background: “${UNSEEN}”`])
  expect(JSON.stringify(await review.read())).not.toContain(UNSEEN)
})
