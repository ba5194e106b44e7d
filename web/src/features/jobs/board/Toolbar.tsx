import { Search, SlidersHorizontal, X } from 'lucide-react'
import { useId, useState } from 'react'
import { tabStorage } from '@/lib/storage'
import { Button } from '@/ui/Button'
import { Field } from '@/ui/Field'
import { IconButton } from '@/ui/IconButton'
import { Select } from '@/ui/Select'
import { chosenFilters, SORTS, type Sort } from '../filters'
import { FilterPanel } from './FilterPanel'
import type { BoardView } from './use-board-view'
import type { useTypedFilter } from './use-typed-filter'

const OPEN = 'vitae.jobs.filters'

interface Props {
  view: BoardView
  search: ReturnType<typeof useTypedFilter>
  onClear: () => void
}

/** Search, filters and order; below them what is chosen, to be taken off one by one. */
export function Toolbar({ view: { filters, sort, filter, sortBy }, search, onClear }: Props) {
  const panel = useId()
  const [open, setOpen] = useState(() => tabStorage().getItem(OPEN) === 'open')
  const chosen = chosenFilters(filters)
  const toggle = () => {
    tabStorage().setItem(OPEN, open ? 'closed' : 'open')
    setOpen(!open)
  }
  return (
    <div role="search" aria-label="Jobs">
      <div className="grid grid-cols-[1fr_auto] gap-2.5 sm:gap-3 md:grid-cols-[1fr_auto_auto]">
        <div className="relative max-md:col-span-2">
          <Search className="pointer-events-none absolute top-1/2 left-4 z-10 size-5 -translate-y-1/2 text-muted" aria-hidden />
          <Field label="Search jobs" labelHidden type="search" enterKeyHint="search" autoComplete="off" placeholder="Search jobs, companies, or keywords..." inputClassName="h-13! rounded-lg! pl-12 text-ellipsis" {...search.input} />
        </div>
        <Button variant="outline" aria-expanded={open} aria-controls={open ? panel : undefined} onClick={toggle} className="h-13! rounded-lg! px-4! max-md:justify-start">
          <SlidersHorizontal className="size-4.5" aria-hidden />
          Filters
          {chosen.length > 0 && <span className="grid size-5.5 place-items-center rounded-full bg-primary text-xs text-on-primary tabular-nums">{chosen.length}<span className="sr-only"> active</span></span>}
        </Button>
        <SortSelect sort={sort} onSort={sortBy} />
      </div>
      {open && <FilterPanel id={panel} filters={filters} onFilter={filter} />}
      {chosen.length > 0 && (
        <div className="mt-3 flex flex-wrap items-center gap-2">
          <ul aria-label="Active filters" className="contents">
            {chosen.map(({ key, name }) => (
              <li key={key} className="inline-flex h-9 items-center rounded-full bg-primary-soft pl-3.5 text-sm font-semibold text-primary">
                {name}
                <IconButton label={`Remove filter ${name}`} onClick={() => filter({ [key]: undefined })} className="-my-1 -mr-1 ml-[-0.375rem] text-primary! [&_svg]:size-4!"><X aria-hidden /></IconButton>
              </li>
            ))}
          </ul>
          <Button size="sm" variant="ghost" onClick={onClear}>Clear all</Button>
        </div>
      )}
    </div>
  )
}

function SortSelect({ sort, onSort }: { sort: Sort; onSort: (sort: Sort) => void }) {
  return <Select label="Sort by" labelHidden options={SORTS} value={sort} onChange={({ target }) => onSort(target.value as Sort)} className="[&_select]:h-13 [&_select]:rounded-lg [&_select]:font-semibold" />
}
