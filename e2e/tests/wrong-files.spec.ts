import type { Page } from '@playwright/test'
import { Dashboard } from '../support/dashboard'
import { expect, signedIn } from '../support/fixtures'
import { Review } from '../support/review'
import { fileOf, sampleFile, type ChosenFile } from '../support/samples'
import { zipBomb } from '../support/zip'

signedIn.use({ refusals: 'expected' })

const MB = 1024 * 1024
const WRONG_TYPE = 'Please upload a PDF or Word document'
const TOO_LARGE = 'File size must be less than 5MB'

/** The sample, made so many bytes long by blanks behind its end. */
const padded = (bytes: number) => {
  const pdf = sampleFile('resume.pdf').buffer
  return fileOf('large.pdf', Buffer.concat([pdf, Buffer.alloc(bytes - pdf.length, ' ')]))
}

/** Neither a review nor a reading was begun, and the next file can be chosen at once. */
async function staysInUpload(page: Page) {
  const dashboard = new Dashboard(page)
  await expect(dashboard.uploadDialog).toBeVisible()
  await expect(dashboard.fileInput).toBeEnabled()
  await expect(page.getByRole('dialog', { name: /Parse Resume|Parsing your resume|Review/ })).toHaveCount(0)
}

signedIn.describe('refused before it is sent', () => {
  const cases: [string, ChosenFile, string][] = [
    ['UPL-04 UPL-05 a 6 MB file', padded(6 * MB), TOO_LARGE],
    ['UPL-04 UPL-05 one byte over 5 MB', padded(5 * MB + 1), TOO_LARGE],
    ['UPL-02 a picture', sampleFile('picture.png'), WRONG_TYPE],
    ['UPL-02 a PDF named .txt', fileOf('resume.txt', sampleFile('resume.pdf').buffer), WRONG_TYPE],
  ]
  for (const [title, file, sentence] of cases) {
    signedIn(title, async ({ page, account }) => {
      const dashboard = new Dashboard(page)
      let sent = 0
      page.on('request', (request) => void (request.url().endsWith('/api/resume/upload') && sent++))
      await dashboard.open()
      await dashboard.upload(file)
      await expect(dashboard.uploadDialog.getByRole('alert')).toHaveText(sentence)
      await staysInUpload(page)
      expect(sent).toBe(0)
      expect(await account.api.pending()).toBeNull()
    })
  }
})

signedIn.describe('refused by the server before it is read', () => {
  const cases: [string, ChosenFile, number, string][] = [
    ['UPL-03 a picture renamed to .pdf', fileOf('picture.pdf', sampleFile('picture.png').buffer), 415, WRONG_TYPE],
    ['UPL-03 a program renamed to .docx', fileOf('program.docx', Buffer.concat([Buffer.from('MZ\x90\0\x03\0\0\0'), Buffer.alloc(4096)])), 415, WRONG_TYPE],
    ['UPL-12 an empty file', fileOf('empty.pdf', Buffer.alloc(0)), 422, 'This file is empty. Choose a different file.'],
  ]
  for (const [title, file, status, sentence] of cases) {
    signedIn(`UPL-11 ${title}`, async ({ page, account }) => {
      const answer = await account.api.upload(file)
      expect(answer.status).toBe(status)
      expect(answer.body).toMatchObject({ error: sentence, message: sentence })

      const dashboard = new Dashboard(page)
      await dashboard.open()
      await dashboard.upload(file)
      await expect(dashboard.uploadDialog.getByRole('alert')).toHaveText(sentence)
      await staysInUpload(page)
      expect(await account.api.pending()).toBeNull()
    })
  }

  signedIn('UPL-04 UPL-05 the server counts the bytes itself: 5 MB are taken, one more is refused', async ({ account }) => {
    expect((await account.api.upload(padded(5 * MB))).status).toBe(201)
    for (const bytes of [5 * MB + 1, 6 * MB, 6 * MB]) {
      const answer = await account.api.upload(padded(bytes))
      expect(answer.status).toBe(413)
      expect(answer.body).toMatchObject({ error: TOO_LARGE, code: 'too_large' })
    }
  })

  signedIn('UPL-02 the server refuses the name too: a PDF named .txt', async ({ account }) => {
    const answer = await account.api.upload(fileOf('resume.txt', sampleFile('resume.pdf').buffer))
    expect(answer.status).toBe(415)
    expect(answer.body).toMatchObject({ error: WRONG_TYPE })
  })
})

signedIn.describe('taken, but impossible to read', () => {
  const cases: [string, () => ChosenFile, string, string][] = [
    ['a PDF with a password', () => sampleFile('encrypted.pdf'), 'file_encrypted', 'This PDF is protected with a password. Save a copy without a password and upload that.'],
    ['a scanned PDF', () => sampleFile('scanned.pdf'), 'file_no_text', 'This PDF contains only images, or is blank. If it is a scan, export a PDF from the program you made it with, or run text recognition (OCR) on it first.'],
    ['a PDF whose fonts hide their letters', () => sampleFile('garbled.pdf'), 'file_garbled', 'We can\'t read the text in this PDF: text copied from it comes out as nonsense. Export it again from the program you made it with, or upload the Word document.'],
    ['a truncated PDF', () => sampleFile('truncated.pdf'), 'file_damaged', 'This PDF is damaged and we couldn\'t open it. Open it in the program you made it with, save it again and upload the new copy.'],
    ['a zip bomb as .docx', () => zipBomb(200 * MB), 'file_too_complex', 'This Word document is too long or too complex to read as a resume. Remove anything that isn\'t part of your resume, or save a simpler copy.'],
  ]
  for (const [title, make, code, sentence] of cases) {
    signedIn(`UPL-48 UPL-49 UPL-50 ${title}`, async ({ page, account }) => {
      const file = make()
      const dashboard = new Dashboard(page)
      const failed = page.getByRole('dialog', { name: 'Failed to Parse Resume' })
      await dashboard.open()
      await dashboard.upload(file)
      await expect(failed.getByText(sentence)).toBeVisible()
      await expect(failed.getByText(file.name)).toBeVisible()
      const pending = (await account.api.pending())!
      expect(await account.api.call('POST', `/api/resume/${pending.id}/parse`)).toMatchObject({ status: 422, body: { code, error: sentence } })

      const again = page.waitForResponse('**/api/resume/*/parse')
      await failed.getByRole('button', { name: 'Try Again' }).click()
      expect((await again).status()).toBe(422)
      await expect(failed.getByText(sentence)).toBeVisible()

      await expect(failed.getByRole('button').last()).toHaveText('Choose another file')
      await failed.getByRole('button', { name: 'Choose another file' }).click()
      await expect.poll(() => account.api.pending()).toBeNull()
      await dashboard.fileInput.setInputFiles(sampleFile('resume.pdf'))
      await expect(new Review(page).dialog).toBeVisible()
    })
  }
})
