import { test as base, expect, type BrowserContext } from '@playwright/test'
import { register, type Account } from './api'

export { expect }

interface Options {
  /** `expected` where a test provokes answers that are no success: the browser logs each of them. */
  refusals: 'none' | 'expected'
}

const LOGGED_REFUSAL = /^Failed to load resource/

/** Collects what no page may do: log an error, throw past its handlers, break the content security policy. */
export async function watch(context: BrowserContext, refusals: Options['refusals']): Promise<string[]> {
  const problems: string[] = []
  context.on('weberror', (thrown) => problems.push(`uncaught: ${thrown.error().message}`))
  context.on('console', (line) => {
    if (line.type() !== 'error' || (refusals === 'expected' && LOGGED_REFUSAL.test(line.text()))) return
    problems.push(`console: ${line.text()} (${line.location().url})`)
  })
  await context.exposeFunction('reportViolation', (violation: string) => problems.push(`policy: ${violation}`))
  await context.addInitScript(() => {
    const { reportViolation } = window as unknown as { reportViolation: (violation: string) => void }
    document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) => reportViolation(`${violatedDirective} forbids ${blockedURI}`))
  })
  return problems
}

/** The privacy dialog was answered before: it would cover the landing page in every test. */
const ANSWERED = { name: 'privacyConsent', value: 'accept_necessary' }

const stored = (origin: string, entries: { name: string; value: string }[]) => ({ cookies: [], origins: [{ origin, localStorage: entries }] })

/** A guest's browser. A page that logs an error or breaks the content security policy fails its test. */
export const test = base.extend<Options>({
  refusals: ['none', { option: true }],
  context: async ({ context, refusals }, use) => {
    const problems = await watch(context, refusals)
    await use(context)
    expect(problems, 'what the pages reported').toEqual([])
  },
  // A call that a test answers itself may still be on its way when the test ends.
  page: async ({ page }, use) => {
    await use(page)
    if (!page.isClosed()) await page.unrouteAll({ behavior: 'ignoreErrors' })
  },
  storageState: async ({ baseURL }, use) => use(stored(baseURL!, [ANSWERED])),
})

/** The browser of a user of its own, signed in; the account was made through the API. */
export const signedIn = test.extend<{ account: Account }>({
  account: async ({ baseURL }, use) => use(await register(baseURL!)),
  storageState: async ({ account: { token, user }, baseURL }, use) => {
    const session = Object.entries({ token, user: JSON.stringify(user) }).map(([name, value]) => ({ name, value }))
    await use(stored(baseURL!, [ANSWERED, ...session]))
  },
})
