import { Banknote, Bookmark, BriefcaseBusiness, Clock, Layers, MapPin, TrendingUp, type LucideIcon } from 'lucide-react'
import type { ReactNode } from 'react'
import { statusLabel } from '@/features/applications/model'
import { cn } from '@/lib/cn'
import { paths } from '@/lib/paths'
import { relativeTime } from '@/lib/relative-time'
import { Badge } from '@/ui/Badge'
import { Button } from '@/ui/Button'
import { Link } from '@/ui/Link'
import { useKeepJob } from './api/keep'
import { categoryName, workplacesOf, type Job } from './model'

const MONOGRAM_TONES = ['bg-primary-soft text-primary', 'bg-success-soft text-success', 'bg-warning-soft text-warning', 'bg-error-soft text-error'] as const

/** The first letter of a company, always in the same color. */
export function Monogram({ name, className }: { name: string; className?: string }) {
  const sum = [...name].reduce((total, letter) => total + letter.codePointAt(0)!, 0)
  return <span aria-hidden className={cn('grid size-12 shrink-0 place-items-center rounded-lg font-display text-xl font-bold', MONOGRAM_TONES[sum % MONOGRAM_TONES.length], className)}>{name.trim().charAt(0).toUpperCase()}</span>
}

/** From how many points a match is good, and from how many it is fair. */
const GOOD = 75
const FAIR = 50

/** How well the user's resume fits a job. */
export function MatchBadge({ points, className }: { points: number | null; className?: string }) {
  if (points === null) return null
  return <Badge tone={points >= GOOD ? 'success' : points >= FAIR ? 'warning' : 'neutral'} className={cn('tabular-nums', className)}>{points}% match</Badge>
}

function Fact({ icon: Icon, label, children }: { icon: LucideIcon; label: string; children: ReactNode }) {
  return <li className="inline-flex items-center gap-1.5"><Icon className="size-4 shrink-0" aria-hidden /><span className="sr-only">{label}: </span>{children}</li>
}

/** What kind of job it is, in one line or two. */
export function Facts({ job, full = false, className }: { job: Job; full?: boolean; className?: string }) {
  const places = workplacesOf(job)
  return (
    // eslint-disable-next-line jsx-a11y/no-redundant-roles -- Safari forgets that a list without markers is one
    <ul role="list" className={cn('flex flex-wrap gap-x-4 gap-y-1.5 text-sm text-muted', className)}>
      {job.salaryRange && <li className="inline-flex items-center gap-1.5 font-semibold text-ink"><Banknote className="size-4 shrink-0 text-success" aria-hidden /><span className="sr-only">Salary: </span>{job.salaryRange}</li>}
      <Fact icon={BriefcaseBusiness} label="Employment type">{job.employmentType}</Fact>
      <Fact icon={TrendingUp} label="Experience level">{job.experienceLevel}</Fact>
      {places.length > 0 && <Fact icon={MapPin} label="Workplace">{places.join(', ')}</Fact>}
      {full && <Fact icon={Layers} label="Category">{categoryName(job.category)}</Fact>}
      <Fact icon={Clock} label="Posted"><time dateTime={job.createdAt}>{relativeTime(job.createdAt)}</time></Fact>
    </ul>
  )
}

/** What is particular about where a job comes from. */
export function Marks({ job: { isSample, source, isOwner, closedAt } }: { job: Job }) {
  return (
    <>
      {closedAt && <Badge tone="error">Closed</Badge>}
      {isOwner && <Badge tone="primary">Posted by you</Badge>}
      {isSample && <Badge>Sample</Badge>}
      {source && !isSample && <Badge>via {source}</Badge>}
    </>
  )
}

/** Saves a job for later; one that has come further leads to the list of applications. `compact` leaves the word out on phones. */
export function KeepButton({ job, compact = false, className }: { job: Job; compact?: boolean; className?: string }) {
  const keep = useKeepJob(job)
  const status = job.application?.status
  if (status && status !== 'saved') {
    return (
      <Link to={paths.applications()} className={cn('inline-flex min-h-11 items-center gap-2 rounded-md px-3 text-sm font-semibold text-success hover:underline', className)}>
        <Bookmark className="size-4.5 fill-current" aria-hidden />{statusLabel(status)}<span className="sr-only">: see My applications</span>
      </Link>
    )
  }
  const saved = status === 'saved'
  return (
    <Button variant="ghost" onClick={() => keep.mutate(saved ? null : 'saved')} className={cn('px-3', compact && 'max-sm:border max-sm:border-line-strong/60', saved && 'text-primary', className)}>
      <Bookmark className={cn('size-4.5', saved && 'fill-current')} aria-hidden />
      {/* Both words share one cell: the button keeps its width. */}
      <span className={cn('inline-grid justify-items-start', compact && 'max-sm:sr-only')}><span className={cn('col-start-1 row-start-1', saved && 'invisible')} aria-hidden={saved || undefined}>Save</span><span className={cn('col-start-1 row-start-1', !saved && 'invisible')} aria-hidden={!saved || undefined}>Saved</span></span>
      <span className="sr-only"> {job.jobTitle}</span>
    </Button>
  )
}
