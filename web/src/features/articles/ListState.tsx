import type { ReactNode } from 'react'
import type { Content } from '@/lib/page-data'
import { browser } from '@/lib/reload'
import { ErrorState } from '@/ui/ErrorState'
import { Skeleton } from '@/ui/Skeleton'

interface Props<T> {
  content: Content<T>
  /** Said while loading, for example "Loading guides...". */
  loading: string
  /** Heads the failure, for example "Error Loading Guides". */
  failed: string
  children: (data: T) => ReactNode
}

/** Loading, failed, or there. */
export function ListState<T>({ content, loading, failed, children }: Props<T>) {
  if (content.state === 'loaded') return children(content.data)
  if (content.state === 'failed') return <ErrorState title={failed} message={content.error.message} retryLabel="Try Again" onRetry={browser.reload} />
  return (
    <div aria-busy>
      <p role="status" className="text-muted">{loading}</p>
      <Skeleton className="mt-4 h-96 rounded-xl" />
      <div className="mt-12 grid gap-6 md:grid-cols-2 lg:grid-cols-3">{[0, 1, 2].map((card) => <Skeleton key={card} className="h-96 rounded-xl" />)}</div>
    </div>
  )
}
