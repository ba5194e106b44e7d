import { render } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { ReactNode } from 'react'
import { MemoryRouter, useLocation } from 'react-router'
import { connectCredentials } from '@/api/credentials'
import { App } from '@/app/App'
import { SessionProvider } from '@/session/SessionProvider'
import { SessionStore } from '@/session/store'

/** Starts a session from local storage and connects it to the client, as `main.tsx` does. */
function startSession() {
  const session = new SessionStore(localStorage)
  connectCredentials(session)
  return session
}

function Place({ seen }: { seen: { url: string } }) {
  const { pathname, search, hash } = useLocation()
  // eslint-disable-next-line react-hooks/immutability -- an address bar for tests: written, never read while rendering
  seen.url = pathname + search + hash
  return null
}

function mount(path: string, content: (session: SessionStore) => ReactNode) {
  const session = startSession()
  const address = { url: path }
  const view = render(
    <MemoryRouter initialEntries={[path]}>
      <Place seen={address} />
      {content(session)}
    </MemoryRouter>,
  )
  return { ...view, session, user: userEvent.setup(), url: () => address.url }
}

/** The whole application at an address, with the session that local storage holds. */
export const renderApp = (path = '/') => mount(path, (session) => <App session={session} />)

/** One piece of it, with router and session around it. */
export const renderInSession = (element: ReactNode, path = '/') => mount(path, (session) => <SessionProvider store={session}>{element}</SessionProvider>)
