import { Component, type ReactNode } from 'react'
import { useLocation } from 'react-router'
import { paths } from '@/lib/paths'
import { Button } from '@/ui/Button'

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
        <p className="mt-5 max-w-lg text-lead text-muted">What you saved is safe. Load the page again; if it keeps happening, tell us what you did before.</p>
        <div className="mt-8 flex flex-wrap gap-3">
          <Button size="lg" onClick={() => window.location.reload()}>Reload the page</Button>
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
}

class Boundary extends Component<Props, State> {
  override state: State = { thrown: undefined, failed: false }

  static getDerivedStateFromError(thrown: unknown): State {
    return { thrown, failed: true }
  }

  override componentDidUpdate(before: Props) {
    if (this.state.failed && before.resetKey !== this.props.resetKey) this.setState({ thrown: undefined, failed: false })
  }

  override render() {
    return this.state.failed ? <ErrorPage thrown={this.state.thrown} /> : this.props.children
  }
}

/** Shows the error screen in place of what threw, until the address changes. */
export function ErrorBoundary({ children }: { children: ReactNode }) {
  const { key } = useLocation()
  return <Boundary resetKey={key}>{children}</Boundary>
}
