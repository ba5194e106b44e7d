import { Suspense, useEffect, useState, type MouseEvent, type ReactNode } from 'react'
import { lazyChunk } from '@/lib/lazy-chunk'
import { useShortcut } from '@/lib/shortcuts'
import { useSession } from '@/session/SessionProvider'
import { ErrorBoundary } from '../ErrorPage'
import { ConnectionArea } from './ConnectionArea'
import { Footer } from './Footer'
import { Header } from './Header'
import { OptionalPart } from './OptionalPart'
import { PageProgress } from './PageProgress'
import { PageSkeleton } from './PageSkeleton'
import { ToastArea } from './ToastArea'
import { usePrefetch } from './use-prefetch'
import { useRouteChange } from './use-route-change'

const { Content: DeletionBanner } = lazyChunk(() => import('@/features/settings/DeletionBanner'))
const { Content: ShortcutsDialog } = lazyChunk(() => import('./ShortcutsDialog'))

/** What every screen shares: header, footer, toasts, and good manners when the address changes. */
export function Shell({ children }: { children: ReactNode }) {
  const { user } = useSession()
  useRouteChange()
  usePrefetch()
  useEffect(forgetSessionHint, [])
  const [shortcuts, setShortcuts] = useState(false)
  useShortcut('?', 'Show this list', () => setShortcuts(true))
  return (
    <div className="flex min-h-dvh flex-col">
      <SkipLink />
      <PageProgress />
      <Header />
      {user?.deletionAt && <OptionalPart><DeletionBanner deletionAt={user.deletionAt} /></OptionalPart>}
      <main id="main" tabIndex={-1} className="flex-1 outline-none">
        <ErrorBoundary>
          <Suspense fallback={<PageSkeleton />}>{children}</Suspense>
        </ErrorBoundary>
      </main>
      <Footer onShowShortcuts={() => setShortcuts(true)} />
      <ToastArea />
      <ConnectionArea />
      {shortcuts && <OptionalPart><ShortcutsDialog onClose={() => setShortcuts(false)} /></OptionalPart>}
    </div>
  )
}

/** `public/theme.js` hid the guests' controls; from here on the session itself decides. */
function forgetSessionHint() {
  delete document.documentElement.dataset.session
}

function SkipLink() {
  // Moves the focus itself: as an address, #main would take the place of an anchor that is being read.
  const skip = (event: MouseEvent) => {
    event.preventDefault()
    document.getElementById('main')?.focus()
  }
  return (
    <a href="#main" onClick={skip} className="absolute top-2 left-2 z-50 -translate-y-20 rounded-md bg-secondary px-4 py-2 font-semibold text-on-secondary focus:translate-y-0">
      Skip to content
    </a>
  )
}
