import { readFile } from 'node:fs/promises'
import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import { expect, signedIn, test } from '../support/fixtures'
import { hydrated } from '../support/hydrated'
import { postJob, newCompany } from '../support/jobs'
import { sampleFile } from '../support/samples'

const AD = 'Logistics Engineer at Harbour Foods\n\nYou will plan routes and train dispatchers.\n\nRequirements\n- PostgreSQL\n- Route planning'

const letterOf = (page: Page) => page.getByRole('textbox', { name: 'Generated cover letter' })

async function write(page: Page, description = AD) {
  await page.getByPlaceholder('Paste the job description here...').fill(description)
  await page.getByRole('button', { name: 'Generate Cover Letter' }).click()
  await expect(page.getByText(/\d+ words, written by/)).toBeVisible()
  return (await letterOf(page).inputValue()).trim()
}

async function download(page: Page, name: string) {
  const [file] = await Promise.all([page.waitForEvent('download'), page.getByRole('button', { name }).click()])
  return { name: file.suggestedFilename(), bytes: await readFile((await file.path())!) }
}

test('LET-12 LET-13 LET-15 LET-24 LET-27 LET-28 a guest has a letter written, edits it, and downloads it', async ({ page }) => {
  await page.goto('/cover-letter')
  await expect(page.getByRole('button', { name: 'Download PDF' })).toBeDisabled()
  await hydrated(page)
  await page.getByLabel('Your Name (optional)').fill('Kim Lee')
  const letter = await write(page)
  expect(letter).toContain('Harbour Foods')
  expect(letter.endsWith('Kim Lee')).toBe(true)
  expect(letter.split(/\s+/).length).toBeLessThanOrEqual(150)
  await letterOf(page).fill(`${letter}\nPS: I can start at once.`)
  const pdf = await download(page, 'Download PDF')
  expect(pdf.name).toBe('cover-letter.pdf')
  expect(pdf.bytes.toString('latin1')).toContain('/BaseFont /Helvetica')
  const doc = await download(page, 'Download DOC')
  expect(doc.name).toBe('cover-letter.doc')
  expect(doc.bytes.toString('latin1')).toContain('PS: I can start at once.')
  await page.reload()
  await expect(page.getByPlaceholder('Paste the job description here...')).toHaveValue(AD)
  await expect(letterOf(page)).toHaveValue(`${letter}\nPS: I can start at once.`)
  expect((await new AxeBuilder({ page }).analyze()).violations).toEqual([])
})

test('LET-17 what a guest has done and can do is in the letter, and nothing else', async ({ page }) => {
  await page.goto('/cover-letter')
  await hydrated(page)
  await page.getByLabel('Your experience (optional)').fill('Van driver at Parcelway, 2019-2023\nDelivered 120 parcels a day')
  await page.getByLabel('Your skills (optional)').fill('Route planning')
  const letter = await write(page, 'HGV Class 2 Driver - Days\nHaulage firm in Doncaster requires a driver. HIAB licence preferred. CPC card essential.')
  for (const said of ['Van driver at Parcelway', 'delivered 120 parcels a day', 'route planning']) expect(letter).toContain(said)
  expect(letter).not.toMatch(/HIAB|CPC/)
})

signedIn('LET-02 LET-22 a user’s letter speaks from the resume, is counted, and is there after a reload', async ({ page, account }) => {
  await account.api.saved({ file: sampleFile('resume.pdf', 'Harbour 2026.pdf') })
  await page.goto('/cover-letter')
  await expect(page.getByLabel('Your Name (optional)')).toHaveValue(account.user.name)
  await expect(page.getByLabel('Resume', { exact: true })).toHaveValue(/.+/)
  const letter = await write(page)
  await page.getByText('Where each statement comes from').click()
  await expect(page.getByText('Based on: Experience').first()).toBeVisible()
  expect((await new AxeBuilder({ page }).analyze()).violations).toEqual([])
  await expect.poll(async () => (await account.api.call<{ data: { coverLetterCount: number } }>('GET', '/api/users/profile')).body.data.coverLetterCount).toBe(1)
  await letterOf(page).fill(`${letter} Edited.`)
  await expect(page.getByText('Your changes are saved')).toBeVisible()
  await page.reload()
  await expect(letterOf(page)).toHaveValue(`${letter} Edited.`)
  await page.goto('/cover-letter')
  await page.getByRole('button', { name: 'Open Logistics Engineer at Harbour Foods' }).click()
  await expect(letterOf(page)).toHaveValue(`${letter} Edited.`)
  await page.getByRole('button', { name: 'Delete Logistics Engineer at Harbour Foods' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click()
  await expect(page.getByRole('heading', { name: 'Your letters' })).toBeHidden()
  await page.reload()
  await expect(page.getByText('Your generated cover letter will appear here.')).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Your letters' })).toBeHidden()
})

signedIn('a job of the board leads to the letter for it', async ({ page, account }) => {
  const company = newCompany()
  const { _id: id } = await postJob(account, { jobTitle: 'Harbour planner', companyName: company })
  await page.goto(`/cover-letter?job=${id}`)
  await expect(page.getByPlaceholder('Paste the job description here...')).toHaveValue(new RegExp(`^Harbour planner\\nCompany: ${company}`))
})

test.describe('a service that fails', () => {
  test.use({ refusals: 'expected' })

  test('LET-29 says so, and can be tried again', async ({ page }) => {
    await page.route('**/api/cover-letter/generate', (route) => route.fulfill({ status: 500, json: {} }), { times: 1 })
    await page.goto('/cover-letter')
    await page.getByPlaceholder('Paste the job description here...').fill(AD)
    await page.getByRole('button', { name: 'Generate Cover Letter' }).click()
    await expect(page.getByRole('alert').filter({ hasText: 'Failed to generate cover letter. Please try again.' })).toBeInViewport()
    await write(page)
  })
})
