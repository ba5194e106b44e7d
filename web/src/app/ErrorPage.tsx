import { Component, type ReactNode } from 'react'
import { useLocation } from 'react-router'
import { LostChunk } from '@/lib/load-chunk'
import { paths } from '@/lib/paths'
import { browser, reloadOnceFor } from '@/lib/reload'
import { Button } from '@/ui/Button'
import { LostPage } from './LostPage'

/** What was thrown, in one line: the status where there is one, and the message. */
function describe(thrown: unknown): string {
  const { status, message } = (typeof thrown === 'object' && thrown !== null ? thrown : {}) as { status?: unknown; message?: unknown }
  const parts = [typeof status === 'number' && status > 0 ? String(status) : '', typeof message === 'string' ? message : typeof thrown === 'string' ? thrown : '']
  return parts.filter(Boolean).join(': ') || 'Unknown error'
}

function ErrorPage({ thrown }: { thrown: unknown }) {
  return (
    <div className="ruled-aside grid min-h-[calc(100dvh-4.5rem)] content-center">
      <div role="alert" className="wrap py-20">
        <h1 className="max-w-3xl text-title">Unexpected Application Error!</h1>
        <p className="mt-5 w-fit max-w-full rounded-md border bg-surface px-4 py-3 font-mono text-sm break-words">{describe(thrown)}</p>
        <p className="mt-5 max-w-lg text-lead text-muted">Everything you saved is safe. Reload the page. If this keeps happening, tell us what you did just before.</p>
        <div className="mt-8 flex flex-wrap gap-3">
          <Button size="lg" onClick={() => browser.reload()}>Reload the page</Button>
          {/* A full load on purpose: whatever broke is left behind. */}
          <Button size="lg" variant="outline" onClick={() => window.location.assign(paths.home())}>Go home</Button>
        </div>
      </div>
    </div>
  )
}

interface Props {
  /** A change of it, such as a new address, gives the content another chance. */
  resetKey: string
  children: ReactNode
}

interface State {
  thrown: unknown
  failed: boolean
  /** The page is about to be loaded anew by itself. */
  reloading: boolean
}

const FINE: State = { thrown: undefined, failed: false, reloading: false }

/** Reloads for a screen that a newer build has moved, once, and never over something unsaved; answers whether it does. */
const reloadsByItself = (lost: LostChunk) => !lost.offline && !lost.unsaved && reloadOnceFor(lost.message)

class Boundary extends Component<Props, State> {
  override state = FINE

  static getDerivedStateFromError(thrown: unknown): Omit<State, 'reloading'> {
    return { thrown, failed: true }
  }

  /** The key under which the content failed: the failure of a navigation comes with its new address. */
  #failedAt: string | null = null

  override componentDidCatch(thrown: unknown) {
    this.#failedAt = this.props.resetKey
    if (thrown instanceof LostChunk && reloadsByItself(thrown)) this.setState({ reloading: true })
  }

  override componentDidUpdate() {
    if (this.state.failed && this.#failedAt !== null && this.#failedAt !== this.props.resetKey) this.reset()
  }

  reset = () => {
    if (this.state.thrown instanceof LostChunk) this.state.thrown.forget()
    this.#failedAt = null
    this.setState(FINE)
  }

  override render() {
    const { thrown, failed, reloading } = this.state
    if (!failed) return this.props.children
    return thrown instanceof LostChunk ? <LostPage offline={thrown.offline} reloading={reloading} onRetry={this.reset} /> : <ErrorPage thrown={thrown} />
  }
}

/** Shows the error screen in place of what threw, or what to do about a screen whose code is lost, until the address changes. */
export function ErrorBoundary({ children }: { children: ReactNode }) {
  const { key } = useLocation()
  return <Boundary resetKey={key}>{children}</Boundary>
}
