import { Chooser } from '../support/chooser'
import { expect, signedIn, test } from '../support/fixtures'
import { Gallery } from '../support/gallery'
import { painted, watchShifts } from '../support/layout'
import { VIEWPORTS } from '../support/viewports'

const NAMES = ['Modern Professional', 'Creative Portfolio', 'Minimal Clean', 'Executive Suite', 'Tech Startup', 'Corporate Classic', 'Academic Research', 'Freelance Gig', 'Tech Developer', 'Creative Designer', 'Academic CV', 'Executive Resume', 'Minimalist Modern']
const CATEGORIES = ['Professional', 'Creative', 'Minimal', 'Executive', 'Technology', 'Corporate', 'Academic', 'Freelance']
const STANDARD = ['Modern Professional', 'Creative Portfolio', 'Academic CV', 'Executive Resume', 'Minimalist Modern']

test('GAL-01 GAL-03 GAL-10 GAL-11 GAL-12 GAL-15 a guest sees all twenty designs, the Standard five unmarked, and every category', async ({ page }) => {
  const gallery = new Gallery(page)
  await gallery.open()
  await expect(gallery.count).toHaveText('20 templates available')
  const names = await gallery.names()
  expect(names).toHaveLength(20)
  expect(names).toEqual(expect.arrayContaining(NAMES))
  const chips = await page.getByRole('group', { name: 'Category' }).getByRole('button').allTextContents()
  expect(chips[0]).toBe('All')
  expect(chips.slice(1).sort()).toEqual([...CATEGORIES].sort())
  const unmarked = await gallery.cards.filter({ hasNotText: 'Premium' }).getByRole('heading').allTextContents()
  expect(unmarked.sort()).toEqual([...STANDARD].sort())
})

test('GAL-04 GAL-05 GAL-06 GAL-07 GAL-14 cards have picture, text, rating, downloads and marks', async ({ page }) => {
  const gallery = new Gallery(page)
  await gallery.open()
  for (const [mark, marked] of Object.entries({ Popular: ['Modern Professional', 'Creative Portfolio'], New: ['Tech Developer', 'Creative Designer'] })) {
    const cards = gallery.cards.filter({ has: page.getByText(mark, { exact: true }) })
    expect((await cards.getByRole('heading').allTextContents()).sort()).toEqual([...marked].sort())
  }
  for (const card of await gallery.cards.all()) {
    await card.scrollIntoViewIfNeeded()
    const picture = card.getByRole('img', { name: /^A sample resume in/ })
    await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(600)
    await expect(card).toContainText(/No ratings yet|Rated \d\.\d out of 5/)
    await expect(card).toContainText(/\d downloads?/)
    await expect(card.getByRole('button', { name: /^View Template/ })).toBeVisible()
  }
})

test('GAL-02 GAL-03 a category filters; the address keeps it through a reload, Back takes it back', async ({ page }) => {
  const gallery = new Gallery(page)
  await gallery.open()
  await gallery.chip('Creative').click()
  await expect(gallery.count).toHaveText(/^[2-9] templates available$/)
  const creative = await gallery.names()
  expect(creative).toContain('Creative Designer')
  expect(creative).not.toContain('Modern Professional')
  await page.reload()
  await expect(gallery.chip('Creative')).toHaveAttribute('aria-pressed', 'true')
  expect(await gallery.names()).toEqual(creative)
  await page.goBack()
  await expect(gallery.count).toHaveText('20 templates available')
})

test('GAL-13 each of the twenty pictures answers HEAD; there is no other', async ({ request }) => {
  for (let number = 1; number <= 20; number++) expect((await request.head(`/templates/previews/template${number}.png`)).status(), `template${number}`).toBe(200)
  for (const number of [0, 21]) expect((await request.head(`/templates/previews/template${number}.png`)).status(), `template${number}`).toBe(404)
})

for (const [device, viewport] of Object.entries(VIEWPORTS)) {
  test.describe(device, () => {
    test.use({ viewport })

    test('nothing moves while the gallery loads, and nothing is wider than the window', async ({ page }) => {
      const shifts = await watchShifts(page)
      const gallery = new Gallery(page)
      await gallery.open()
      await painted(page)
      expect(await shifts()).toBeLessThanOrEqual(0.01)
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(viewport.width)
    })

    test('GAL-08 the view has an address, shows the sample at full size, and Back closes it', async ({ page }) => {
      const gallery = new Gallery(page)
      await gallery.open('?category=Creative')
      const view = await gallery.view('Creative Designer')
      await expect(page).toHaveURL('/templates?category=Creative&template=template10')
      const width = await (await view.sheet('A sample resume')).evaluate((image: HTMLImageElement) => image.naturalWidth)
      expect(width).toBeGreaterThan(1000)
      await expect(view.button('Close')).toBeInViewport({ ratio: 1 })
      await expect(view.link('Use This Template')).toBeInViewport({ ratio: 1 })
      await page.reload()
      await view.sheet('A sample resume')
      await page.goBack()
      await expect(view.dialog).toBeHidden()
      await expect(page).toHaveURL('/templates?category=Creative')
    })
  })
}

test('the next design takes the place of the present one; closing leads back to the gallery at once', async ({ page }) => {
  const gallery = new Gallery(page)
  await gallery.open('?category=Executive')
  const [first, second] = await gallery.names()
  const view = await gallery.view(first!)
  await view.button(`Next template: ${second}`).click()
  const next = gallery.viewOf(second!)
  await next.sheet('A sample resume')
  await expect(next.button(/^Next template/)).toBeFocused()
  await next.button('Close').click()
  await expect(page).toHaveURL('/templates?category=Executive')
  await expect(page.getByRole('button', { name: `View Template ${first}` })).toBeFocused()
})

test('an address of a design that is not there shows the gallery and says so', async ({ page }) => {
  const gallery = new Gallery(page)
  await gallery.open('?template=template99')
  await expect(page.getByText('We couldn’t find this template.')).toBeVisible()
  await expect(page).toHaveURL('/templates')
})

signedIn.describe('guests', () => {
  signedIn.use({ storageState: { cookies: [], origins: [] } })

  signedIn('who want to use a design sign in and come back to it', async ({ page, account }) => {
    const gallery = new Gallery(page)
    await gallery.open('?template=template12')
    const view = gallery.viewOf('Executive Resume')
    await expect(view.link('Sign in to rate this template')).toBeVisible()
    await view.link('Use This Template').click()
    await page.getByLabel('Email').fill(account.email)
    await page.getByLabel('Password', { exact: true }).fill(account.password)
    await page.getByRole('button', { name: 'Sign In' }).click()
    await expect(page).toHaveURL('/templates?template=template12')
    await expect(view.button('Use This Template')).toBeVisible()
    await expect(view.link('Upload a resume to see it in this design')).toBeVisible()
  })
})

signedIn('GAL-14 a user rates by keyboard; the stars are there after a reload, and can be changed', async ({ page }) => {
  const gallery = new Gallery(page)
  await gallery.open('?template=template16')
  const view = gallery.viewOf('Finance Ledger')
  await expect(view.star(1)).toBeEnabled()
  await view.star(1).focus()
  await page.keyboard.press('Space')
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('ArrowRight')
  await expect(view.star(3)).toBeChecked()
  await expect(view.dialog.getByText('Saved. Thanks for rating.')).toBeVisible()
  await page.reload()
  await expect(view.star(3)).toBeChecked()
  await view.star(5).check({ force: true })
  await expect(view.dialog.getByText('Saved. Thanks for rating.')).toBeVisible()
  await page.reload()
  await expect(view.star(5)).toBeChecked()
  await view.button('Close').click()
  await expect(gallery.card('Finance Ledger')).toContainText(/Rated \d\.\d out of 5/)
})

signedIn('"Use This Template" stores the design and opens the chooser with it; the user’s own resume is what the view shows', async ({ page, account }) => {
  const { id } = await account.api.saved()
  const gallery = new Gallery(page)
  await gallery.open()
  const view = await gallery.view('Academic CV')
  await view.sheet('Your resume')
  await view.button('Sample').click()
  await view.sheet('A sample resume')
  await view.button('Use This Template').click()
  const chooser = new Chooser(page)
  await expect(page).toHaveURL(`/dashboard?resume=${id}&view=templates`)
  await expect(page.getByText('Saved. Academic CV is now your default template.')).toBeVisible()
  await expect(chooser.design('Academic CV')).toBeChecked()
  await page.reload()
  await expect(chooser.design('Academic CV')).toBeChecked()
  await page.goto('/templates?template=template11')
  await expect(gallery.viewOf('Academic CV').dialog.getByText('In use')).toBeVisible()
})

signedIn('a download counts on the card', async ({ page, account }) => {
  const { id } = await account.api.saved()
  const gallery = new Gallery(page)
  const downloads = async () => Number(/(\d+) downloads?/.exec((await gallery.card('Minimalist Modern').textContent())!)![1])
  await gallery.open()
  const before = await downloads()
  const file = await account.api.call('GET', `/api/resume/${id}/render?template=template13&format=pdf&download=true`)
  expect(file.status).toBe(200)
  await page.reload()
  await gallery.cards.first().waitFor({ state: 'attached' })
  expect(await downloads()).toBeGreaterThan(before)
})
