import type { MouseEvent } from 'react'
import { cn } from '@/lib/cn'
import type { SectionName } from './form-model'
import { sectionId, sectionOfPath } from './lists'
import { useOpenWork, type OpenWork } from './review-context'

interface Stop {
  id: string
  title: string
  /** How many entries it has; null where that says nothing. */
  count: number | null
  toCheck: number
}

type ListName = 'skills' | SectionName

function stopsOf({ form, questions, lines }: OpenWork, anyUnplaced: boolean): Stop[] {
  const marks = (id: string) => questions.filter(({ path }) => sectionOfPath(path) === id).length
  const list = (id: ListName, title: string): Stop => ({ id, title, count: form[id].length, toCheck: marks(id) })
  return [
    { id: 'contact', title: 'Contact', count: null, toCheck: marks('contact') },
    list('experience', 'Experience'),
    list('education', 'Education'),
    list('skills', 'Skills'),
    list('languages', 'Languages'),
    list('projects', 'Projects'),
    list('certifications', 'Certifications'),
    list('achievements', 'Achievements'),
    ...form.additional.map(({ title, items }, index) => {
      const id = sectionId(`additional.${index}.items`)
      return { id, title: title || 'New section', count: items.length, toCheck: marks(id) }
    }),
    ...(anyUnplaced ? [{ id: 'unplaced', title: 'Other', count: null, toCheck: lines.length }] : []),
  ]
}

/** The link's address would be one more step of the browser's history: it only scrolls. */
function go(event: MouseEvent<HTMLAnchorElement>) {
  event.preventDefault()
  const heading = document.querySelector<HTMLElement>(event.currentTarget.hash)
  heading?.focus({ preventScroll: true })
  heading?.scrollIntoView({ block: 'start' })
}

/** The sections with what is in them and what is to be checked there: a column beside the form, or a strip above it. */
export function SectionRail({ current, anyUnplaced, className }: { current: string | null; anyUnplaced: boolean; className?: string }) {
  const stops = stopsOf(useOpenWork(), anyUnplaced)
  return (
    <nav aria-label="Sections" className={cn('max-lg:-mx-6 max-lg:overflow-x-auto max-lg:px-6', className)}>
      <ul className="flex gap-1 lg:flex-col">
        {stops.map(({ id, title, count, toCheck }) => (
          <li key={id} className="shrink-0">
            <a
              href={`#review-${id}`}
              onClick={go}
              aria-current={current === id ? 'true' : undefined}
              className={cn(
                'flex min-h-11 items-center gap-2 rounded-md px-3 text-sm font-medium transition-colors hover:bg-ink/6 lg:min-h-10',
                current === id ? 'bg-primary-soft text-primary' : 'text-ink',
              )}
            >
              <span className="lg:flex-1">{title}</span>
              {count !== null && <span className="text-muted tabular-nums">{count}</span>}
              {toCheck > 0 && (
                <span className="min-w-5 rounded-full bg-warning-soft px-1.5 text-center text-xs leading-5 font-semibold text-warning tabular-nums">
                  {toCheck}<span className="sr-only"> {id === 'unplaced' ? 'lines' : 'to check'}</span>
                </span>
              )}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}
