import { ButtonLink } from '@/ui/Button'
import { focusHeading } from './heading'

interface Props {
  page: number
  pages: number
  /** The address of a page; the first one has none of its own. */
  to: (page: string | undefined) => string
}

/** The ways to the pages before and after; nothing where there is one page. */
export function Pages({ page, pages, to }: Props) {
  if (pages <= 1) return null
  const turn = (label: string, target: number) => <ButtonLink size="sm" variant="outline" to={to(target > 1 ? String(target) : undefined)} onClick={focusHeading}>{label}</ButtonLink>
  return (
    <nav aria-label="Pages" className="grid min-h-15 grid-cols-[1fr_auto_1fr] items-center gap-3 border-t px-4 py-3 sm:px-6">
      <span>{page > 1 && turn('Previous', page - 1)}</span>
      <span role="status" className="text-sm text-muted tabular-nums">Page {page.toLocaleString('en')} of {pages.toLocaleString('en')}</span>
      <span className="text-right">{page < pages && turn('Next', page + 1)}</span>
    </nav>
  )
}
