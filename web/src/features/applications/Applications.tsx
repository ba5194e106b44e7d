import { useQuery } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { useLocation } from 'react-router'
import { cn } from '@/lib/cn'
import { Card } from '@/ui/Card'
import { ApplicationEntry } from './ApplicationEntry'
import { applicationsQuery } from './calls'
import { STATUSES, type Application, type Status } from './model'
import { useRemoveApplication } from './use-remove'

/** The anchor of the list on the dashboard. */
const ID = 'applications'
const HEADING = `${ID}-title`

/** "My applications": the jobs that the user keeps. Nothing at all for those who keep none. */
export function Applications() {
  const { data } = useQuery(applicationsQuery)
  const remove = useRemoveApplication({ applications: data, headingId: HEADING })
  if (!data?.length) return null
  return <ApplicationList applications={data} onRemove={remove} />
}

function ApplicationList({ applications, onRemove }: { applications: Application[]; onRemove: (application: Application) => void }) {
  const [status, setStatus] = useState<Status | null>(null)
  const title = useNamedByAddress()
  const inStatus = status === null ? applications : applications.filter((application) => application.status === status)
  return (
    <Card as="section" id={ID} aria-labelledby={HEADING} className="scroll-mt-24">
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 px-4 py-3.5 sm:px-6">
        <h2 ref={title} id={HEADING} tabIndex={-1} className="text-[1.0625rem] leading-snug outline-none sm:text-head">My applications</h2>
        <p role="status" className="text-sm text-muted tabular-nums">{applications.length === 1 ? '1 job' : `${applications.length} jobs`}</p>
      </div>
      <StatusFilter applications={applications} status={status} onChange={setStatus} />
      {inStatus.length === 0 && <p className="border-t px-4 py-6 text-muted sm:px-6">Nothing here with this status.</p>}
      <ul aria-label="Applications" className="divide-y border-t">
        {inStatus.map((application) => <ApplicationEntry key={application.jobId} application={application} onRemove={() => onRemove(application)} />)}
      </ul>
    </Card>
  )
}

function StatusFilter({ applications, status, onChange }: { applications: Application[]; status: Status | null; onChange: (status: Status | null) => void }) {
  const choices = [{ value: null, label: 'All', count: applications.length }, ...STATUSES.map(({ value, label }) => ({ value, label, count: applications.filter((one) => one.status === value).length }))]
  return (
    <div role="group" aria-label="Status" className="flex gap-2 px-4 pb-4 max-sm:overflow-x-auto max-sm:py-1 max-sm:pb-4 max-sm:[scrollbar-width:none] max-sm:*:shrink-0 sm:flex-wrap sm:px-6">
      {choices.map(({ value, label, count }) => (
        <button key={label} type="button" aria-pressed={status === value} onClick={() => onChange(value)} className={cn('relative h-9 rounded-full border px-3.5 text-sm font-semibold transition-colors duration-150 after:absolute after:-inset-1', status === value ? 'border-ink bg-ink text-bg' : 'border-line bg-surface hover:border-ink')}>
          {label} <span className={cn('tabular-nums', status === value ? 'text-bg' : 'text-muted')}>{count}</span>
        </button>
      ))}
    </div>
  )
}

/** The list is there later than the page: an address that names it is followed when it comes. */
function useNamedByAddress() {
  const { hash } = useLocation()
  const title = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    if (hash !== `#${ID}`) return
    title.current?.closest('section')?.scrollIntoView({ behavior: 'instant' })
    title.current?.focus({ preventScroll: true })
  }, [hash])
  return title
}
