import { SessionProvider } from '@/session/SessionProvider'
import type { SessionStore } from '@/session/store'
import { ErrorBoundary } from './ErrorPage'
import { AppRoutes } from './routes/router'

/** The application below its router. */
export function App({ session }: { session: SessionStore }) {
  return (
    <ErrorBoundary>
      <SessionProvider store={session}>
        <AppRoutes />
      </SessionProvider>
    </ErrorBoundary>
  )
}
