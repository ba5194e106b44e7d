import { MapPin } from 'lucide-react'
import type { ReactNode } from 'react'
import { cn } from '@/lib/cn'
import { Field } from '@/ui/Field'
import type { FilterKey, Filters } from '../filters'
import { CATEGORIES, categoryName, EMPLOYMENT_TYPES, EXPERIENCE_LEVELS, figure, WORKPLACES } from '../model'
import { useFacets } from './use-facets'
import { useTypedFilter } from './use-typed-filter'

interface Props {
  id: string
  filters: Filters
  onFilter: (changed: Partial<Record<FilterKey, string | undefined>>, options?: { replace: boolean }) => void
}

/** Every filter but the search; each choice says how many jobs it would show. */
export function FilterPanel({ id, filters, onFilter }: Props) {
  const facets = useFacets(filters)
  const place = useTypedFilter(filters.location ?? '', (location, options) => onFilter({ location }, options))
  const one = (key: 'category' | 'employmentType' | 'experienceLevel', value: string, name = value) => (
    <Choice key={value} chosen={filters[key] === value} count={facets[key] && (facets[key][value] ?? 0)} onClick={() => onFilter({ [key]: filters[key] === value ? undefined : value })}>{name}</Choice>
  )
  return (
    <section id={id} aria-label="Filters" className="mt-3 grid animate-enter gap-x-10 gap-y-6 rounded-xl border bg-surface p-5 shadow-card sm:p-6 lg:grid-cols-2">
      <Group name="Category" className="lg:col-span-2">{CATEGORIES.map((category) => one('category', category, categoryName(category)))}</Group>
      <Group name="Employment type">{EMPLOYMENT_TYPES.map((type) => one('employmentType', type))}</Group>
      <Group name="Experience level">{EXPERIENCE_LEVELS.map((level) => one('experienceLevel', level))}</Group>
      <Group name="Workplace">
        {WORKPLACES.map(({ key, name }) => (
          <Choice key={key} chosen={filters[key] === 'true'} count={facets.places?.[key]} onClick={() => onFilter({ [key]: filters[key] ? undefined : 'true' })}>{name}</Choice>
        ))}
      </Group>
      <div className="relative">
        <Field label="Location" type="search" placeholder="City, region or country" inputClassName="pl-11" enterKeyHint="search" {...place.input} />
        <MapPin className="pointer-events-none absolute bottom-3.5 left-4 size-5 text-muted" aria-hidden />
      </div>
    </section>
  )
}

function Group({ name, className, children }: { name: string; className?: string; children: ReactNode }) {
  return (
    <div role="group" aria-label={name} className={className}>
      <p className="mb-2 text-sm font-semibold" aria-hidden>{name}</p>
      <div className="flex flex-wrap gap-2">{children}</div>
    </div>
  )
}

/** Chosen by a press, and taken back by another. */
function Choice({ chosen, count, onClick, children }: { chosen: boolean; count: number | undefined; onClick: () => void; children: ReactNode }) {
  return (
    <button
      type="button"
      aria-pressed={chosen}
      onClick={onClick}
      className={cn(
        'relative inline-flex h-9 items-center gap-2 rounded-full border px-3.5 text-sm font-semibold transition-colors duration-150 after:absolute after:-inset-1',
        chosen ? 'border-ink bg-ink text-bg' : 'border-line bg-surface hover:border-ink',
      )}
    >
      {children}
      {/* As wide before the figure is known as a short one: the choices do not jump. */}
      <span className={cn('min-w-3 text-right font-medium tabular-nums', chosen ? 'text-bg' : 'text-muted')}>
        {count !== undefined && <>{figure(count)}<span className="sr-only"> {count === 1 ? 'job' : 'jobs'}</span></>}
      </span>
    </button>
  )
}
