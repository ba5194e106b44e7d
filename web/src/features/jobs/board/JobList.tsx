import { useInfiniteQuery } from '@tanstack/react-query'
import { useEffect, useRef, type RefObject } from 'react'
import { messageOf } from '@/api/errors'
import { cn } from '@/lib/cn'
import { Button } from '@/ui/Button'
import { jobsOf, jobsQuery } from '../api/jobs'
import { isFiltered, type Filters, type Sort } from '../filters'
import { figure, type Job } from '../model'
import { ListSkeleton } from './BoardSkeleton'
import { JobCard } from './JobCard'
import { LoadFailure, NoJobsYet, NothingFound, useFailureToast } from './states'
import { useInfiniteScroll } from './use-infinite-scroll'

interface Props {
  filters: Filters
  sort: Sort
  onView: (job: Job) => void
  onClear: () => void
  onCreate: () => void
}

/** The jobs that pass the filters, page by page. A new search takes the place of the old one when its jobs are there. */
export function JobList({ filters, sort, onView, onClear, onCreate }: Props) {
  const list = useInfiniteQuery(jobsQuery(filters, sort))
  // The search before found nothing, or there is none: it cannot stand until the new one is there.
  if (list.isPending || (list.isPlaceholderData && list.data.pages[0]?.jobs.length === 0)) return <ListSkeleton />
  if (list.isError && !list.isFetchNextPageError) return <LoadFailure error={list.error} retrying={list.isFetching} onRetry={() => void list.refetch()} />
  const jobs = list.data ? jobsOf(list.data) : []
  const total = list.data?.pages.at(-1)?.pagination.totalJobs ?? 0
  if (jobs.length === 0) return isFiltered(filters) ? <NothingFound onClear={onClear} /> : <NoJobsYet onCreate={onCreate} />
  return <Jobs name={JSON.stringify([filters, sort])} jobs={jobs} total={total} query={list} stale={list.isPlaceholderData} onView={onView} />
}

interface JobsProps {
  /** Names the search. */
  name: string
  jobs: Job[]
  total: number
  query: Pick<ReturnType<typeof useInfiniteQuery>, 'hasNextPage' | 'isFetching' | 'isFetchingNextPage' | 'fetchNextPage' | 'isFetchNextPageError'> & { error: Error | null }
  /** These are the jobs of the search before, while the new one is on its way. */
  stale: boolean
  onView: (job: Job) => void
}

function Jobs({ name, jobs, total, query, stale, onView }: JobsProps) {
  const { hasNextPage, isFetching, isFetchingNextPage, fetchNextPage, isFetchNextPageError, error } = query
  const list = useRef<HTMLUListElement>(null)
  const button = useRef<HTMLButtonElement>(null)
  const focusNext = useFocusOnNew(list, jobs.length)
  const more = () => void fetchNextPage()
  const load = () => {
    // Coming to the button by keyboard scrolls, which loads: the button is off then, and must not take the focus with it.
    if (button.current && button.current === document.activeElement) focusNext()
    more()
  }
  useInfiniteScroll({ list: name, loaded: jobs.length, ready: hasNextPage && !isFetching && !isFetchNextPageError, load })
  useFailureToast(isFetchNextPageError ? error : null)
  return (
    <section aria-label="Job listings" aria-busy={stale}>
      <p role="status" className="mb-4 text-sm font-medium text-muted tabular-nums">Showing {figure(jobs.length)} of {figure(total)} jobs</p>
      {/* eslint-disable-next-line jsx-a11y/no-redundant-roles -- Safari forgets that a list without markers is one */}
      <ul ref={list} role="list" aria-label="Jobs" className={cn('grid grid-cols-1 gap-4 transition-opacity duration-200', stale && 'opacity-60')}>
        {jobs.map((job) => <JobCard key={job._id} job={job} onView={() => onView(job)} />)}
      </ul>
      <div className="grid min-h-24 place-items-center pt-6 text-center">
        {isFetchNextPageError && !isFetchingNextPage && error && (
          <div role="alert" className="grid justify-items-center gap-3">
            <p className="font-medium text-error">{messageOf(error)}</p>
            <Button variant="outline" onClick={more}>Try Again</Button>
          </div>
        )}
        {hasNextPage && (!isFetchNextPageError || isFetchingNextPage) && (
          <Button
            ref={button}
            variant="outline"
            size="lg"
            loading={isFetchingNextPage}
            loadingLabel="Loading more jobs..."
            onClick={() => {
              focusNext()
              more()
            }}
          >
            Load More Jobs
          </Button>
        )}
        {!hasNextPage && <p className="text-muted">You&apos;ve reached the end of all available jobs.</p>}
      </div>
    </section>
  )
}

/** Whoever asks for more by the button goes on reading at the first new job. */
function useFocusOnNew(list: RefObject<HTMLUListElement | null>, count: number) {
  const from = useRef<number | null>(null)
  useEffect(() => {
    if (from.current === null || count <= from.current) return
    list.current?.children[from.current]?.querySelector('h3')?.focus({ preventScroll: true })
    from.current = null
  }, [list, count])
  return () => void (from.current = count)
}
