import type { Page } from '@playwright/test'
import { Dashboard } from '../support/dashboard'
import { expect, signedIn, test } from '../support/fixtures'
import { painted } from '../support/layout'
import { cutOff, fileOfModule, removeFile } from '../support/network'
import { Review } from '../support/review'
import { sampleFile } from '../support/samples'
import { VIEWPORTS } from '../support/viewports'

test.use({ refusals: 'expected' })
signedIn.use({ refusals: 'expected' })

const bar = (page: Page, text: string | RegExp) => page.getByRole('status').filter({ hasText: text })
const link = (page: Page, name: string) => page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name })
const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name })

/** The bar is fetched once the page has nothing else to do. */
const ready = async (page: Page) => {
  await expect(page.getByRole('button', { name: 'Theme' })).toBeEnabled()
  await page.locator('div[role=status]:empty').waitFor({ state: 'attached' })
}

/** Sums up what moves from now on; answers the reader of the sum. */
async function watchShifts(page: Page) {
  await page.evaluate(() => {
    const seen = window as unknown as { shifts: number }
    seen.shifts = 0
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) seen.shifts += (entry as unknown as { value: number }).value
    }).observe({ type: 'layout-shift' })
  })
  return () => page.evaluate(() => (window as unknown as { shifts: number }).shifts)
}

/** Counts how often the page is loaded from now on. */
function watchLoads(page: Page) {
  let loads = 0
  page.on('load', () => void loads++)
  return () => loads
}

test.describe('the bar', () => {
  for (const path of ['/', '/pricing', '/login']) {
    test(`says on ${path} that one is offline, moves nothing, and goes by itself`, async ({ page, context }) => {
      await page.goto(path)
      await ready(page)
      const shifts = await watchShifts(page)
      await context.setOffline(true)
      await expect(bar(page, 'You are offline')).toBeVisible()
      await context.setOffline(false)
      await expect(bar(page, 'You are offline')).toBeHidden()
      expect(await shifts()).toBeLessThanOrEqual(0.01)
    })
  }

  for (const [device, viewport] of Object.entries(VIEWPORTS)) {
    signedIn(`stands over a dialog on a ${device}, clear of its title and buttons`, async ({ page, context, account }) => {
      await page.setViewportSize(viewport)
      const { id } = await account.api.saved()
      await page.goto(`/dashboard?resume=${id}&view=file`)
      await expect(page.getByRole('dialog').locator('canvas').first()).toBeVisible()
      await page.locator('div[role=status]:empty').waitFor({ state: 'attached' })
      const shifts = await watchShifts(page)
      await context.setOffline(true)
      await expect(bar(page, 'You are offline')).toBeVisible()
      const box = (await bar(page, 'You are offline').boundingBox())!
      const foot = (await page.getByRole('dialog').locator('footer').boundingBox())!
      const head = (await page.getByRole('dialog').locator('header').boundingBox())!
      expect(box.y + box.height).toBeLessThanOrEqual(foot.y)
      expect(box.y).toBeGreaterThanOrEqual(head.y + head.height)
      expect(await shifts()).toBeLessThanOrEqual(0.01)
    })
  }

  signedIn('comes from failed calls too, while the browser believes to be online; nothing waits for ever', async ({ page, account }) => {
    await account.api.saved()
    const repair = await cutOff(page)
    await page.goto('/dashboard')
    const dashboard = new Dashboard(page)
    await expect(dashboard.history.getByText('Failed to fetch resumes')).toBeVisible()
    await expect(bar(page, 'You are offline')).toBeVisible()
    expect(await page.evaluate(() => navigator.onLine)).toBe(true)
    await repair()
    await expect(bar(page, 'You are offline')).toBeHidden()
    await expect(dashboard.entry('resume')).toBeVisible()
  })

  signedIn('a save that fails offline says so, keeps what was typed, and works again afterwards', async ({ page, context, account }) => {
    const dashboard = new Dashboard(page)
    const review = new Review(page)
    await dashboard.open()
    await dashboard.upload(sampleFile('resume.pdf'))
    await expect(review.document.locator('canvas').first()).toBeVisible()
    await review.field('Location').fill('Sopot')
    await context.setOffline(true)
    await review.confirm.click()
    await expect(review.dialog.getByRole('alert')).toContainText('Failed to save resume details. Please try again.')
    await expect(review.dialog.getByRole('alert')).toContainText('We couldn’t reach the server.')
    await expect(review.field('Location')).toHaveValue('Sopot')
    await context.setOffline(false)
    await review.confirm.click()
    await expect(review.dialog).toBeHidden()
    expect(await account.api.history()).toHaveLength(1)
  })
})

test.describe('a screen whose file is gone', () => {
  test('is tried again: a file that is late costs no reload', async ({ page }) => {
    await page.goto('/')
    await ready(page)
    // As in a browser that remembers what failed by its address: the same one never comes.
    await page.route(fileOfModule('PricingPage'), (route) => (route.request().url().includes('?') ? route.continue() : route.abort('connectionreset')))
    const loads = watchLoads(page)
    await link(page, 'Pricing').click()
    await expect(heading(page, 'Pricing')).toBeVisible()
    expect(loads()).toBe(0)
  })

  test('after an update the page reloads once, and is there', async ({ page }) => {
    await page.goto('/')
    await ready(page)
    const restore = await removeFile(page, 'PricingPage')
    const loads = watchLoads(page)
    page.on('request', (request) => void (request.isNavigationRequest() && restore()))
    await link(page, 'Pricing').click()
    await expect.poll(loads).toBe(1)
    await expect(heading(page, 'Pricing')).toBeVisible()
    await expect(page).toHaveURL('/pricing')
  })

  test('that is still missing after one reload says that there is a new version, and never loops', async ({ page }) => {
    await page.goto('/')
    await ready(page)
    const restore = await removeFile(page, 'PricingPage')
    const loads = watchLoads(page)
    await link(page, 'Pricing').click()
    await expect(heading(page, 'There is a new version')).toBeVisible({ timeout: 20_000 })
    await expect(page.getByText('Unexpected Application Error!')).toHaveCount(0)
    await painted(page)
    expect(loads()).toBe(1)
    await restore()
    await page.getByRole('button', { name: 'Reload' }).click()
    await expect(heading(page, 'Pricing')).toBeVisible()
  })

  test('is not reloaded over a form that was begun', async ({ page }) => {
    await page.goto('/login')
    await ready(page)
    await page.getByLabel('Email').fill('ada@example.org')
    await removeFile(page, 'PricingPage')
    const loads = watchLoads(page)
    await link(page, 'Pricing').click()
    await expect(heading(page, 'There is a new version')).toBeVisible()
    expect(loads()).toBe(0)
  })

  test('offline it says so, and opens by itself with the connection', async ({ page, context }) => {
    await page.goto('/')
    await ready(page)
    await context.setOffline(true)
    const loads = watchLoads(page)
    await link(page, 'Pricing').click()
    await expect(heading(page, 'You are offline')).toBeVisible()
    await page.getByRole('button', { name: 'Try again' }).click()
    await expect(heading(page, 'You are offline')).toBeVisible()
    await context.setOffline(false)
    await expect(heading(page, 'Pricing')).toBeVisible()
    expect(loads()).toBe(0)
  })

  test('a screen that loads slowly shows that it comes', async ({ page }) => {
    await page.goto('/')
    await ready(page)
    let release = () => {}
    const gate = new Promise<void>((resolve) => (release = resolve))
    await page.route(fileOfModule('PricingPage'), async (route) => void (await gate.then(() => route.continue())))
    await link(page, 'Pricing').click()
    await expect(page.getByRole('progressbar', { name: 'Loading the page' })).toBeVisible()
    release()
    await expect(heading(page, 'Pricing')).toBeVisible()
    await expect(page.getByRole('progressbar')).toHaveCount(0)
  })
})

signedIn.describe('a part whose file is gone', () => {
  signedIn('the pages of the document: the review around them stays, with what was typed', async ({ page }) => {
    const dashboard = new Dashboard(page)
    const review = new Review(page)
    await dashboard.open()
    const restore = await removeFile(page, 'PdfPages')
    const loads = watchLoads(page)
    await dashboard.upload(sampleFile('resume.pdf'))
    await review.field('Location').fill('Sopot')
    await expect(review.document.getByText('There is a new version')).toBeVisible()
    await expect(review.field('Location')).toHaveValue('Sopot')
    expect(loads()).toBe(0)
    await restore()
    await review.document.getByRole('button', { name: 'Reload' }).click()
    await expect(review.document.locator('canvas').first()).toBeVisible()
    await expect(review.field('Location')).toHaveValue('Sopot')
  })

  signedIn('the chooser of designs: its dialog says so and can be closed', async ({ page, account }) => {
    const { id } = await account.api.saved()
    await removeFile(page, 'TemplateChooser')
    await page.goto(`/dashboard?resume=${id}&view=templates`)
    const dialog = page.getByRole('dialog', { name: 'Choose a Template' })
    await expect(dialog.getByText('There is a new version')).toBeVisible()
    await dialog.getByRole('button', { name: 'Close' }).click()
    await expect(dialog).toBeHidden()
    await expect(heading(page, `Welcome, ${account.name}`)).toBeVisible()
  })

  test('a menu: the bar says that there is a new version', async ({ page }) => {
    await page.goto('/pricing')
    await ready(page)
    await removeFile(page, 'ThemeChoices')
    await page.getByRole('button', { name: 'Theme' }).click()
    await expect(bar(page, 'There is a new version')).toBeVisible()
    await bar(page, 'There is a new version').getByRole('button', { name: 'Reload' }).click()
    await expect(bar(page, 'There is a new version')).toBeHidden()
    await expect(heading(page, 'Pricing')).toBeVisible()
  })
})
