import { cn } from '@/lib/cn'
import { Card } from '@/ui/Card'
import { Skeleton } from '@/ui/Skeleton'
import { useStats } from '../api/jobs'
import { categoryName, countOf, figure } from '../model'
import type { Stats } from './use-facets'

const today = ({ postedPerDay }: Stats) => postedPerDay.at(-1)?.count ?? 0

/** The board in one line. */
export function OverviewLine() {
  const stats = useStats({})
  if (stats === null) return null
  if (!stats) return <Skeleton className="h-[1.6rem] w-56" />
  return <p className="text-muted tabular-nums"><span className="font-semibold text-ink">{countOf(stats.total, 'open job')}</span> · {figure(today(stats))} new today</p>
}

interface Props {
  category: string | undefined
  onCategory: (category: string | undefined) => void
}

/** The board at a glance: what came in the last 30 days, and what there is in each category. */
export function Overview({ category, onCategory }: Props) {
  const stats = useStats({})
  const list = stats ? [...stats.byCategory].filter(({ count }) => count > 0).sort((a, b) => b.count - a.count) : []
  const most = list[0]?.count ?? 1
  if (stats === null) return null
  return (
    <Card as="section" aria-label="Overview" aria-busy={!stats} className="p-6">
      <h2 className="text-[1.0625rem]">Last 30 days</h2>
      {stats ? <Days stats={stats} /> : <Skeleton className="mt-3 h-16" />}
      <h2 className="mt-6 text-[1.0625rem]">By category</h2>
      {!stats && <div className="mt-3 grid gap-3">{[0, 1, 2, 3, 4, 5, 6, 7, 8].map((row) => <Skeleton key={row} className="h-8" />)}</div>}
      <ul className="mt-2 grid gap-0.5">
        {list.map(({ name, count }) => (
          <li key={name}>
            <button type="button" aria-pressed={category === name} onClick={() => onCategory(category === name ? undefined : name)} className={cn('relative -mx-2.5 flex min-h-11 w-[calc(100%+1.25rem)] flex-col justify-center rounded-md px-2.5 text-left text-sm transition-colors', category === name ? 'bg-primary-soft text-primary' : 'hover:bg-ink/6')}>
              <span className="flex justify-between gap-3 font-medium"><span>{categoryName(name)}</span><span className="tabular-nums">{figure(count)}<span className="sr-only"> {count === 1 ? 'job' : 'jobs'}</span></span></span>
              <svg viewBox="0 0 100 2" preserveAspectRatio="none" aria-hidden className="mt-1 h-1 w-full overflow-hidden rounded-full">
                <rect width="100" height="2" className="fill-line" />
                <rect width={(100 * count) / most} height="2" className="fill-primary" />
              </svg>
            </button>
          </li>
        ))}
      </ul>
    </Card>
  )
}

/** A bar for each day. */
function Days({ stats }: { stats: Stats }) {
  const { postedPerDay } = stats
  const most = Math.max(1, ...postedPerDay.map(({ count }) => count))
  const sum = postedPerDay.reduce((total, { count }) => total + count, 0)
  return (
    <>
      <svg viewBox={`0 0 ${postedPerDay.length * 4} 40`} preserveAspectRatio="none" role="img" aria-label={`${countOf(sum, 'job')} posted in the last 30 days, ${figure(today(stats))} today`} className="mt-3 h-12 w-full">
        {postedPerDay.map(({ date, count }, at) => {
          const height = Math.max(1, (40 * count) / most)
          return <rect key={date} x={at * 4} y={40 - height} width="3" height={height} className={at === postedPerDay.length - 1 ? 'fill-primary' : 'fill-primary/35'} />
        })}
      </svg>
      <p className="mt-1.5 flex justify-between text-sm text-muted tabular-nums"><span>{figure(sum)} posted</span><span>{figure(today(stats))} today</span></p>
    </>
  )
}
