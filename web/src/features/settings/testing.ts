import { screen, within } from '@testing-library/react'
import type { RequestHandler } from 'msw'
import { vi } from 'vitest'
import type { User } from '@/session/user'
import { answers } from '@/test/mock-api'
import { renderApp } from '@/test/render-app'
import { server } from '@/test/setup'
import { storeSession, userOf } from '@/test/user'
import type { ApiKey } from './api-keys/calls'

/** Two-step verification that is off. */
export const OFF = { enabled: false, enabledAt: null, recoveryCodes: 0 }

/** A valid key with the few fields that the case is about. */
export const keyOf = (over: Partial<ApiKey> = {}): ApiKey => ({ id: 'k1', name: 'Nightly copy', scope: 'read', createdAt: '2026-03-01T00:00:00.000Z', expiresAt: '2100-03-01T00:00:00.000Z', lastUsedAt: null, ...over })

/** Called with the body of each call whose handler has {@link on}. */
export const sent = vi.fn<(body: unknown) => void>()

export const on = async (request: Request) => sent(await request.json())

/** Lets the server answer what the settings ask for, besides the connections, of an account that has set up nothing; nothing was sent yet. */
export function startServer(connections: readonly RequestHandler[]) {
  sent.mockReset()
  server.use(...connections, answers('get', '/api/account/sessions', { data: [] }), answers('get', '/api/account/second-factor', { data: OFF }), answers('get', '/api/account/passkeys', { data: [] }), answers('get', '/api/account/keys', { data: [] }), answers('get', '/api/account/email-preferences', { data: { news: false } }))
}

/** Opens the settings of a user with these fields. */
export async function show(over: Partial<User> = {}) {
  const member = userOf({ storage: { usedBytes: 250_000_000, limitBytes: 500_000_000 }, ...over })
  server.use(answers('get', '/api/users/profile', { data: member }))
  storeSession(member)
  const view = renderApp('/settings')
  await screen.findByRole('heading', { level: 1, name: 'Settings' })
  return view
}

export type View = Awaited<ReturnType<typeof show>>

/** What stands in a section. */
export const section = (name: string) => within(screen.getByRole('region', { name }))
