import type { Page, Route } from '@playwright/test'

/** The calls that tests hold up or break, as patterns of their addresses. */
export const CALLS = {
  upload: '**/api/resume/upload',
  parse: '**/api/resume/*/parse',
  save: '**/api/resume/save-parsed',
  history: '**/api/resume/history',
  profile: '**/api/users/profile?*',
  login: '**/api/auth/login',
}

/** Breaks the connection under a call until the answered function repairs it. */
export async function breakCall(page: Page, pattern: string): Promise<() => Promise<void>> {
  const abort = (route: Route) => route.abort('connectionfailed')
  await page.route(pattern, abort)
  return () => page.unroute(pattern, abort)
}

/** Has a call answered with a failure that has no sentence of its own, until the answered function repairs it. */
export async function refuseCall(page: Page, pattern: string, body: object = {}): Promise<() => Promise<void>> {
  const refuse = (route: Route) => route.fulfill({ status: 500, contentType: 'application/json', body: JSON.stringify(body) })
  await page.route(pattern, refuse)
  return () => page.unroute(pattern, refuse)
}

/** Holds a call back until the answered function lets it go. */
export async function holdCall(page: Page, pattern: string): Promise<() => void> {
  let release = () => {}
  const gate = new Promise<void>((resolve) => (release = resolve))
  // A page that gave the call up has nothing left to continue.
  await page.route(pattern, async (route) => void (await gate.then(() => route.continue()).catch(() => {})))
  return release
}

/** Narrows the browser's way out to so many bytes a second. */
export async function slowUploads(page: Page, bytesPerSecond: number) {
  const devtools = await page.context().newCDPSession(page)
  await devtools.send('Network.enable')
  await devtools.send('Network.emulateNetworkConditions', { offline: false, latency: 0, downloadThroughput: -1, uploadThroughput: bytesPerSecond })
}

/** A file of the build, by the module it was made from: its name carries a hash, and a further try a query. */
export const fileOfModule = (module: string) => new RegExp(`/assets/${module}-[^/]+\\.js(\\?|$)`)

/** Takes a file of the build away, as an update of the server does, until the answered function brings it back. */
export async function removeFile(page: Page, module: string): Promise<() => Promise<void>> {
  const missing = (route: Route) => route.fulfill({ status: 404, contentType: 'text/plain', body: 'Not found' })
  await page.route(fileOfModule(module), missing)
  return () => page.unroute(fileOfModule(module), missing)
}

/** Cuts every way to the server while the browser itself believes to be online, until the answered function repairs it. */
export async function cutOff(page: Page): Promise<() => Promise<void>> {
  const cut = (route: Route) => route.abort('connectionfailed')
  const patterns = ['**/api/**', '**/healthz']
  for (const pattern of patterns) await page.route(pattern, cut)
  return async () => {
    for (const pattern of patterns) await page.unroute(pattern, cut)
  }
}

/** Makes the server's answer about the pending upload say that its file can never be read, and why. */
export const makeUnreadable = (page: Page, reason: string) =>
  page.route('**/api/resume/pending', async (route) => {
    const answer = await route.fetch()
    const { data } = (await answer.json()) as { data: object | null }
    await route.fulfill({ response: answer, json: { data: data && { ...data, readError: reason } } })
  })
