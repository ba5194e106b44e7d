import { screen, waitFor, within } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { describe, expect, test } from 'vitest'
import { invitationOf } from '@/features/operator/testing'
import { renderApp } from '@/test/render-app'
import { server } from '@/test/setup'
import { storeSession, userOf } from '@/test/user'

/** A session as the browser has it, and the user as the server has it. */
function show(path: string, stored: boolean, known = stored) {
  server.use(
    http.get('*/api/users/profile', () => HttpResponse.json({ data: userOf({ operator: known }) })),
    http.get('*/api/operator/accounts', () => HttpResponse.json({ data: { accounts: [], total: 0, page: 1, pages: 1 } })),
    http.get('*/api/operator/invitations', () => HttpResponse.json({ data: [invitationOf()] })),
  )
  storeSession(userOf({ operator: stored }))
  return renderApp(path)
}
const heading = (name: string) => screen.findByRole('heading', { level: 1, name })

describe('nothing is there', () => {
  test.each([
    ['for a user', '/operator', false],
    ['for a user at a part', '/operator/log', false],
    ['at a part that there is not', '/operator/nothing', true],
    ['at the name of the first part', '/operator/accounts', true],
  ])('%s', async (_, path, operator) => {
    show(path, operator)
    expect(await heading('Page not found')).toBeVisible()
    await waitFor(() => expect(document.title).toBe('Page not found · Vitae'))
    expect(screen.queryByRole('navigation', { name: 'Operator' })).toBeNull()
  })
})

test('an operator goes from part to part, each with its address and heading', async () => {
  const { user, url } = show('/operator', true)
  expect(await heading('Accounts')).toBeVisible()
  await user.click(within(screen.getByRole('navigation', { name: 'Operator' })).getByRole('link', { name: 'Invitations' }))
  await waitFor(async () => expect(await heading('Invitations')).toHaveFocus())
  expect(url()).toBe('/operator/invitations')
  expect(await screen.findByText('new@example.org')).toBeVisible()
  expect(document.title).toBe('Invitations · Operator · Vitae')
})

test('whoever became an operator has it once the server says so, and loses it as soon', async () => {
  const { unmount } = show('/operator', false, true)
  expect(await heading('Accounts')).toBeVisible()
  unmount()
  show('/operator', true, false)
  expect(await heading('Page not found')).toBeVisible()
})
