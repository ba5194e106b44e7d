import type { ScoreGroup } from '../model'
import { points } from './wording'

const share = ({ earned, max }: ScoreGroup) => (max === 0 ? 1 : earned / max)
const colour = (filled: number) => (filled >= 0.9 ? 'fill-success-graphic' : filled >= 0.6 ? 'fill-warning-graphic' : 'fill-error-graphic')

/** What each part of the card brought, out of what it could bring. */
export function GroupBars({ groups }: { groups: ScoreGroup[] }) {
  return (
    <ul aria-label="Points by section" className="grid gap-x-10 gap-y-3 sm:grid-cols-2">
      {groups.filter(({ max }) => max > 0).map((group) => (
        <li key={group.id}>
          <p className="mb-1 flex justify-between gap-4 text-[0.9375rem]">
            <span className="font-semibold">{group.name}</span>
            <span className="text-muted tabular-nums">{points(group.earned)} of {points(group.max)}</span>
          </p>
          <svg className="block h-2.5 w-full overflow-hidden rounded-full bg-line" viewBox="0 0 100 1" preserveAspectRatio="none" aria-hidden>
            <rect height="1" width={100 * share(group)} className={colour(share(group))} />
          </svg>
        </li>
      ))}
    </ul>
  )
}
