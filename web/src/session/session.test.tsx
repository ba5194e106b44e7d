import { act, render, screen, waitFor } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { Route, Routes } from 'react-router'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { api, unwrap } from '@/api/client'
import { renderInSession } from '@/test/render-app'
import { server } from '@/test/setup'
import { storeSession, userOf } from '@/test/user'
import { GuestOnly, RequireSession } from './guards'
import { useSession, useUser } from './SessionProvider'

function Controls() {
  const { user, signOut, refreshProfile, signIn } = useSession()
  return (
    <>
      <p>{user ? `Signed in as ${user.name}` : 'Guest'}</p>
      <button onClick={() => void signOut()}>Out</button>
      <button onClick={() => void refreshProfile()}>Refresh</button>
      <button onClick={() => signIn({ token: 'token-1', user: userOf() })}>In</button>
    </>
  )
}

const rooms = (
  <>
    <Controls />
    <Routes>
      <Route path="/" element={<p>Home</p>} />
      <Route path="/login" element={<GuestOnly><p>Login</p></GuestOnly>} />
      <Route path="/dashboard" element={<RequireSession><Private /></RequireSession>} />
      <Route path="/cover-letter" element={<RequireSession><p>Secret</p></RequireSession>} />
      <Route path="/faqs" element={<p>Open</p>} />
    </Routes>
  </>
)

function Private() {
  return <p>Private to {useUser().name}</p>
}

const press = (name: string) => screen.getByRole('button', { name })

describe('outside its place', () => {
  beforeEach(() => void vi.spyOn(console, 'error').mockImplementation(() => {}))

  test('SES-29 useSession outside its provider is an error', () => {
    expect(() => render(<Controls />)).toThrow('useSession must be used inside a SessionProvider')
  })

  test('useUser where no guard stands is an error', () => {
    expect(() => renderInSession(<Private />)).toThrow('useUser must be used on a screen behind RequireSession')
  })
})

describe('signing out', () => {
  const revoked = vi.fn()
  beforeEach(() => {
    revoked.mockReset()
    server.use(http.post('*/api/auth/logout', ({ request }) => {
      revoked(request.headers.get('Authorization'))
      return HttpResponse.json({ success: true, data: {} })
    }))
    storeSession()
  })

  test.each(['/dashboard', '/faqs'])('SES-20 SES-21 SES-22 from %s: both keys go, and the browser goes home', async (from) => {
    const { user, url } = renderInSession(rooms, from)
    await user.click(press('Out'))
    await waitFor(() => expect(url()).toBe('/'))
    expect(screen.getByText('Guest')).toBeVisible()
    expect(localStorage).toHaveLength(0)
  })

  test('SES-23 the token is revoked on the server', async () => {
    const { user } = renderInSession(rooms, '/dashboard')
    await user.click(press('Out'))
    await waitFor(() => expect(revoked).toHaveBeenCalledExactlyOnceWith('Bearer token-1'))
  })

  test('SES-20 works without a server', async () => {
    server.use(http.post('*/api/auth/logout', () => HttpResponse.error()))
    const { user, url } = renderInSession(rooms, '/dashboard')
    await user.click(press('Out'))
    await waitFor(() => expect(url()).toBe('/'))
    expect(localStorage).toHaveLength(0)
  })

  test('what was typed goes, too: others may use this browser. What the browser is set to stays', async () => {
    localStorage.setItem('vitae.interview-notes', 'Say less.')
    localStorage.setItem('theme', 'dark')
    sessionStorage.setItem('vitae.editor.r1', '{}')
    const { user } = renderInSession(rooms, '/dashboard')
    await user.click(press('Out'))
    await waitFor(() => expect(sessionStorage).toHaveLength(0))
    expect(Object.keys(localStorage)).toEqual(['theme'])
  })

  test('SES-43 a guarded screen asks to sign in afterwards', async () => {
    const { user, unmount } = renderInSession(rooms, '/faqs')
    await user.click(press('Out'))
    unmount()
    expect(renderInSession(rooms, '/dashboard').url()).toBe('/login?next=%2Fdashboard')
  })
})

test('SES-24 SES-32 SES-33 refreshing asks past every cache and replaces the stored user', async () => {
  storeSession()
  const asked = vi.fn()
  server.use(http.get('*/api/users/profile', ({ request }) => {
    asked(new URL(request.url).searchParams.get('t'), request.headers.get('Authorization'))
    return HttpResponse.json({ data: { id: 'u1', name: 'Mara L.' } })
  }))
  const { user } = renderInSession(rooms, '/faqs')
  const before = Date.now()
  await user.click(press('Refresh'))
  expect(await screen.findByText('Signed in as Mara L.')).toBeVisible()
  const [timestamp, bearer] = asked.mock.lastCall as [string, string]
  expect(Number(timestamp)).toBeGreaterThanOrEqual(before)
  expect(bearer).toBe('Bearer token-1')
  expect(JSON.parse(localStorage.getItem('user')!)).toMatchObject({ name: 'Mara L.', email: '', skills: [], githubConnected: false })
})

describe('guards', () => {
  test('SES-43 a guest is asked to sign in, and comes back to the place', async () => {
    const { user, url } = renderInSession(rooms, '/cover-letter?tab=2#end')
    await waitFor(() => expect(url()).toBe('/login?next=%2Fcover-letter%3Ftab%3D2%23end'))
    await user.click(press('In'))
    await waitFor(() => expect(url()).toBe('/cover-letter?tab=2#end'))
  })

  test('SES-04 without a place to come back to, signing in leads to the dashboard', async () => {
    const { user, url } = renderInSession(rooms, '/login')
    await user.click(press('In'))
    await waitFor(() => expect(url()).toBe('/dashboard'))
    expect(screen.getByText('Private to Mara Lindqvist')).toBeVisible()
  })

  test.each(['https://evil.example', '//evil.example', '/\\evil.example', '/..//evil', '/%2e%2e//evil', 'javascript:alert(1)'])('a place outside, %s, is not gone to', (next) => {
    storeSession()
    expect(renderInSession(rooms, `/login?next=${encodeURIComponent(next)}`).url()).toBe('/dashboard')
  })

  test('another tab that signs out closes a guarded screen', () => {
    storeSession()
    const { url } = renderInSession(rooms, '/cover-letter')
    localStorage.clear()
    act(() => void window.dispatchEvent(new StorageEvent('storage', { key: null, storageArea: localStorage })))
    expect(url()).toBe('/login?next=%2Fcover-letter')
  })
})

describe('a 401', () => {
  const answer401 = (path: string) => server.use(http.all(`*${path}`, () => HttpResponse.json({ error: 'Session ended', message: 'Session ended', code: 'session_expired' }, { status: 401 })))

  test.each(['/cover-letter?tab=2', '/faqs'])('with a token ends the session on %s and leads to sign in, with the way back', async (place) => {
    storeSession()
    answer401('/api/resume/history')
    const { url } = renderInSession(rooms, place)
    await act(() => unwrap(api.GET('/api/resume/history')).catch(() => {}))
    await waitFor(() => expect(url()).toBe(`/login?next=${encodeURIComponent(place)}`))
    expect(localStorage).toHaveLength(0)
  })

  test('of the login call is a wrong password, not an ended session', async () => {
    storeSession()
    answer401('/api/auth/login')
    const { url } = renderInSession(rooms, '/faqs')
    await act(() => unwrap(api.POST('/api/auth/login', { body: { email: 'a@b.co', password: 'x' } })).catch(() => {}))
    await waitFor(() => expect(url()).toBe('/faqs'))
    expect(localStorage).toHaveLength(2)
  })
})
