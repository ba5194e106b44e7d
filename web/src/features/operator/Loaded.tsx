import type { ReactNode } from 'react'
import { messageOf } from '@/api/errors'
import { Card } from '@/ui/Card'
import { ErrorState } from '@/ui/ErrorState'
import { Skeleton } from '@/ui/Skeleton'

interface Props<Data> {
  query: { data: Data | undefined; error: Error | null; isFetching: boolean; refetch: () => Promise<unknown> }
  /** What is loaded, as in "Loading the accounts". */
  what: string
  children: (data: Data) => ReactNode
}

/** What a query answered; until then a placeholder, or why it could not be loaded. */
export function Loaded<Data>({ query: { data, error, isFetching, refetch }, what, children }: Props<Data>) {
  if (data !== undefined) return children(data)
  if (error) return <Card><ErrorState title={`We couldn’t load ${what}`} message={messageOf(error)} onRetry={() => void refetch()} retrying={isFetching} /></Card>
  return (
    <div role="status" aria-busy aria-label={`Loading ${what}`} className="grid gap-3">
      {[0, 1, 2].map((row) => <Skeleton key={row} className="h-20 rounded-xl" />)}
    </div>
  )
}
