import { cn } from '@/lib/cn'
import { Link } from '@/ui/Link'
import { PARTS, placeOf, type PartId } from './parts'

/** The parts of the screen: tabs, and chips where those need more than a line. Each is a place of its own, which the back button knows. */
export function PartLinks({ here }: { here: PartId }) {
  return (
    <nav aria-label="Operator">
      <ul className="flex flex-wrap gap-1.5 md:gap-x-1 md:border-b">
        {PARTS.map(({ id, name }) => (
          <li key={id}>
            <Link to={placeOf(id)} aria-current={id === here ? 'page' : undefined} className={cn(LOOK, id === here ? HERE : ELSEWHERE)}>{name}</Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}

const LOOK =
  'relative flex h-9 items-center rounded-full border px-2.5 text-sm font-semibold whitespace-nowrap transition-colors after:absolute after:-inset-1 md:-mb-px md:h-11 md:rounded-none md:border-0 md:border-b-2 md:px-4 md:text-base md:after:hidden'
const HERE = 'border-ink bg-ink text-bg md:border-primary md:bg-transparent md:text-ink'
const ELSEWHERE = 'border-line bg-surface hover:border-ink md:border-transparent md:bg-transparent md:text-muted md:hover:border-transparent md:hover:text-ink'
