import type { Locator } from '@playwright/test'
import { Dashboard, watchMessage } from '../support/dashboard'
import { expect, signedIn } from '../support/fixtures'
import { expectHighlighted } from '../support/highlight'
import { Review, reviewing } from '../support/review'
import { facts, sampleFile, truth } from '../support/samples'
import { SMALL_SCREENS } from '../support/viewports'

signedIn('UPL-16 the field in use is highlighted on the PDF page, over its own words', async ({ page, account }) => {
  const review = await reviewing(page)
  const { details } = await account.api.read((await account.api.pending())!.id)
  await expect(review.highlight).toHaveCount(0)
  const fields: [string, Locator][] = [
    ['name', review.field('Name')],
    ['email', review.field('Email')],
    ['experience[1].company', review.job(1, 'Company')],
    ['experience[2].duration', review.job(2, 'Duration')],
    ['education[0].institution', review.school(0, 'Institution')],
    ['education[1].graduationYear', review.school(1, 'Graduation year')],
  ]
  for (const [path, field] of fields) {
    const source = details.fields.find((candidate) => candidate.path === path)!
    await expectHighlighted(review, field, source, details.pages)
    expect(source.text).toContain((await field.inputValue()).split(' ')[0])
  }
})

for (const name of ['resume.docx', 'resume.doc']) {
  signedIn(`UPL-16 ${name}: the field in use is highlighted in the text of the document`, async ({ page }) => {
    const review = await reviewing(page, sampleFile(name))
    await expect(review.document.getByRole('article', { name: 'Text of the document' })).toContainText(truth.name)
    for (const [field, words] of [
      [review.field('Name'), truth.name],
      [review.job(2, 'Company'), truth.experience[2]!.company],
      [review.school(1, 'Institution'), truth.education[1]!.institution],
    ] as const) {
      await field.focus()
      await expect(review.highlight).toHaveCount(1)
      await expect(review.highlight).toContainText(words)
      await expect(review.highlight).toBeInViewport()
    }
  })
}

signedIn('UPL-36 UPL-37 UPL-38 UPL-39 the year inputs take up to four digits and nothing else', async ({ page, account }) => {
  const review = await reviewing(page)
  const start = review.school(0, 'Start year')
  const graduation = review.school(0, 'Graduation year')
  for (const input of [start, graduation]) {
    await expect(input).toHaveAttribute('maxlength', '4')
    await input.fill('')
    await input.pressSequentially('a2-0 1x89')
    await expect(input).toHaveValue('2018')
  }
  await start.fill('')
  await graduation.fill('')
  await review.confirm.click()
  await expect(graduation).toHaveAccessibleDescription(/Enter a 4-digit graduation year/)
  await expect(graduation).toBeFocused()
  expect(await account.api.history()).toEqual([])
  await graduation.fill('201')
  await review.confirm.click()
  await expect(graduation).toHaveAttribute('aria-invalid', 'true')
  await graduation.fill('2018')
  await review.confirm.click()
  await expect(review.dialog).toBeHidden()
  const [record] = await account.api.history()
  const [school] = (await account.api.parsed(record!.id)).education
  expect(school!.graduationYear).toBe('2018')
  expect(school!.startYear ?? null).toBeNull()
})

signedIn('what the document lacks is left open with one press, said in one sentence, stored, and never asked again', async ({ page, account }) => {
  const review = await reviewing(page)
  await review.field('Email').fill('')
  await review.section('Contact').getByRole('button', { name: 'Not in my resume: Email' }).click()
  await expect(review.field('Email')).toBeFocused()
  await expect(review.field('Email')).toHaveAccessibleDescription('Not in my resume')
  await review.school(0, 'Graduation year').fill('')
  await review.entry('Education', 0).getByRole('button', { name: 'No year: Graduation year' }).click()
  await review.confirm.click()
  await expect(review.dialog).toBeHidden()
  const [record] = await account.api.history()
  const kept = await account.api.parsed(record!.id)
  expect(kept).toMatchObject({ email: '', noEmail: true })
  expect(kept.education[0]).toMatchObject({ graduationYear: '', noGraduationYear: true })

  await page.goto(`/dashboard/resumes/${record!.id}`)
  await expect(page.getByRole('textbox', { name: 'Email' })).toHaveAccessibleDescription('Not in my resume')
  await page.getByRole('textbox', { name: 'Phone' }).fill('+48 600 000 001')
  await expect.poll(async () => (await account.api.parsed(record!.id)).phone, 'the editor saves it as it is').toBe('+48 600 000 001')
  expect(await account.api.parsed(record!.id)).toMatchObject({ email: '', noEmail: true })

  await page.goto(`/dashboard?resume=${record!.id}&view=review`)
  await expect(review.field('Email')).toHaveAccessibleDescription('Not in my resume')
  await review.confirm.click()
  await expect(review.dialog).toBeHidden()
})

signedIn('UPL-25 UPL-26 UPL-40 name and email are required, an address of the web must be one', async ({ page }) => {
  const review = await reviewing(page)
  await review.field('Name').fill('')
  await review.field('Email').fill('not an address')
  await review.field('URL', review.entry('Projects', 0)).fill('not a page')
  await review.confirm.click()
  await expect(review.field('Name')).toHaveAccessibleDescription(/Name is required/)
  await expect(review.field('Email')).toHaveAccessibleDescription(/Enter an email address like/)
  await expect(review.field('URL', review.entry('Projects', 0))).toHaveAccessibleDescription(/Enter a link like https/)
  await expect(review.field('Name')).toBeFocused()
})

signedIn('UPL-18 UPL-24 entries are added, removed, brought back and reordered; skills are edited; all of it is saved', async ({ page, account }) => {
  const review = await reviewing(page)
  const jobs = review.section('Experience')
  await jobs.getByRole('button', { name: 'Add job' }).click()
  await expect(review.job(3, 'Position')).toBeFocused()
  await review.job(3, 'Company').fill('Vistula Freight')
  await review.job(3, 'Position').fill('Trainee')
  await jobs.getByRole('button', { name: 'Move Trainee, Vistula Freight up' }).click()
  await expect(review.job(2, 'Company')).toHaveValue('Vistula Freight')
  await jobs.getByRole('button', { name: 'Remove Operations Analyst, Harbourline Terminals' }).click()
  await expect(review.entry('Experience', 3)).toHaveCount(0)
  await jobs.getByRole('button', { name: 'Undo' }).click()
  await expect(review.job(1, 'Company')).toHaveValue('Harbourline Terminals')
  await jobs.getByRole('button', { name: 'Remove Operations Analyst, Harbourline Terminals' }).click()

  const skills = review.section('Skills')
  await skills.getByRole('button', { name: 'Remove SQL', exact: true }).click()
  await review.skill('Python').click()
  await skills.getByRole('textbox', { name: 'Edit skill Python' }).fill('Python 3')
  await page.keyboard.press('Enter')
  await skills.getByLabel('Skills', { exact: true }).last().fill('Customs law')
  await page.keyboard.press('Enter')

  await review.confirm.click()
  await expect(review.dialog).toBeHidden()
  const [record] = await account.api.history()
  const kept = await account.api.parsed(record!.id)
  expect(kept.experience.map(({ company }) => company)).toEqual(['Baltic Cold Chain Sp. z o.o.', 'Vistula Freight', 'Przystań Foundation'])
  expect(kept.skills).toEqual(['Python 3', ...truth.skills.filter((skill) => !['Python', 'SQL'].includes(skill)), 'Customs law'])
})

signedIn('UPL-42 the success of saving is said for 5 seconds', async ({ page }) => {
  const review = await reviewing(page)
  const shown = await watchMessage(page, 'Resume details saved successfully!')
  await review.confirm.click()
  const time = await shown()
  expect(time).toBeGreaterThan(4000)
  expect(time).toBeLessThan(6000)
})

signedIn.describe('on a small screen', () => {
  signedIn.use({ viewport: SMALL_SCREENS.phone })

  signedIn('UPL-16 form and document take turns, and a refused field brings the form back', async ({ page }) => {
    const review = await reviewing(page)
    const show = (pane: string) => review.dialog.getByRole('group', { name: 'Show' }).getByRole('button', { name: pane }).click()
    await review.job(1, 'Company').focus()
    await expect(review.document).toBeHidden()
    await show('Document')
    await expect(review.form).toBeHidden()
    await expect(review.highlight).toBeInViewport()
    await show('Form')
    await expect(review.job(1, 'Company')).toHaveValue(truth.experience[1]!.company)
    await review.field('Email').fill('')
    await show('Document')
    await review.confirm.click()
    await expect(review.field('Email')).toBeFocused()
    await expect(review.field('Email')).toHaveAccessibleDescription(/Email is required/)
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390)
  })
})

signedIn.describe('leaving the review', () => {
  signedIn('UPL-43 "Incorrect Details" asks only when something was typed, and deletes the file', async ({ page, account }) => {
    const review = await reviewing(page)
    await review.field('Location').fill('Sopot')
    await review.incorrect.click()
    await expect(review.question).toContainText('resume.pdf')
    await review.question.getByRole('button', { name: 'Keep editing' }).click()
    await expect(review.field('Location')).toHaveValue('Sopot')
    await review.incorrect.click()
    await review.question.getByRole('button', { name: 'Discard' }).click()
    await expect(review.dialog).toBeHidden()
    await expect.poll(() => account.api.pending()).toBeNull()
    await page.reload()
    await expect(new Dashboard(page).history.getByText('No resumes uploaded yet')).toBeVisible()
    await expect(page.getByRole('dialog')).toHaveCount(0)
  })

  for (const [how, leave] of [
    ['"Incorrect Details"', (review: Review) => review.incorrect.click()],
    ['the close button', (review: Review) => review.dialog.getByRole('button', { name: 'Close' }).click()],
    ['ESC', (review: Review) => review.page.keyboard.press('Escape')],
  ] as const) {
    signedIn(`UPL-43 UPL-44 ${how} without a change discards at once`, async ({ page, account }) => {
      const review = await reviewing(page)
      await leave(review)
      await expect(review.dialog).toBeHidden()
      await expect(review.question).toHaveCount(0)
      await expect.poll(() => account.api.pending()).toBeNull()
    })
  }

  signedIn('UPL-44 ESC after a change asks first', async ({ page, account }) => {
    const review = await reviewing(page)
    await review.field('Phone').fill('+48 600 000 000')
    await page.keyboard.press('Escape')
    await expect(review.question).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(review.question).toBeHidden()
    await expect(review.field('Phone')).toHaveValue('+48 600 000 000')
    expect(await account.api.pending()).not.toBeNull()
  })
})

signedIn('a reload brings an unconfirmed review back with what was typed', async ({ page, account }) => {
  const review = await reviewing(page)
  await review.field('Summary').fill('Moves boxes.')
  await page.reload()
  await expect(page).toHaveURL(/resume=.+&view=review$/)
  await expect(review.form).toBeVisible()
  await expect(review.field('Summary')).toHaveValue('Moves boxes.')
  expect(facts(await review.read())).toEqual(facts(truth))
  await review.confirm.click()
  await expect(review.dialog).toBeHidden()
  const [record] = await account.api.history()
  expect((await account.api.parsed(record!.id)).summary).toBe('Moves boxes.')
})

signedIn('an upload left unconfirmed elsewhere is offered again, and can be thrown away', async ({ page, account }) => {
  await account.api.uploaded(sampleFile('resume.docx', 'Left behind.docx'))
  const dashboard = new Dashboard(page)
  const offer = page.getByRole('region', { name: 'Unfinished review' })
  await dashboard.open()
  await expect(offer).toContainText('Left behind.docx')
  await offer.getByRole('button', { name: 'Continue review' }).click()
  await expect(new Review(page).field('Name')).toHaveValue(truth.name)
  await page.reload()
  await expect(new Review(page).dialog).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(new Review(page).dialog).toBeHidden()
  await expect.poll(() => account.api.pending()).toBeNull()
  await expect(offer).toBeHidden()
})
