import { AxeBuilder } from '@axe-core/playwright'
import type { APIRequestContext, Page } from '@playwright/test'
import { expect, signedIn, test } from '../support/fixtures'

/** The path of every page that the sitemap names. */
async function pages(request: APIRequestContext): Promise<string[]> {
  const sitemap = await (await request.get('/sitemap.xml')).text()
  return [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address]) => new URL(address!).pathname)
}

test('no page of the sitemap has a dead link, and each says what search engines need', async ({ request }) => {
  test.setTimeout(120_000)
  const all = await pages(request)
  expect(all.length).toBeGreaterThan(30)
  const links = new Set<string>()
  for (const path of all) {
    const html = await (await request.get(path)).text()
    expect(html, path).not.toContain('{{')
    for (const wanted of [/<title>[^<]{5,}<\/title>/, /<meta name="description" content="[^"]{20,}"/, /<link rel="canonical" href="http/, /<meta property="og:image" content="http/, /<h1/]) expect(html, `${path} ${wanted}`).toMatch(wanted)
    for (const [, href] of html.matchAll(/(?:href|src)="(\/[^"#?]*)/g)) links.add(href!)
  }
  for (const link of links) expect((await request.get(link)).status(), link).toBe(200)
})

test('the blog is there without JavaScript', async ({ browser, baseURL }) => {
  const context = await browser.newContext({ javaScriptEnabled: false })
  const page = await context.newPage()
  await page.goto(`${baseURL}/blog`)
  await expect(page.getByRole('link', { name: 'Read Full Article' })).toBeVisible()
  await page.getByRole('link', { name: 'One page or two?' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'One page or two?' })).toBeVisible()
  await context.close()
})

test('BLO-05 BLO-13 from the list to a post, and back', async ({ page }) => {
  await page.goto('/blog')
  await page.getByRole('link', { name: 'Read Full Article' }).click()
  await expect(page.getByText('About the author')).toBeVisible()
  await page.reload()
  await expect(page.getByText('About the author')).toBeVisible()
  await page.getByRole('link', { name: 'Back to Blog' }).click()
  await expect(page).toHaveURL(/\/blog$/)
})

test.describe('an article that does not exist', () => {
  test.use({ refusals: 'expected' })

  test('BLO-22 is not found', async ({ page }) => {
    const answer = await page.goto('/blog/nothing-here')
    expect(answer?.status()).toBe(404)
    await expect(page.getByText('Blog post not found')).toBeVisible()
  })
})

const TEXTS = [
  { name: 'ABO-01 ABO-02 ABO-03 ABO-04', path: '/about', sections: ['Our story', 'Our mission', 'Our team', 'Our values'] },
  { name: 'LEG-01 LEG-04', path: '/privacy', sections: ['What we store', 'How to get and delete your data', 'Children'] },
  { name: 'LEG-02 LEG-04', path: '/terms', sections: ['Your account', 'Your content', 'Plans'] },
  { name: 'LEG-03 LEG-04', path: '/cookies', sections: ['The cookies', 'Browser storage', 'Your choice'] },
]
for (const { name, path, sections } of TEXTS) {
  test(`${name} ${path} has its sections`, async ({ page }) => {
    await page.goto(path)
    for (const section of sections) await expect(page.getByRole('heading', { name: section, exact: true })).toBeVisible()
    if (path === '/about') return
    await page.getByRole('link', { name: 'Back to home' }).click()
    await expect(page).toHaveURL(/\/$/)
  })
}

test.describe('LAN-19 the demo', () => {
  const films = (page: Page) => page.getByRole('region', { name: 'See how it works' }).locator('video')
  const isPlaying = (page: Page) => films(page).evaluateAll((videos) => videos.filter((video) => !(video as HTMLVideoElement).paused && (video as HTMLVideoElement).currentTime > 0).length)

  test('is a picture for those who want no motion', async ({ page }) => {
    await page.goto('/')
    const demo = page.getByRole('region', { name: 'See how it works' })
    // What is shown of the demo is put in its place once it is near.
    await expect(() => demo.scrollIntoViewIfNeeded()).toPass()
    await expect.poll(() => demo.getByRole('img').first().evaluate((picture) => (picture as HTMLImageElement).currentSrc)).toMatch(/demo-light-still\.webp$/)
    await expect(films(page)).toHaveCount(0)
    await expect(demo.getByRole('button')).toBeHidden()
  })

  test.describe('with motion', () => {
    test.use({ contextOptions: { reducedMotion: 'no-preference' } })

    test('plays in sight, in the theme that is shown, and is paused by its button', async ({ page }) => {
      const asked: string[] = []
      page.on('request', (request) => asked.push(new URL(request.url()).pathname))
      await page.goto('/')
      await expect(page.getByRole('button', { name: 'Theme' })).toBeEnabled()
      expect(asked.filter((path) => path.endsWith('.webm'))).toEqual([])
      await expect(() => page.getByRole('button', { name: 'Pause the demo' }).scrollIntoViewIfNeeded()).toPass()
      await expect.poll(() => isPlaying(page)).toBe(1)
      expect(asked.filter((path) => path.endsWith('.webm'))).not.toContain('/landing/demo-dark.webm')
      await page.getByRole('button', { name: 'Pause the demo' }).click()
      await expect.poll(() => isPlaying(page)).toBe(0)
      await expect(page.getByRole('button', { name: 'Play the demo' })).toBeVisible()
    })
  })
})

test('FAQ-01 FAQ-05 FAQ-19 guests search and open questions', async ({ page }) => {
  await page.goto('/faqs')
  await page.getByPlaceholder('Search FAQs...').fill('two columns')
  const question = page.getByText('Are two columns a problem?')
  await question.click()
  await expect(page.getByText('Some readers go straight across the page')).toBeVisible()
})

test('CTC-12 CTC-13 CTC-18 a message is sent, and there for the operator', async ({ page }) => {
  await page.goto('/contact?subject=support')
  await page.getByLabel('Name').fill('Ada Byte')
  await page.getByLabel('Email').fill('ada@example.com')
  await page.getByLabel('Message').fill('Does it run on a Raspberry Pi?')
  await page.getByRole('button', { name: 'Send message' }).click()
  await expect(page.getByRole('heading', { name: 'Thank you for your message' })).toBeFocused()
  await page.reload()
  await expect(page.getByLabel('Message')).toHaveValue('')
})

test('INT-05 an address enters the waitlist', async ({ page }) => {
  await page.goto('/ai-interview')
  await page.getByRole('textbox', { name: 'Email' }).fill('ada@example.com')
  await page.getByRole('button', { name: 'Get Early Access' }).click()
  await expect(page.getByText('You’re on the list')).toBeVisible()
})

test('PRI-05 PRI-06 a guest who chooses a plan signs in first', async ({ page }) => {
  await page.goto('/pricing')
  await page.getByRole('button', { name: 'Coming Soon: Pro' }).click()
  await expect(page).toHaveURL(/\/login/)
  await expect(page.getByText('Please log in to get started')).toBeVisible()
})

test.describe('a first visit', () => {
  test.use({ storageState: { cookies: [], origins: [] } })

  test('CON-01 CON-02 CON-06 CON-07 the privacy dialog asks once, beside the page', async ({ page }) => {
    await page.goto('/')
    const dialog = page.getByRole('dialog', { name: 'Your privacy choices' })
    await expect(dialog).toBeVisible()
    const { violations } = await new AxeBuilder({ page }).include('[role=dialog]').analyze()
    expect(violations).toEqual([])
    await dialog.getByRole('button', { name: 'Necessary only' }).click()
    await expect(dialog).toBeHidden()
    expect(await page.evaluate(() => localStorage.getItem('privacyConsent'))).toBe('accept_necessary')
    await page.reload()
    await page.getByRole('heading', { level: 1 }).waitFor()
    await expect(dialog).toBeHidden()
  })
})

signedIn('CON-08 a signed-in user’s choice is kept with the account', async ({ page, account }) => {
  await page.goto('/about')
  await page.evaluate(() => localStorage.removeItem('privacyConsent'))
  const sent = page.waitForResponse('**/api/users/privacy-consent')
  await page.goto('/')
  await page.getByRole('button', { name: 'Reject all' }).click()
  expect((await sent).status()).toBe(200)
  const profile = await page.request.get('/api/users/profile', { headers: { Authorization: `Bearer ${account.token}` } })
  expect(((await profile.json()) as { data: { privacyConsent: string } }).data.privacyConsent).toBe('reject_all')
})
