import { messageOf } from '@/api/errors'
import { Button } from '@/ui/Button'
import { Skeleton } from '@/ui/Skeleton'

interface Props {
  query: { data: unknown; error: Error | null; isFetching: boolean; refetch: () => Promise<unknown> }
  /** What is being loaded, read aloud. */
  loading: string
  /** Lines that are expected. */
  lines?: number
}

/** What stands in a section until its content is there: a placeholder, or why it could not be loaded. */
export function SectionState({ query: { data, error, isFetching, refetch }, loading, lines = 1 }: Props) {
  if (data) return null
  if (!error) return <div role="status" aria-busy aria-label={loading} className="grid gap-4">{Array.from({ length: lines }, (_, line) => <Skeleton key={line} className="h-11" />)}</div>
  return (
    <p role="alert" className="flex flex-wrap items-center gap-3 text-sm font-medium text-error">
      {messageOf(error)}
      <Button size="sm" variant="outline" loading={isFetching} onClick={() => void refetch()}>Try Again</Button>
    </p>
  )
}
