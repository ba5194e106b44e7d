import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import type { Reading } from '../support/api'
import { Dashboard } from '../support/dashboard'
import { readWithDoubts, type Doubts } from '../support/doubts'
import { expect, signedIn } from '../support/fixtures'
import { CALLS } from '../support/network'
import { Review } from '../support/review'
import { sampleFile, truth } from '../support/samples'
import { dress } from '../support/screens'
import { SMALL_SCREENS } from '../support/viewports'

const DURATION = 'experience[1].duration'
const DOUBTS: Doubts = { coverage: 0.62, marks: [{ path: DURATION, kind: 'doubtful', reason: 'This period looks too long.' }], lost: ['experience[0].description', 'summary'] }

/** Uploads the sample and waits for its review as it opens by itself. */
async function opened(page: Page, file = 'resume.pdf') {
  const dashboard = new Dashboard(page)
  await dashboard.open()
  await dashboard.upload(sampleFile(file))
  const review = new Review(page)
  await expect(review.form).toBeVisible()
  return review
}

const score = (page: Page) => page.getByRole('dialog', { name: 'ATS score card' })
const draftKept = (page: Page) => page.waitForResponse((answer) => answer.url().endsWith('/draft') && answer.request().method() === 'PUT')
const unfinished = (page: Page) => page.getByRole('region', { name: 'Unfinished review' })

signedIn.describe('an address and a draft', () => {
  signedIn('Back leaves the review, not the app, and keeps what was typed', async ({ page, account }) => {
    const review = await opened(page)
    await expect(page).toHaveURL(/\/dashboard\?resume=[^&]+&view=review$/)
    await review.field('Location').fill('Sopot')
    const kept = draftKept(page)
    await page.goBack()
    await expect(review.dialog).toBeHidden()
    await expect(page).toHaveURL('/dashboard')
    await kept
    expect(await account.api.pending()).not.toBeNull()
    await page.reload()
    await unfinished(page).getByRole('button', { name: 'Continue review' }).click()
    await expect(review.field('Location')).toHaveValue('Sopot')
    await page.goBack()
    await expect(unfinished(page)).toBeVisible()
    await page.goForward()
    await expect(review.field('Location')).toHaveValue('Sopot')
  })

  signedIn('what an older parser has read can be read again', async ({ page }) => {
    await page.route(CALLS.parse, async (route) => {
      const answer = await route.fetch()
      if (route.request().url().includes('again=true')) return route.fulfill({ response: answer })
      const reading = (await answer.json()) as Reading & { newerReader: boolean }
      reading.data.name = 'Read Long Ago'
      return route.fulfill({ response: answer, json: { ...reading, newerReader: true } })
    })
    const review = await opened(page)
    await expect(review.field('Name')).toHaveValue('Read Long Ago')
    await review.dialog.getByRole('button', { name: 'Read again' }).click()
    await expect(review.field('Name')).toHaveValue(truth.name)
    await page.unroute(CALLS.parse)
    await page.reload()
    await expect(review.field('Name')).toHaveValue(truth.name)
    await expect(review.dialog.getByRole('button', { name: 'Read again' })).toBeHidden()
  })

  signedIn('another browser goes on where the first one stopped', async ({ page, account, browser, baseURL }) => {
    const review = await opened(page)
    const kept = draftKept(page)
    await review.field('Phone').fill('+48 600 000 000')
    await kept
    const address = page.url()
    await page.close()

    const elsewhere = await browser.newContext({ baseURL })
    await elsewhere.addInitScript(([token, user]) => Object.entries({ token, user }).forEach(([key, value]) => localStorage.setItem(key, value!)), [account.token, JSON.stringify(account.user)])
    const other = await elsewhere.newPage()
    await other.goto(address)
    const there = new Review(other)
    await expect(there.field('Phone')).toHaveValue('+48 600 000 000')
    await there.confirm.click()
    await expect(score(other)).toBeVisible()
    const [record] = await account.api.history()
    expect((await account.api.parsed(record!.id)).phone).toBe('+48 600 000 000')
    await elsewhere.close()
  })
})

signedIn.describe('nothing lost without a word', () => {
  signedIn('lines in no field are shaded, listed and counted until each is decided; what was decided survives a reload', async ({ page, account }) => {
    await readWithDoubts(page, DOUBTS)
    const review = await opened(page)
    const panel = review.section('Other')
    const count = truth.experience[0]!.description.split('\n').length
    await expect(review.form.getByRole('note')).toContainText('We placed 62% of your resume.')
    await expect(review.document.getByTestId('tint').first()).toBeVisible()
    await expect(review.dialog.getByText('All fields checked')).toHaveCount(0)

    await review.form.getByRole('note').getByRole('button', { name: 'Show them' }).click()
    const blocks = panel.locator('[data-lines]')
    await expect(blocks.first().getByRole('button', { name: /^Add to/ })).toBeFocused()
    await expect(review.highlight).toBeInViewport()

    await blocks.filter({ hasText: truth.experience[0]!.description.split('\n')[0]! }).getByRole('button', { name: /^Add to/ }).click()
    await expect(panel.getByRole('menuitem').first()).toContainText(truth.experience[0]!.position)
    await panel.getByRole('menuitem').first().click()
    await expect(panel.getByText(new RegExp(`^Added ${count} lines? to ${truth.experience[0]!.position}`))).toBeVisible()
    const kept = draftKept(page)
    await blocks.first().getByRole('button', { name: /^Ignore/ }).click()
    await kept
    await expect(panel.getByText('Every line of your document is in a field or ignored.')).toBeVisible()
    await expect(review.form.getByRole('note')).toHaveCount(0)

    await page.reload()
    await expect(panel.getByText('Every line of your document is in a field or ignored.')).toBeVisible()
    await expect(panel.getByText(/^Ignored/)).toBeVisible()
    await review.confirm.click()
    await expect(score(page)).toBeVisible()
    const [record] = await account.api.history()
    const saved = await account.api.parsed(record!.id)
    expect(saved.experience[0]!.description).toBe(truth.experience[0]!.description)
    expect(saved.summary).toBeNull()
  })

  signedIn('a mark goes by a change or by "Looks right", not by passing; the answer survives a reload', async ({ page }) => {
    await readWithDoubts(page, { marks: DOUBTS.marks })
    const review = await opened(page)
    const duration = review.job(1, 'Duration')
    await review.dialog.getByRole('button', { name: 'Next field to check' }).click()
    await expect(duration).toBeFocused()
    await expect(duration).toHaveAccessibleDescription('Please check This period looks too long.')
    await review.field('Name').focus()
    await expect(duration).toHaveAccessibleDescription('Please check This period looks too long.')
    const kept = draftKept(page)
    await review.entry('Experience', 1).getByRole('button', { name: 'Looks right: Duration' }).click()
    await expect(duration).toBeFocused()
    await expect(duration).toHaveAccessibleDescription('')
    await expect(review.dialog.getByText('All fields checked')).toBeVisible()
    await kept
    await page.reload()
    await expect(review.dialog.getByText('All fields checked')).toBeVisible()
  })
})

signedIn.describe('less work', () => {
  signedIn('entries without marks are a line, those with marks are open, and the rail leads to each section', async ({ page }) => {
    await readWithDoubts(page, { marks: DOUBTS.marks })
    const review = await opened(page)
    await expect(review.line('Experience', 0)).toHaveAttribute('aria-expanded', 'false')
    await expect(review.line('Experience', 0)).toContainText(truth.experience[0]!.duration)
    await expect(review.line('Experience', 1)).toHaveAttribute('aria-expanded', 'true')
    await expect(review.stop('Experience')).toContainText('1 to check')
    await review.stop('Achievements').click()
    await expect(review.section('Achievements').getByRole('heading')).toBeFocused()
    await expect(review.section('Achievements')).toBeInViewport()
    await expect(page).toHaveURL(/view=review$/)
  })

  signedIn('from opening the review to its confirmation in few stops of Tab; skills are one of them, and the menu of their list', async ({ page }) => {
    const review = await opened(page)
    const stops: string[] = []
    await review.stop('Contact').focus()
    while (!(await review.confirm.evaluate((button) => button === document.activeElement)) && stops.length < 100) {
      await page.keyboard.press('Tab')
      stops.push(await page.evaluate(() => document.activeElement!.closest('[data-section]')?.getAttribute('data-section') ?? 'elsewhere'))
    }
    expect(stops.filter((section) => section === 'skills')).toHaveLength(2)
    expect(stops.length).toBeLessThan(55)
  })

  signedIn('the page is zoomed by its buttons and by Ctrl and the wheel, and follows the field in use', async ({ page }) => {
    const review = await opened(page)
    const sheet = review.document.getByRole('img', { name: /, page 1 of / })
    await expect(sheet.locator('canvas')).toBeVisible()
    const width = async () => (await sheet.boundingBox())!.width
    const fitted = await width()
    const zoom = review.dialog.getByRole('group', { name: 'Zoom' })
    for (let press = 0; press < 3; press++) await zoom.getByRole('button', { name: 'Zoom in' }).click()
    await expect(zoom).toContainText('200%')
    expect(await width()).toBeCloseTo(2 * fitted, -1)
    for (const field of [review.field('Email'), review.field('Location')]) {
      await field.focus()
      await expect(review.highlight).toBeInViewport({ ratio: 0.8 })
    }
    await zoom.getByRole('button', { name: /Fit the width/ }).click()
    await review.document.hover()
    await page.keyboard.down('Control')
    await page.mouse.wheel(0, -200)
    await page.keyboard.up('Control')
    await expect.poll(width).toBeGreaterThan(1.2 * fitted)
    expect(await page.evaluate(() => window.visualViewport!.scale)).toBe(1)
  })

  signedIn('links are fields of the contact', async ({ page, account }) => {
    const review = await opened(page)
    await review.section('Contact').getByRole('button', { name: 'Add link' }).click()
    const added = (await review.section('Contact').getByLabel('Link name').count()) - 1
    await expect(review.section('Contact').getByLabel('Link name').nth(added)).toBeFocused()
    await page.keyboard.type('GitHub')
    await review.section('Contact').getByLabel('Link URL').nth(added).fill('github.com/marta')
    await review.confirm.click()
    await expect(score(page)).toBeVisible()
    const [record] = await account.api.history()
    expect((await account.api.parsed(record!.id)) as object).toMatchObject({ links: expect.arrayContaining([{ name: 'GitHub', url: 'https://github.com/marta' }]) as unknown })
  })
})

signedIn.describe('a saved resume', () => {
  signedIn('is corrected from its details and scored anew', async ({ page, account }) => {
    const { id, name } = await account.api.saved()
    await page.goto(`/dashboard?resume=${id}`)
    await page.getByRole('dialog', { name }).getByRole('button', { name: 'Edit details' }).click()
    const review = new Review(page)
    await review.openAll()
    await review.job(0, 'Position').fill('Head of Logistics')
    const scored = page.waitForResponse('**/api/resume/save-parsed')
    await review.confirm.click()
    expect((await scored).status()).toBe(200)
    await expect(score(page).getByRole('heading', { name: 'ATS score card' })).toBeFocused()
    expect((await account.api.parsed(id)).experience[0]!.position).toBe('Head of Logistics')
    expect(await account.api.history()).toHaveLength(1)
    await page.reload()
    await expect(score(page)).toBeVisible()
  })

  signedIn('giving up its changes keeps it, and its draft is gone', async ({ page, account }) => {
    const { id } = await account.api.saved()
    await page.goto(`/dashboard?resume=${id}&view=review`)
    const review = new Review(page)
    const kept = draftKept(page)
    await review.field('Location').fill('Sopot')
    await kept
    await page.keyboard.press('Escape')
    await expect(review.question).toContainText('stays as it was saved')
    await review.question.getByRole('button', { name: 'Discard' }).click()
    await expect(review.dialog).toBeHidden()
    expect(await account.api.history()).toHaveLength(1)
    await expect.poll(async () => (await account.api.call<{ data: { draft: object | null } }>('GET', `/api/resume/${id}/draft`)).body.data.draft).toBeNull()
    await page.goto(`/dashboard?resume=${id}&view=review`)
    await expect(review.field('Location')).toHaveValue(truth.location!)
  })

  signedIn('a whole list is put right with one press, taken back with one, and saved as it stands', async ({ page, account }) => {
    const { id } = await account.api.saved()
    await page.goto(`/dashboard?resume=${id}&view=review`)
    const review = new Review(page)
    await review.openAll()
    const [first, second] = truth.experience
    await review.section('Experience').getByRole('button', { name: 'Fix this list: Experience' }).click()
    await page.getByRole('menuitem', { name: 'Swap position and company' }).click()
    await expect(review.job(0, 'Position')).toHaveValue(first!.company)
    await review.section('Experience').getByRole('button', { name: 'Undo the swap in Experience' }).click()
    await expect(review.job(0, 'Position')).toHaveValue(first!.position)
    await review.entry('Experience', 0).getByRole('button', { name: /^More: / }).click()
    await page.getByRole('menuitem', { name: 'Join with the next entry' }).click()
    await expect(review.section('Experience').getByRole('group')).toHaveCount(truth.experience.length - 1)
    await review.confirm.click()
    await expect(score(page)).toBeVisible()
    await page.reload()
    const { experience } = await account.api.parsed(id)
    expect(experience).toHaveLength(truth.experience.length - 1)
    expect(experience[0]!.position).toBe(first!.position)
    expect(experience[0]!.description).toContain(second!.company)
  })

  signedIn('every finding of the score that names a field leads to it, and so does the first next step', async ({ page, account }) => {
    const { id } = await account.api.saved({ resume: { ...truth, location: null, experience: truth.experience.map((job, at) => (at === 0 ? { ...job, description: 'Responsible for things' } : job)) } })
    await page.goto(`/dashboard?resume=${id}&view=score`)
    await score(page).getByRole('button', { name: /^Edit details/ }).first().click()
    const review = new Review(page)
    await expect(page).toHaveURL(/view=review&field=/)
    const first = new URL(page.url()).searchParams.get('field')!.split(/[.[]/)[0]!
    await expect.poll(() => page.evaluate(() => document.activeElement?.closest('[data-section]')?.getAttribute('data-section'))).toBe(/name|email|phone|location|summary|links/.test(first) ? 'contact' : first)
    await page.goBack()
    await score(page).getByRole('button', { name: /^Fix th/ }).click()
    await expect(review.form).toBeVisible()
    await expect(page).toHaveURL(/view=review&field=/)
  })
})

signedIn.describe('a phone', () => {
  signedIn.use({ viewport: SMALL_SCREENS.phone })

  signedIn('the passage of the page stands under the field in use, the rail is a strip, nothing is wider than the screen', async ({ page }) => {
    await readWithDoubts(page, DOUBTS)
    const review = await opened(page)
    const strip = review.form.getByRole('img', { name: 'Where this was read' })
    await review.field('Email').focus()
    await expect(strip.locator('canvas')).toBeVisible()
    const [field, passage] = [(await review.field('Email').boundingBox())!, (await strip.boundingBox())!]
    expect(passage.y).toBeGreaterThanOrEqual(field.y + field.height)
    expect(passage.y - field.y - field.height).toBeLessThan(24)
    await review.dialog.getByRole('button', { name: 'Next field to check' }).click()
    await expect(review.job(1, 'Duration')).toBeFocused()
    await expect(strip).toHaveCount(1)
    await review.stop('Other').click()
    await review.section('Other').getByRole('button', { name: /^Add to/ }).first().click()
    await expect(review.section('Other').getByRole('menuitem').first()).toBeInViewport({ ratio: 1 })
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390)
  })
})

signedIn('axe finds nothing in a review with marks, shades and lines that are not placed', async ({ page }) => {
  signedIn.setTimeout(180_000)
  await readWithDoubts(page, DOUBTS)
  const review = await opened(page)
  await review.line('Experience', 0).click()
  await review.stop('Other').click()
  await review.section('Other').getByRole('button', { name: /^Ignore/ }).first().click()
  for (const theme of ['light', 'dark'] as const) {
    for (const [width, height] of [[390, 844], [820, 1180], [1440, 900]] as const) {
      await dress(page, theme, width, height)
      const { violations } = await new AxeBuilder({ page }).analyze()
      expect.soft(violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html, any }) => `${html.slice(0, 160)} ${any[0]?.message ?? ''}`).join(' | ')}`), `${theme}, ${width} px wide`).toEqual([])
    }
  }
})

signedIn('the keyboard alone decides marks and lines, and confirms', async ({ page, account }) => {
  await readWithDoubts(page, DOUBTS)
  const review = await opened(page)
  const next = review.dialog.getByRole('button', { name: 'Next field to check' })
  await next.focus()
  await page.keyboard.press('Enter')
  await expect(review.job(1, 'Duration')).toBeFocused()
  await page.keyboard.press('Tab')
  await expect(review.entry('Experience', 1).getByRole('button', { name: 'Looks right: Duration' })).toBeFocused()
  await page.keyboard.press('Enter')
  await next.focus()
  await page.keyboard.press('Enter')
  const panel = review.section('Other')
  while ((await panel.locator('[data-lines]').count()) > 0) {
    const left = await panel.locator('[data-lines]').count()
    await expect(panel.locator('[data-lines]').first().getByRole('button', { name: /^Add to/ })).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(panel.getByRole('menuitem').first()).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(panel.locator('[data-lines]')).toHaveCount(left - 1)
  }
  await expect(review.dialog.getByText('All fields checked')).toBeVisible()
  await page.keyboard.press('ControlOrMeta+Enter')
  await expect(score(page).getByRole('heading', { name: 'ATS score card' })).toBeFocused()
  expect(await account.api.history()).toHaveLength(1)
})
