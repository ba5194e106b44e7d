/** As much of the package as the tests need: it brings no types. */
declare module 'oidc-provider' {
  import type { Server } from 'node:http'

  interface Account {
    accountId: string
    claims: () => Record<string, unknown>
  }

  interface Configuration {
    clients: { client_id: string; client_secret: string; redirect_uris: string[]; grant_types: string[]; response_types: string[] }[]
    claims: Record<string, string[]>
    cookies: { keys: string[] }
    findAccount: (context: unknown, sub: string) => Account
  }

  export default class Provider {
    constructor(issuer: string, configuration: Configuration)
    listen(port: number, host: string, listening: () => void): Server
  }
}
