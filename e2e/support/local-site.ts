import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { PlaywrightTestArgs, PlaywrightTestOptions, PlaywrightWorkerArgs, PlaywrightWorkerOptions, Fixtures } from '@playwright/test'
import { signedIn, test } from './fixtures'
import { CLIENT, freePort, PROVIDER, startProvider } from './identity-provider'
import { forTests, vitae } from './vitae'

interface Site {
  origin: string
  /** Where the server keeps its data. */
  data: string
}

/** A server of its own: people reach it by a name, so that it has passkeys, and it has an identity provider. */
async function startSite() {
  const port = await freePort()
  const origin = `http://localhost:${port}`
  const provider = await startProvider(origin)
  const data = await mkdtemp(join(tmpdir(), 'vitae-e2e-local-'))
  const others = Object.entries(process.env).filter(([name]) => !name.startsWith('VITAE_'))
  const settings = {
    ...forTests, VITAE_DATA: data, VITAE_LISTEN: `127.0.0.1:${port}`, VITAE_PUBLIC_URL: origin,
    VITAE_OIDC_ISSUER: provider.issuer, VITAE_OIDC_CLIENT_ID: CLIENT.id, VITAE_OIDC_CLIENT_SECRET: CLIENT.secret, VITAE_OIDC_NAME: PROVIDER,
  }
  const server = spawn(vitae, ['serve'], { env: { ...Object.fromEntries(others), ...settings }, stdio: ['ignore', 'inherit', 'inherit'] })
  const ended = once(server, 'exit')
  const stop = async () => {
    server.kill('SIGTERM')
    await ended
    provider.stop()
    await rm(data, { recursive: true, force: true })
  }
  const ready = () => fetch(`${origin}/readyz`).then(({ ok }) => ok, () => false)
  while (!(await ready())) {
    if (server.exitCode !== null) throw new Error(`the server has ended with ${server.exitCode}`)
    await new Promise((resolve) => setTimeout(resolve, 100))
  }
  return { site: { origin, data }, stop }
}

type OnSite = Fixtures<object, { site: Site }, PlaywrightTestArgs & PlaywrightTestOptions, PlaywrightWorkerArgs & PlaywrightWorkerOptions>

const onSite: OnSite = {
  site: [async ({}, use) => {
    const { site, stop } = await startSite()
    await use(site)
    await stop()
  }, { scope: 'worker', timeout: 60_000 }],
  baseURL: async ({ site }, use) => use(site.origin),
}

/** A guest's browser at such a site. */
export const localTest = test.extend<object, { site: Site }>(onSite)

/** A member's. */
export const localSignedIn = signedIn.extend<object, { site: Site }>(onSite)
