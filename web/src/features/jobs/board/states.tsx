import { BriefcaseBusiness, SearchX } from 'lucide-react'
import { useEffect } from 'react'
import toast from 'react-hot-toast/headless'
import { Button } from '@/ui/Button'
import { Card } from '@/ui/Card'
import { EmptyState } from '@/ui/EmptyState'
import { ErrorState } from '@/ui/ErrorState'
import { listFailure, listFailureToast } from '../api/jobs'

/** No job passes the filters. */
export const NothingFound = ({ onClear }: { onClear: () => void }) => (
  <Card className="flex flex-col items-center px-6 py-14 text-center">
    <span className="mb-4 grid size-14 -rotate-3 place-items-center rounded-lg border bg-bg shadow-card"><SearchX className="size-6 text-primary" aria-hidden /></span>
    <p role="status">
      <span className="block font-display text-head font-bold">No jobs found</span>
      <span className="sr-only"> - </span>
      <span className="mt-1 block max-w-sm text-muted">Try adjusting your search criteria or filters.</span>
    </p>
    <Button className="mt-5" onClick={onClear}>Clear All Filters</Button>
  </Card>
)

/** A board that has no job at all. */
export const NoJobsYet = ({ onCreate }: { onCreate: () => void }) => (
  <Card>
    <EmptyState title="No jobs here yet" hint="Nobody has posted a job on this site so far. You can post the first one." icon={<BriefcaseBusiness className="size-6 text-primary" aria-hidden />} action={<Button onClick={onCreate}>Post a job</Button>} />
  </Card>
)

/** Loading failed; the server's own words stand below, where it said more. */
export function LoadFailure({ error, retrying, onRetry }: { error: Error; retrying: boolean; onRetry: () => void }) {
  const message = listFailure(error)
  useFailureToast(error)
  return (
    <Card>
      <ErrorState title="Error Loading Jobs" message={message} retryLabel="Try Again" retrying={retrying} onRetry={onRetry} />
      {message === 'Failed to load jobs' && <p className="-mt-9 px-6 pb-9 text-center text-sm text-muted">{error.message}</p>}
    </Card>
  )
}

/** Says once that the jobs could not be loaded. */
export function useFailureToast(error: Error | null) {
  useEffect(() => {
    if (error) toast.error(listFailureToast(error), { id: 'jobs' })
  }, [error])
}
