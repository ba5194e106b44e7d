import { Component, useEffect, useEffectEvent, type ReactNode } from 'react'
import { useOffline } from '@/lib/connection'
import { LostChunk } from '@/lib/load-chunk'

/** A lost part, and the way to load it anew. */
export interface Lost {
  offline: boolean
  retry: () => void
}

interface Props {
  /** What stands in place of the lost part. */
  fallback: (lost: Lost) => ReactNode
  /** Called when a part turns out to be lost. */
  onLost?: (lost: LostChunk) => void
  children: ReactNode
}

interface State {
  thrown: unknown
  failed: boolean
}

/** Keeps a part whose code cannot be loaded from taking the screen around it down; other errors pass. */
export class ChunkBoundary extends Component<Props, State> {
  override state: State = { thrown: undefined, failed: false }

  static getDerivedStateFromError(thrown: unknown): State {
    return { thrown, failed: true }
  }

  override componentDidCatch(thrown: unknown) {
    if (thrown instanceof LostChunk) this.props.onLost?.(thrown)
  }

  retry = () => {
    if (this.state.thrown instanceof LostChunk) this.state.thrown.forget()
    this.setState({ thrown: undefined, failed: false })
  }

  override render() {
    const { thrown, failed } = this.state
    if (!failed) return this.props.children
    if (!(thrown instanceof LostChunk)) throw thrown
    return (
      <RetryWhenBack offline={thrown.offline} retry={this.retry}>
        {this.props.fallback({ offline: thrown.offline, retry: this.retry })}
      </RetryWhenBack>
    )
  }
}

/** What was lost for want of a connection comes by itself with the connection. */
export function RetryWhenBack({ offline, retry, children }: Lost & { children: ReactNode }) {
  const stillOffline = useOffline()
  const again = useEffectEvent(retry)
  useEffect(() => {
    if (offline && !stillOffline) again()
  }, [offline, stillOffline])
  return children
}
