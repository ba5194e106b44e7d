import { useLocation, useNavigate, useSearchParams } from 'react-router'
import { paths } from '@/lib/paths'
import { readFilters, readSort, without, type FilterKey, type Filters, type Sort } from '../filters'

/** What stands in front of the board. */
export type BoardDialog = { kind: 'none' } | { kind: 'create' } | { kind: 'details' | 'edit'; id: string }

/** Marks an address that was reached from the board itself: closing it goes back instead of piling up history. */
const OPENED_HERE = { openedOnBoard: true }

function readDialog(query: URLSearchParams): BoardDialog {
  const id = query.get('job')
  if (id) return { kind: query.get('view') === 'edit' ? 'edit' : 'details', id }
  return query.get('create') === '1' ? { kind: 'create' } : { kind: 'none' }
}

/** What the board shows: the address says it, so that a search can be shared and left by the back button. */
export function useBoardView() {
  const [query] = useSearchParams()
  const navigate = useNavigate()
  const { state } = useLocation() as { state: typeof OPENED_HERE | null }
  const filters = readFilters(query)
  const sort = readSort(query)
  const place = (more: { job?: string; view?: 'edit'; create?: '1' } = {}, shown: Filters = filters, order: Sort = sort) =>
    paths.jobs({ ...shown, sort: order === 'best' ? order : undefined, ...more })
  const show = (shown: Filters, { replace = false, order = sort } = {}) => void navigate(place({}, shown, order), { replace, preventScrollReset: true })
  const leave = () => void navigate(place(), { replace: true, preventScrollReset: true })

  return {
    filters,
    sort,
    dialog: readDialog(query),
    /** Sets some filters, and takes off those without a value. */
    filter: (changed: Partial<Record<FilterKey, string | undefined>>, options?: { replace: boolean }) =>
      show({ ...without(filters, ...(Object.keys(changed) as FilterKey[])), ...Object.fromEntries(Object.entries(changed).filter(([, value]) => value)) }, options),
    clear: () => show({}),
    sortBy: (order: Sort) => show(filters, { order }),
    open: (job: string) => void navigate(place({ job }), { state: OPENED_HERE, preventScrollReset: true }),
    create: () => void navigate(place({ create: '1' }), { state: OPENED_HERE, preventScrollReset: true }),
    /** Edits the job in place of its details. */
    edit: (job: string) => void navigate(place({ job, view: 'edit' }), { state, replace: true, preventScrollReset: true }),
    close: () => (state?.openedOnBoard ? void navigate(-1) : leave()),
    /** Leaves a dialog for good, such as one about a job that is not there. */
    leave,
  }
}

export type BoardView = ReturnType<typeof useBoardView>
