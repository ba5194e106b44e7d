import { Dashboard } from '../support/dashboard'
import { expect, signedIn } from '../support/fixtures'
import { breakCall, CALLS, holdCall, refuseCall, slowUploads } from '../support/network'
import { Review } from '../support/review'
import { fileOf, sampleFile, truth } from '../support/samples'

signedIn.use({ refusals: 'expected' })

signedIn.describe('a slow line', () => {
  signedIn('UPL-08 the progress of the transfer is shown, and Cancel ends it', async ({ page, account }) => {
    const dashboard = new Dashboard(page)
    const pdf = sampleFile('resume.pdf').buffer
    await dashboard.open()
    await dashboard.openUpload()
    await slowUploads(page, 200_000)
    await dashboard.fileInput.setInputFiles(fileOf('long.pdf', Buffer.concat([pdf, Buffer.alloc(3_000_000, ' ')])))
    const progress = dashboard.uploadDialog.getByRole('progressbar', { name: 'Uploading long.pdf' })
    const share = async () => Number(await progress.getAttribute('aria-valuenow'))
    await expect.poll(share).toBeGreaterThan(0)
    const early = await share()
    expect(early).toBeLessThan(100)
    await expect.poll(share).toBeGreaterThan(early)
    await dashboard.uploadDialog.getByRole('button', { name: 'Cancel' }).click()
    await expect(progress).toBeHidden()
    await expect(dashboard.fileInput).toBeEnabled()
    await expect(dashboard.uploadDialog.getByRole('alert')).toHaveCount(0)
    expect(await account.api.pending()).toBeNull()
  })

  signedIn('UPL-09 UPL-10 while the file is read a dialog says so; Cancel throws the upload away', async ({ page, account }) => {
    const dashboard = new Dashboard(page)
    const release = await holdCall(page, CALLS.parse)
    await dashboard.open()
    await dashboard.upload(sampleFile('resume.pdf'))
    const parsing = page.getByRole('dialog', { name: 'Parsing your resume...' })
    await expect(parsing.getByText('Resume uploaded successfully!')).toBeVisible()
    const shown = Date.now()
    await expect(parsing.getByText('Resume uploaded successfully!')).toBeHidden()
    expect(Date.now() - shown).toBeGreaterThan(4000)
    expect(Date.now() - shown).toBeLessThan(6500)
    await parsing.getByRole('button', { name: 'Cancel' }).click()
    await expect(parsing).toBeHidden()
    release()
    await expect.poll(() => account.api.pending()).toBeNull()
    await expect(page.getByRole('dialog')).toHaveCount(0)
  })
})

signedIn.describe('a line that breaks', () => {
  signedIn('UPL-11 UPL-15 at the upload', async ({ page }) => {
    const dashboard = new Dashboard(page)
    await dashboard.open()
    const repair = await breakCall(page, CALLS.upload)
    await dashboard.upload(sampleFile('resume.pdf'))
    await expect(dashboard.uploadDialog.getByRole('alert')).toHaveText('An unexpected error occurred')
    await repair()
    await dashboard.fileInput.setInputFiles(sampleFile('resume.pdf'))
    await expect(new Review(page).dialog).toBeVisible()
  })

  signedIn('UPL-12 UPL-14 an upload that the server refuses with and without a text', async ({ page }) => {
    const dashboard = new Dashboard(page)
    await dashboard.open()
    const repair = await refuseCall(page, CALLS.upload)
    await dashboard.upload(sampleFile('resume.pdf'))
    await expect(dashboard.uploadDialog.getByRole('alert')).toHaveText('Failed to upload resume. Please try again.')
    await repair()
    await refuseCall(page, CALLS.upload, { error: 'The disk is full.' })
    await dashboard.fileInput.setInputFiles(sampleFile('resume.pdf'))
    await expect(dashboard.uploadDialog.getByRole('alert')).toHaveText('The disk is full.')
  })

  signedIn('UPL-49 UPL-50 at the parse: Try Again reads the file that is already there', async ({ page }) => {
    const dashboard = new Dashboard(page)
    let uploads = 0
    page.on('request', (request) => void (request.url().endsWith('/api/resume/upload') && uploads++))
    await dashboard.open()
    const repair = await breakCall(page, CALLS.parse)
    await dashboard.upload(sampleFile('resume.pdf'))
    const failed = page.getByRole('dialog', { name: 'Failed to Parse Resume' })
    await expect(failed.getByRole('alert')).toBeVisible()
    // What may pass is tried again; another file is the second choice.
    await expect(failed.getByRole('button').last()).toHaveText('Try Again')
    await repair()
    await failed.getByRole('button', { name: 'Try Again' }).click()
    await expect(new Review(page).dialog).toBeVisible()
    expect(uploads).toBe(1)
  })

  signedIn('UPL-49 a parse that is refused without a text has one of its own', async ({ page }) => {
    const dashboard = new Dashboard(page)
    await dashboard.open()
    await refuseCall(page, CALLS.parse)
    await dashboard.upload(sampleFile('resume.pdf'))
    await expect(page.getByRole('dialog', { name: 'Failed to Parse Resume' }).getByText('Failed to parse resume. Please try again.')).toBeVisible()
  })

  signedIn('UPL-45 at the save: nothing that was typed is lost, and the next try saves it', async ({ page, account }) => {
    const dashboard = new Dashboard(page)
    const review = new Review(page)
    await dashboard.open()
    await dashboard.upload(sampleFile('resume.pdf'))
    await review.openAll()
    await review.field('Location').fill('Sopot, Poland')
    await review.job(0, 'Company').fill('Amber Logistics')
    const repair = await breakCall(page, CALLS.save)
    await review.confirm.click()
    await expect(review.dialog.getByRole('alert')).toContainText('Failed to save resume details. Please try again.')
    await expect(review.field('Location')).toHaveValue('Sopot, Poland')
    await expect(review.job(0, 'Company')).toHaveValue('Amber Logistics')
    expect(await account.api.history()).toEqual([])
    await repair()
    await review.confirm.click()
    await expect(review.dialog).toBeHidden()
    const [record] = await account.api.history()
    const kept = await account.api.parsed(record!.id)
    expect(kept.location).toBe('Sopot, Poland')
    expect(kept.experience.map(({ company }) => company)).toEqual(['Amber Logistics', ...truth.experience.slice(1).map(({ company }) => company)])
  })

  signedIn('DSH-12 DSH-29 a history that cannot be loaded says so; Retry loads it', async ({ page, account }) => {
    const dashboard = new Dashboard(page)
    await account.api.saved()
    const repair = await refuseCall(page, CALLS.history)
    await dashboard.open()
    await expect(dashboard.history.getByText('Failed to fetch resume history')).toBeVisible()
    await expect(page.getByRole('group', { name: 'Resumes', exact: true })).toContainText('–')
    await repair()
    await dashboard.history.getByRole('button', { name: 'Retry' }).click()
    await expect(dashboard.entry('resume')).toBeVisible()
  })

  signedIn('DSH-11 DSH-12 a history that is slow shows a skeleton, one that never comes an error with Retry', async ({ page, account }) => {
    const dashboard = new Dashboard(page)
    await account.api.saved()
    const repair = await breakCall(page, CALLS.history)
    await dashboard.open()
    await expect(dashboard.history.getByRole('status', { name: 'Loading resumes' })).toBeVisible()
    await expect(dashboard.history.getByRole('button', { name: 'Retry' })).toBeVisible()
    await repair()
    await dashboard.history.getByRole('button', { name: 'Retry' }).click()
    await expect(dashboard.entry('resume')).toBeVisible()
  })

  signedIn('DSH-31 a delete that fails brings the entry back', async ({ page, account }) => {
    const dashboard = new Dashboard(page)
    const { id } = await account.api.saved()
    await dashboard.open()
    await refuseCall(page, `**/api/resume/${id}`)
    await dashboard.entry('resume').getByRole('button', { name: 'Delete resume' }).click()
    await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click()
    await expect(dashboard.toast('Failed to delete resume')).toBeVisible()
    await expect(dashboard.entry('resume')).toBeVisible()
    expect(await account.api.history()).toHaveLength(1)
  })
})
