import type { Locator, Page } from '@playwright/test'
import { Dashboard, timeOf } from '../support/dashboard'
import { expect, signedIn, test } from '../support/fixtures'
import { hydrated } from '../support/hydrated'
import { painted } from '../support/layout'
import { CALLS, breakCall } from '../support/network'
import { samplePath } from '../support/samples'
import { SMALL_SCREENS } from '../support/viewports'

/** The specification's route table, and a word of the heading that each screen has. */
const ROUTES: [string, RegExp][] = [
  ['/', /Write for people/],
  ['/about', /About/],
  ['/pricing', /Pricing/],
  ['/contact', /Contact/],
  ['/dashboard', /Welcome/],
  ['/login', /Welcome back/],
  ['/register', /Create your account/],
  ['/privacy', /Privacy/],
  ['/terms', /Terms/],
  ['/cookies', /Cookies/],
  ['/templates', /Templates/],
  ['/blog', /Blog/],
  ['/blog/one-page-or-two', /One page or two/],
  ['/guides', /Guides/],
  ['/guides/first-resume', /Write your first resume/],
  ['/faqs', /FAQ/],
  ['/jobs', /Jobs/],
  ['/portfolio', /Portfolio/],
  ['/cover-letter', /Cover Letter/],
  ['/ai-interview', /AI Interview/],
  ['/portfolio/templates', /Choose Your Portfolio Template/],
  ['/portfolio/photographer-templates', /Photography Portfolio Themes/],
  ['/portfolio/designer-templates', /Designer Portfolio Template/],
  ['/portfolio/developer-templates', /Developer Portfolio Template/],
  ['/portfolio/model-templates', /Model\/Actor Portfolio Template/],
  ['/portfolio/create', /Create Your Portfolio/],
  ['/forgot-password', /Forgot your password/],
  ['/reset-password', /Set a new password/],
  ['/confirm-email', /Confirm your email address/],
  ['/restore-email', /Restore your email address/],
  ['/login/callback', /You’re not signed in/],
  ['/settings', /Settings/],
  ['/trash', /Trash/],
]
const MEMBERS_ONLY = ['/dashboard', '/settings', '/trash']
const GUESTS_ONLY = ['/login', '/register']
const MAIN_LINKS = { Home: '/', About: '/about', Portfolio: '/portfolio', Jobs: '/jobs', 'AI Interview': '/ai-interview', 'Cover Letter': '/cover-letter', Pricing: '/pricing', Contact: '/contact' }
const FOOTER_LINKS = { Home: '/', Pricing: '/pricing', Templates: '/templates', 'ATS Optimization': '/dashboard', Blog: '/blog', Guides: '/guides', FAQs: '/faqs', Support: '/contact', About: '/about', Privacy: '/privacy', Terms: '/terms', Cookies: '/cookies' }

const linksOf = (place: Locator) => place.getByRole('link').evaluateAll((links) => Object.fromEntries(links.map((link) => [link.textContent, link.getAttribute('href')])))
const header = (page: Page) => page.getByRole('banner')

/** The form of a portfolio is for whoever has chosen a design. */
const chooseDesign = (page: Page) => page.addInitScript(() => localStorage.setItem('selectedPortfolioTemplate', 'template1'))

async function opens(page: Page, path: string, heading: RegExp) {
  const answer = await page.goto(path)
  expect(answer!.status(), path).toBe(200)
  await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible()
  await expect(header(page)).toBeVisible()
  await expect(page.getByRole('contentinfo')).toBeAttached()
  await expect(page).toHaveURL(path)
}

test('SHE-01 SHE-02 SHE-03 SES-42 every route that is open to guests answers 200 with its screen, header and footer', async ({ page }) => {
  expect(ROUTES).toHaveLength(33)
  await chooseDesign(page)
  for (const [path, heading] of ROUTES.filter(([path]) => !MEMBERS_ONLY.includes(path))) await opens(page, path, heading)
})

signedIn('SHE-01 SES-42 signed-in users may open every route but those of guests', async ({ page }) => {
  await chooseDesign(page)
  for (const [path, heading] of ROUTES.filter(([path]) => !GUESTS_ONLY.includes(path))) await opens(page, path, heading)
  for (const path of GUESTS_ONLY) {
    await page.goto(path)
    await expect(page).toHaveURL('/dashboard')
  }
})

test('SES-43 a guest is asked to sign in, with the place to come back to', async ({ page }) => {
  await page.goto('/dashboard?upload=1')
  await expect(page).toHaveURL('/login?next=%2Fdashboard%3Fupload%3D1')
  for (const path of ['settings', 'trash']) {
    await page.goto(`/${path}`)
    await expect(page).toHaveURL(`/login?next=%2F${path}`)
  }
})

test.describe('addresses that nothing lives at', () => {
  test.use({ refusals: 'expected' })

  for (const path of ['/nowhere', '/blog/a/b', '/dashboard/x', '/dev/kit', '/index.html', '/spa.html']) {
    test(`${path} shows "Page not found" inside the shell, with status 404`, async ({ page }) => {
      expect((await page.goto(path))!.status()).toBe(404)
      await expect(page.getByRole('heading', { level: 1, name: 'Page not found' })).toBeVisible()
      await expect(header(page)).toBeVisible()
      await page.getByRole('main').getByRole('link', { name: 'Go home' }).click()
      await expect(page).toHaveURL('/')
    })
  }

  test('an unknown call answers in the API’s own envelope', async ({ request }) => {
    const answer = await request.get('/api/nowhere')
    expect(answer.status()).toBe(404)
    expect(await answer.json()).toMatchObject({ code: 'not_found', error: expect.any(String), message: expect.any(String) })
  })
})

test('SHE-05 SHE-07 SHE-15 SHE-16 SHE-17 the links of header and footer, for a guest', async ({ page }) => {
  await page.goto('/')
  const links = await linksOf(header(page))
  expect(links).toMatchObject({ ...MAIN_LINKS, 'Sign In': '/login', 'Get Started': '/register' })
  const footer = page.getByRole('contentinfo')
  expect(await linksOf(footer)).toMatchObject(FOOTER_LINKS)
  await expect(footer).toContainText('Create ATS-optimized resumes in seconds using AI, GitHub, and LinkedIn.')
  await expect(footer.locator('a[target=_blank]')).toHaveCount(3)
})

signedIn('SHE-06 SHE-08 SHE-09 SHE-10 the header of somebody signed in: the same links, the name, a menu', async ({ page, account }) => {
  await page.goto('/about')
  await expect(header(page).getByRole('button', { name: account.name })).toBeVisible()
  expect(await linksOf(header(page).getByRole('navigation', { name: 'Main' }))).toEqual(MAIN_LINKS)
  await expect(header(page).getByRole('link', { name: 'Sign In' })).toHaveCount(0)
  await header(page).getByRole('button', { name: account.name }).click()
  await expect(page.getByRole('menuitem')).toHaveText(['Dashboard', 'Settings', 'Sign out'])
  await page.getByRole('menuitem', { name: 'Dashboard' }).click()
  await expect(page).toHaveURL('/dashboard')
})

test('SHE-11 SHE-12 the header is transparent at the top, and opaque after more than 20 pixels', async ({ page }) => {
  await page.goto('/')
  await expect(page.getByRole('button', { name: 'Theme' })).toBeEnabled()
  const opacity = () => header(page).evaluate((element) => {
    const paint = document.createElement('canvas').getContext('2d')!
    paint.fillStyle = getComputedStyle(element).backgroundColor
    paint.fillRect(0, 0, 1, 1)
    return paint.getImageData(0, 0, 1, 1).data[3]! / 255
  })
  for (const [pixels, opaque] of [[0, false], [20, false], [21, true], [400, true], [20, false]] as const) {
    await page.evaluate((top) => window.scrollTo({ top, behavior: 'instant' }), pixels)
    if (opaque) await expect.poll(opacity, `scrolled by ${pixels}`).toBeGreaterThan(0.85)
    else await expect.poll(opacity, `scrolled by ${pixels}`).toBe(0)
    expect((await header(page).boundingBox())!.y).toBe(0)
  }
})

signedIn('SHE-13 menus close on every change of the route', async ({ page, account }) => {
  await page.goto('/about')
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Jobs' }).click()
  await expect(page).toHaveURL('/jobs')
  await header(page).getByRole('button', { name: account.name }).click()
  await expect(page.getByRole('menu')).toBeVisible()
  await page.goBack()
  await expect(page).toHaveURL('/about')
  await expect(page.getByRole('menu')).toHaveCount(0)
  await header(page).getByRole('button', { name: 'Theme' }).click()
  await expect(page.getByRole('menu', { name: 'Theme' })).toBeVisible()
  await page.goForward()
  await expect(page).toHaveURL('/jobs')
  await expect(page.getByRole('menu')).toHaveCount(0)
})

test.describe('on a small screen', () => {
  test.use({ viewport: SMALL_SCREENS.phone })

  test('SHE-13 SHE-14 a button toggles the menu; ESC and a change of the route close it', async ({ page }) => {
    await page.goto('/')
    const menu = page.getByRole('navigation', { name: 'Mobile' })
    await expect(page.getByRole('navigation', { name: 'Main' })).toBeHidden()
    await page.getByRole('button', { name: 'Open menu' }).click()
    await expect.poll(() => linksOf(menu)).toMatchObject({ ...MAIN_LINKS, 'Sign In': '/login', 'Get Started': '/register' })
    await page.getByRole('button', { name: 'Close menu' }).click()
    await expect(menu).toBeHidden()
    await page.getByRole('button', { name: 'Open menu' }).click()
    await page.keyboard.press('Escape')
    await expect(menu).toBeHidden()
    await page.getByRole('button', { name: 'Open menu' }).click()
    await menu.getByRole('link', { name: 'Pricing' }).click()
    await expect(page).toHaveURL('/pricing')
    await expect(menu).toBeHidden()
    await page.getByRole('button', { name: 'Open menu' }).click()
    await page.goBack()
    await expect(page).toHaveURL('/')
    await expect(menu).toBeHidden()
  })

  for (const viewport of Object.values(SMALL_SCREENS)) {
    test(`SHE-14 the menu lies over a darkened page, which stays where it is; a press beside the menu closes it: ${viewport.width} pixels`, async ({ page }) => {
      await page.setViewportSize(viewport)
      await page.goto('/')
      const menu = page.getByRole('navigation', { name: 'Mobile' })
      const top = () => page.getByRole('main').evaluate((main) => main.getBoundingClientRect().top)
      const before = await top()
      await page.getByRole('button', { name: 'Open menu' }).click()
      await expect(menu).toBeVisible()
      expect(await top()).toBe(before)
      const scrim = (await page.getByTestId('scrim').boundingBox())!
      expect(scrim.width).toBe(viewport.width)
      expect(scrim.y + scrim.height).toBeGreaterThanOrEqual(viewport.height)
      await page.mouse.click(viewport.width / 2, viewport.height - 20)
      await expect(menu).toBeHidden()
      await expect(page).toHaveURL('/')
      await page.getByRole('button', { name: 'Open menu' }).click()
      await menu.getByRole('link', { name: 'Get Started' }).focus()
      await page.keyboard.press('Tab')
      await expect(menu).toBeHidden()
      await page.getByRole('button', { name: 'Open menu' }).click()
      await page.keyboard.press('Escape')
      await expect(page.getByRole('button', { name: 'Open menu' })).toBeFocused()
    })
  }

  for (const path of ['/', '/login', '/register', '/forgot-password', '/about']) {
    test(`nothing sticks out sideways: ${path}`, async ({ page }) => {
      for (const width of [320, 390]) {
        await page.setViewportSize({ width, height: 844 })
        await page.goto(path)
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
        expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width)
      }
    })
  }
})

signedIn.describe('toasts', () => {
  signedIn.use({ refusals: 'expected' })

  signedIn('SHE-04 CST-03 CST-06 CST-07 errors stand top right, 8 pixels apart, at most 350 wide, for 4 seconds', async ({ page }) => {
    await breakCall(page, CALLS.profile)
    // Measured where they stand, not on the way there.
    await page.emulateMedia({ reducedMotion: 'reduce' })
    const dashboard = new Dashboard(page)
    const first = dashboard.toast('Failed to load user data')
    const second = dashboard.toast('We couldn’t find this resume.')
    await page.goto('/dashboard?resume=00000000-0000-7000-8000-000000000000')
    await expect(first).toBeVisible()
    const standing = timeOf(first)
    await expect(second).toBeVisible()
    const measured = async () => [(await first.boundingBox())!, (await second.boundingBox())!].sort((a, b) => a.y - b.y)
    const gap = ([above, below]: Awaited<ReturnType<typeof measured>>) => below!.y - above!.y - above!.height
    // The second one pushes the first: until both have settled.
    await expect.poll(async () => gap(await measured())).toBeCloseTo(8, 0)
    const boxes = await measured()
    expect(boxes[0]!.y).toBeGreaterThanOrEqual((await header(page).boundingBox())!.height)
    for (const { x, width } of boxes) {
      expect(x + width).toBeCloseTo(1440 - 16, 0)
      expect(width).toBeLessThanOrEqual(350)
    }
    const time = await standing
    expect(time).toBeGreaterThan(3100)
    expect(time).toBeLessThan(4700)
  })
})

signedIn.describe('toasts and menus', () => {
  signedIn.use({ refusals: 'expected' })

  for (const viewport of [SMALL_SCREENS.phone, SMALL_SCREENS.tablet, { width: 1440, height: 900 }]) {
    signedIn(`a toast covers neither the header nor an open menu: ${viewport.width} pixels`, async ({ page, account }) => {
      await page.setViewportSize(viewport)
      await page.emulateMedia({ reducedMotion: 'reduce' })
      await breakCall(page, CALLS.profile)
      await page.goto('/dashboard')
      const toast = new Dashboard(page).toast('Failed to load user data')
      await expect(toast).toBeVisible()
      // Hovering stops the clock: the toast stands for as long as it is measured.
      await toast.hover()
      const top = async () => (await toast.boundingBox())!.y
      expect(await top()).toBeGreaterThanOrEqual((await header(page).boundingBox())!.height)
      const wide = viewport.width > 1120
      await header(page).getByRole('button', { name: wide ? account.name : 'Theme' }).press('ArrowDown')
      const menu = page.getByRole('menu')
      await expect(menu).toBeVisible()
      const { y, height } = (await menu.boundingBox())!
      expect(await top()).toBeGreaterThanOrEqual(y + height)
    })
  }
})

test.describe('how far a page is scrolled', () => {
  test.use({ viewport: SMALL_SCREENS.phone })

  const scrolled = (page: Page) => page.evaluate(() => Math.round(window.scrollY))

  /** Scrolls, and waits until the page has taken note of it. */
  async function scrollTo(page: Page, top: number) {
    await expect(page.getByRole('button', { name: 'Theme' })).toBeEnabled()
    await page.evaluate((y) => new Promise((ended) => {
      window.addEventListener('scrollend', () => requestAnimationFrame(ended), { once: true })
      window.scrollTo({ top: y, behavior: 'instant' })
    }), top)
    expect(await scrolled(page)).toBe(top)
  }

  test('a page opened by its address starts at its top; a reload and the way back keep the place', async ({ page }) => {
    await page.goto('/')
    await scrollTo(page, 700)
    await page.goto('/about')
    await expect(page.getByRole('button', { name: 'Theme' })).toBeEnabled()
    expect(await scrolled(page)).toBe(0)
    await scrollTo(page, 200)
    await page.goto('/')
    await expect(page.getByRole('button', { name: 'Theme' })).toBeEnabled()
    expect(await scrolled(page)).toBe(0)
    await scrollTo(page, 500)
    await page.reload()
    await expect.poll(() => scrolled(page)).toBe(500)
    await page.goBack()
    await expect(page).toHaveURL('/about')
    await expect.poll(() => scrolled(page)).toBe(200)
    await page.getByRole('contentinfo').getByRole('link', { name: 'Pricing' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Pricing' })).toBeVisible()
    await expect.poll(() => scrolled(page)).toBe(0)
    await page.goBack()
    await expect.poll(() => scrolled(page)).toBeGreaterThan(0)
  })
})

signedIn('a file dropped beside the place for it neither opens nor is taken', async ({ page }) => {
  const dashboard = new Dashboard(page)
  await dashboard.open()
  const devtools = await page.context().newCDPSession(page)
  const drop = async (x: number, y: number) => {
    const data = { items: [], files: [samplePath('resume.pdf')], dragOperationsMask: 1 }
    for (const type of ['dragEnter', 'dragOver', 'drop'] as const) {
      await painted(page)
      await devtools.send('Input.dispatchDragEvent', { type, x, y, data })
    }
  }
  const uploads: string[] = []
  page.on('request', (request) => request.url().includes('/api/resume/upload') && uploads.push(request.url()))
  await drop(720, 600)
  await dashboard.openUpload()
  await drop(40, 600)
  await painted(page)
  await expect(page).toHaveURL('/dashboard?upload=1')
  await expect(dashboard.uploadDialog).toBeVisible()
  expect(page.context().pages()).toHaveLength(1)
  expect(uploads).toEqual([])
})

test('CST-02 a success stays for 3 seconds', async ({ page }) => {
  await page.goto('/register')
  await page.getByLabel('Name').fill('Ada')
  await page.getByLabel('Email').fill(`ada-${crypto.randomUUID()}@example.org`)
  await page.getByLabel('Password', { exact: true }).fill('secret word')
  await page.getByRole('button', { name: 'Sign Up' }).click()
  const toast = new Dashboard(page).toast('Your account is ready')
  const time = await timeOf(toast)
  expect(time).toBeGreaterThan(2100)
  expect(time).toBeLessThan(3700)
})

test('the theme is kept over a reload, and follows the system until one is chosen', async ({ page }) => {
  const dark = () => page.evaluate(() => document.documentElement.classList.contains('dark'))
  await page.emulateMedia({ colorScheme: 'dark' })
  await page.goto('/')
  expect(await dark()).toBe(true)
  await page.emulateMedia({ colorScheme: 'light' })
  await expect.poll(dark).toBe(false)
  await page.getByRole('button', { name: 'Theme' }).click()
  await page.getByRole('menuitemradio', { name: 'Dark' }).click()
  await expect.poll(dark).toBe(true)
  await page.reload()
  expect(await dark()).toBe(true)
})

test('a screen reader is told of a new screen: its heading has the focus, the title is its own', async ({ page }) => {
  await page.goto('/')
  await hydrated(page)
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Pricing' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Pricing' })).toBeFocused()
  await expect(page).toHaveTitle(/Pricing/)
  await page.goto('/')
  await page.keyboard.press('Tab')
  await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('main')).toBeFocused()
})
