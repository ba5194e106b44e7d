import { browser } from '@/lib/reload'
import { Button } from '@/ui/Button'
import { RetryWhenBack } from '@/ui/ChunkBoundary'
import { PageSkeleton } from './shell/PageSkeleton'

interface Props {
  /** The server cannot be reached; otherwise a newer build has taken the place of this one. */
  offline: boolean
  reloading: boolean
  onRetry: () => void
}

/** Stands in place of a screen whose code cannot be loaded: what is the matter, and the way on. */
export function LostPage({ offline, reloading, onRetry }: Props) {
  if (reloading) return <PageSkeleton />
  return (
    <RetryWhenBack offline={offline} retry={onRetry}>
      <div className="ruled-aside grid min-h-[calc(100dvh-4.5rem)] content-center">
        <div role="alert" className="wrap py-20">
          <h1 className="max-w-3xl text-title">{offline ? 'You are offline' : 'There is a new version'}</h1>
          <p className="mt-5 max-w-lg text-lead text-muted">
            {offline ? 'This page opens as soon as you’re back online.' : 'Vitae was updated while you had it open. Reload the page to continue.'}
          </p>
          <div className="mt-8">
            {offline ? <Button size="lg" onClick={onRetry}>Try again</Button> : <Button size="lg" onClick={() => browser.reload()}>Reload</Button>}
          </div>
        </div>
      </div>
    </RetryWhenBack>
  )
}
