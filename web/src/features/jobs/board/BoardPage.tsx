import { useInfiniteQuery } from '@tanstack/react-query'
import { Plus } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { Button } from '@/ui/Button'
import { ApplyProvider } from '../apply'
import { jobsOf, jobsQuery } from '../api/jobs'
import { DetailsDialog } from '../details/DetailsDialog'
import { isFiltered } from '../filters'
import { EditDialog } from '../form/EditDialog'
import { JobFormDialog } from '../form/JobFormDialog'
import { JobList } from './JobList'
import { Overview, OverviewLine } from './Overview'
import { Recommended } from './Recommended'
import { Toolbar } from './Toolbar'
import { useBoardView, type BoardView } from './use-board-view'
import { useTypedFilter } from './use-typed-filter'

/** The board of a signed-in user. */
export function BoardPage() {
  const view = useBoardView()
  const { filters, sort, filter, clear, open, create } = view
  const search = useTypedFilter(filters.search ?? '', (typed, options) => filter({ search: typed }, options))
  const results = useResultsInView(JSON.stringify([filters, sort]))
  const clearAll = () => {
    search.reset()
    clear()
  }
  return (
    <ApplyProvider>
      <div className="wrap min-h-[calc(100dvh-4.5rem)] py-8 lg:py-12">
        <div className="flex flex-wrap items-end justify-between gap-x-6 gap-y-4">
          <div>
            <h1 className="text-title">Jobs</h1>
            <div className="mt-2"><OverviewLine /></div>
          </div>
          <Button variant="outline" onClick={create}><Plus className="size-4.5" aria-hidden />Create Job</Button>
        </div>
        <div className="mt-6"><Toolbar view={view} search={search} onClear={clearAll} /></div>
        <div ref={results} className="mt-7 grid scroll-mt-24 grid-cols-1 items-start gap-8 lg:grid-cols-[minmax(0,1fr)_18rem] xl:grid-cols-[minmax(0,1fr)_20rem]">
          <div className="min-w-0">
            {!isFiltered(filters) && <Recommended onView={(job) => open(job._id)} />}
            <h2 className="sr-only">All jobs</h2>
            <JobList filters={filters} sort={sort} onView={(job) => open(job._id)} onClear={clearAll} onCreate={create} />
          </div>
          <aside className="sticky top-24 max-lg:hidden"><Overview category={filters.category} onCategory={(category) => filter({ category })} /></aside>
        </div>
      </div>
      <Dialogs view={view} />
    </ApplyProvider>
  )
}

/** Whatever the address opens in front of the board. */
function Dialogs({ view: { filters, sort, dialog, edit, close, leave } }: { view: BoardView }) {
  const { data } = useInfiniteQuery(jobsQuery(filters, sort))
  if (dialog.kind === 'create') return <JobFormDialog onClose={close} onSaved={() => saved(close)} />
  if (dialog.kind === 'edit') return <EditDialog key={dialog.id} id={dialog.id} onClose={close} onSaved={() => saved(close)} onLost={leave} />
  if (dialog.kind === 'details') {
    return <DetailsDialog key={dialog.id} id={dialog.id} known={data && jobsOf(data).find(({ _id }) => _id === dialog.id)} onEdit={() => edit(dialog.id)} onClose={close} onLost={leave} />
  }
  return null
}

/** The first page is loaded anew: it is what the author wants to see. */
function saved(close: () => void) {
  close()
  window.scrollTo({ top: 0, behavior: 'instant' })
}

/** A changed search is read from its first job, however far the one before was scrolled. */
function useResultsInView(search: string) {
  const ref = useRef<HTMLDivElement>(null)
  const shown = useRef(search)
  useEffect(() => {
    if (shown.current === search) return
    shown.current = search
    if ((ref.current?.getBoundingClientRect().top ?? 0) < 0) ref.current?.scrollIntoView({ behavior: 'instant' })
  }, [search])
  return ref
}
