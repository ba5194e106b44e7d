import { useQuery } from '@tanstack/react-query'
import { CircleCheck, CircleDashed, CircleX, TriangleAlert } from 'lucide-react'
import { useState } from 'react'
import type { Schemas } from '@/api/client'
import { messageOf } from '@/api/errors'
import { cn } from '@/lib/cn'
import { paths } from '@/lib/paths'
import { Button } from '@/ui/Button'
import { Card } from '@/ui/Card'
import { Link } from '@/ui/Link'
import { Skeleton } from '@/ui/Skeleton'
import { matchQuery } from '../api/jobs'
import { MatchBadge } from '../parts'

type Match = Schemas['JobMatch']
type Requirement = Match['requirements'][number]

const COVERS = {
  full: { icon: CircleCheck, tone: 'text-success', name: 'Covered' },
  part: { icon: CircleDashed, tone: 'text-warning', name: 'Partly covered' },
  none: { icon: CircleX, tone: 'text-muted', name: 'Not in your resume' },
} as const

/** So many requirements are shown at first. */
const FIRST = 5

/** How well the user's latest resume fits a job, and which line of it covers which requirement. */
export function MatchPanel({ jobId }: { jobId: string }) {
  const { data, isPending, error, refetch, isFetching } = useQuery(matchQuery(jobId))
  return (
    <Card as="section" tone="sunken" aria-label="Your match" aria-busy={isPending} className="min-h-28 p-5 sm:p-6">
      {isPending && <div className="grid gap-3"><Skeleton className="h-6 w-40" /><Skeleton className="w-4/5" /><Skeleton className="w-3/5" /><Skeleton className="w-2/3" /></div>}
      {error && <p role="alert" className="flex flex-wrap items-center gap-3 text-error">{messageOf(error)}<Button size="sm" variant="outline" loading={isFetching} onClick={() => void refetch()}>Try Again</Button></p>}
      {data && (data.basis === 'none' ? <NoResume /> : <Reasons match={data} />)}
    </Card>
  )
}

const NoResume = () => (
  <>
    <p className="font-semibold">See how well you match</p>
    <p className="mt-1 text-muted"><Link to={paths.dashboard({ upload: '1' })} className="font-semibold text-primary underline underline-offset-4">Upload your resume</Link> to see which requirements it covers and which are missing.</p>
  </>
)

function Reasons({ match: { points, label, requirements, others, notCompared, knockouts } }: { match: Match }) {
  const [all, setAll] = useState(false)
  const covered = requirements.filter((one) => one.covered === 'full').length
  const shown = all ? requirements : requirements.slice(0, FIRST)
  return (
    <>
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1.5">
        <MatchBadge points={points} className="text-base!" />
        {label && <p className="font-semibold">{label}</p>}
        {points === null && <p className="text-muted">This job says too little to compare it with your resume.</p>}
        {requirements.length > 0 && <p className="text-sm text-muted tabular-nums">Your resume covers {covered} of {requirements.length}</p>}
      </div>
      {knockouts.map(({ text, message }) => (
        <p key={text} className="mt-3 flex gap-2.5 rounded-md bg-warning-soft px-3.5 py-2.5 text-sm"><TriangleAlert className="mt-0.5 size-4.5 shrink-0 text-warning" aria-hidden /><span><span className="font-semibold">{text}.</span> {message}</span></p>
      ))}
      {shown.length > 0 && <ul aria-label="Requirements" className="mt-4 grid gap-3">{shown.map((one, at) => <RequirementLine key={at} requirement={one} />)}</ul>}
      {requirements.length > FIRST && <Button size="sm" variant="ghost" aria-expanded={all} onClick={() => setAll(!all)} className="mt-3 -ml-3">{all ? 'Show fewer' : `Show all ${requirements.length}`}</Button>}
      {others.length > 0 && (
        <details className="mt-3 border-t pt-2">
          <summary className="flex min-h-11 cursor-pointer items-center font-semibold">What else was compared</summary>
          <dl className="grid gap-3 pb-2">
            {others.map(({ name, asks }) => (
              <div key={name}>
                <dt className="text-sm font-semibold text-muted">{name}</dt>
                <dd><ul aria-label={name} className="mt-1.5 grid gap-3">{asks.map((one, at) => <RequirementLine key={at} requirement={one} />)}</ul></dd>
              </div>
            ))}
          </dl>
        </details>
      )}
      {notCompared.length > 0 && (
        <div className="mt-3 border-t pt-3 text-sm text-muted">
          <p className="font-semibold">We couldn’t compare these. Check them yourself.</p>
          <ul aria-label="Not compared" className="mt-1.5 list-disc pl-5">{notCompared.map((line) => <li key={line} className="break-words">{line}</li>)}</ul>
        </div>
      )}
    </>
  )
}

function RequirementLine({ requirement: { text, required, covered, evidence } }: { requirement: Requirement }) {
  const { icon: Icon, tone, name } = COVERS[covered]
  return (
    <li className="flex gap-2.5 text-[0.9375rem]">
      <Icon className={cn('mt-0.5 size-5 shrink-0', tone)} aria-hidden />
      <div className="min-w-0 break-words">
        <p>{text}{!required && <span className="text-muted"> (preferred)</span>}</p>
        <p className="text-sm text-muted">{name}{evidence && <>: <span className="italic">“{evidence}”</span></>}</p>
      </div>
    </li>
  )
}
