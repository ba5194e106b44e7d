import { screen } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { beforeEach, expect, test } from 'vitest'
import { renderApp } from '@/test/render-app'
import { server } from '@/test/setup'
import { storeSession } from '@/test/user'

const sent: unknown[] = []

beforeEach(() => {
  sent.length = 0
  localStorage.removeItem('privacyConsent')
  server.use(http.post('*/api/users/privacy-consent', async ({ request }) => {
    sent.push(await request.json())
    return HttpResponse.json({ error: 'Down' }, { status: 500 })
  }))
})

const dialog = () => screen.findByRole('dialog', { name: 'Your privacy choices' })

test.each([
  ['CON-03', 'Accept all', 'accept_all'],
  ['CON-04', 'Necessary only', 'accept_necessary'],
  ['CON-05', 'Reject all', 'reject_all'],
])('CON-01 CON-06 CON-07 CON-09 %s "%s" is kept in this browser and closes the dialog', async (_, label, choice) => {
  const { user } = renderApp('/')
  const shown = await dialog()
  await user.click(screen.getByRole('button', { name: label }))
  expect(localStorage.getItem('privacyConsent')).toBe(choice)
  expect(shown).not.toBeInTheDocument()
  expect(sent).toEqual([])
})

test('CON-08 CON-10 with a session the choice is sent too; a failure is of no matter', async () => {
  storeSession()
  const { user } = renderApp('/')
  const shown = await dialog()
  await user.click(screen.getByRole('button', { name: 'Reject all' }))
  await expect.poll(() => sent).toEqual([{ privacyConsent: 'reject_all' }])
  expect(shown).not.toBeInTheDocument()
  expect(screen.queryByText('Down')).toBeNull()
})

test('CON-02 with a choice nothing is asked', async () => {
  localStorage.setItem('privacyConsent', 'reject_all')
  renderApp('/')
  await screen.findByRole('heading', { level: 1 })
  await new Promise((resolve) => setTimeout(resolve, 200))
  expect(screen.queryByRole('dialog')).toBeNull()
})
