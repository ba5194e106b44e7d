import { once } from 'node:events'
import { createServer, type AddressInfo } from 'node:net'
import Provider from 'oidc-provider'
import type { Page } from '@playwright/test'

/** The one client of the provider. */
export const CLIENT = { id: 'vitae', secret: 's3cret' }

/** What the server under test calls it. */
export const PROVIDER = 'Harbour ID'

/** A port that nobody listens at. */
export async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  server.close()
  await once(server, 'close')
  return port
}

/** Starts a real provider for the site at `origin`. It believes whoever signs in: their login is their address. */
export async function startProvider(origin: string) {
  const port = await freePort()
  const issuer = `http://localhost:${port}`
  const provider = new Provider(issuer, {
    clients: [{ client_id: CLIENT.id, client_secret: CLIENT.secret, redirect_uris: [`${origin}/login/callback`], grant_types: ['authorization_code'], response_types: ['code'] }],
    claims: { email: ['email', 'email_verified'], profile: ['name'] },
    cookies: { keys: ['for the tests'] },
    findAccount: (_, sub) => ({ accountId: sub, claims: () => ({ sub, email: sub, email_verified: true, name: 'Ada Example' }) }),
  })
  const server = await new Promise<ReturnType<Provider['listen']>>((resolve) => {
    const listening = provider.listen(port, 'localhost', () => resolve(listening))
  })
  const stop = () => {
    server.close()
    server.closeAllConnections()
  }
  return { issuer, stop }
}

/** The provider's own pages. */
export class ProviderPages {
  constructor(readonly page: Page) {}

  /** Presses the button that leads to the provider. */
  async go() {
    // Its pages ask for a typeface from elsewhere.
    await this.page.route('https://fonts.googleapis.com/**', (route) => route.abort())
    await this.page.getByRole('button', { name: `Continue with ${PROVIDER}` }).click()
  }

  /** Signs in and agrees that the site learns who one is. */
  async signIn(email: string) {
    await this.page.getByPlaceholder('Enter any login').fill(email)
    await this.page.getByPlaceholder('and password').fill('any password')
    await this.page.getByRole('button', { name: 'Sign-in' }).click()
    await this.page.getByRole('button', { name: 'Continue' }).click()
  }

  /** Goes back without. */
  async cancel() {
    await this.page.getByRole('link', { name: 'Cancel' }).click()
  }
}
