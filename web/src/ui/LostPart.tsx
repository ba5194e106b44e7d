import { browser } from '@/lib/reload'
import type { Lost } from './ChunkBoundary'
import { ErrorState } from './ErrorState'

/** The sentence and the way out in place of a lost part. */
export function LostPart({ offline, retry }: Lost) {
  if (offline) return <ErrorState title="You are offline" message="This part loads as soon as you’re back online." retryLabel="Try again" onRetry={retry} />
  return <ErrorState title="There is a new version" message="Reload the page to see this part." retryLabel="Reload" onRetry={() => browser.reload()} />
}
