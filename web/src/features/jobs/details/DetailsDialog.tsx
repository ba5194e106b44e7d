import { ArrowUpRight, Flag } from 'lucide-react'
import { useEffect, useEffectEvent, useState } from 'react'
import toast from 'react-hot-toast/headless'
import { messageOf } from '@/api/errors'
import { paths } from '@/lib/paths'
import { Button } from '@/ui/Button'
import { Dialog } from '@/ui/Dialog'
import { ErrorState } from '@/ui/ErrorState'
import { Link } from '@/ui/Link'
import { Skeleton } from '@/ui/Skeleton'
import { ApplyButton } from '../apply'
import { useJob } from '../api/jobs'
import { FROM_BOARD, type Job } from '../model'
import { Facts, KeepButton, Marks } from '../parts'
import { JobText } from './JobText'
import { MatchPanel } from './MatchPanel'
import { OwnerPanel } from './OwnerPanel'
import { ReportDialog } from './ReportDialog'

interface Props {
  id: string
  /** What the list knows about it. */
  known: Job | undefined
  onEdit: () => void
  onClose: () => void
  /** Leaves a job that is not there. */
  onLost: () => void
}

/** Everything about one job, in front of the board. */
export function DetailsDialog({ id, known, onEdit, onClose, onLost }: Props) {
  const { job, error, gone, refetch, isFetching } = useJob(id, known)
  const [reporting, setReporting] = useState(false)
  useLostJob(gone, onLost)
  return (
    <>
      <Dialog
        open
        size="lg"
        onClose={onClose}
        title={job?.jobTitle ?? 'Job details'}
        description={job && <>{job.companyName} · {job.location}</>}
        footer={job && (
          <>
            <KeepButton job={job} className="sm:mr-auto" />
            <Button variant="outline" onClick={onClose}>Close</Button>
            {!job.closedAt && <ApplyButton job={job} onOpened={onClose} />}
          </>
        )}
      >
        {!job && (!error || gone) && <DetailsSkeleton />}
        {!job && error && !gone && <ErrorState title="We couldn’t load this job" message={messageOf(error, 'Failed to fetch job details')} retryLabel="Try Again" retrying={isFetching} onRetry={() => void refetch()} />}
        {job && (
          <div className="grid gap-6">
            <div className="flex flex-wrap items-center gap-x-4 gap-y-2"><Facts job={job} full /><Marks job={job} /></div>
            {job.closedAt && <p className="rounded-md bg-warning-soft px-4 py-3 font-medium">This job is no longer open.</p>}
            {job.canEdit && <OwnerPanel job={job} onEdit={onEdit} onDeleted={onLost} />}
            <MatchPanel jobId={id} />
            <JobText job={job} />
            <p className="flex flex-wrap gap-x-5 gap-y-1 border-t pt-4 text-sm font-semibold">
              <Link to={paths.job(id)} state={FROM_BOARD} className="inline-flex min-h-11 items-center gap-1.5 text-primary hover:underline"><ArrowUpRight className="size-4" aria-hidden />Open the public page</Link>
              <button type="button" onClick={() => setReporting(true)} className="inline-flex min-h-11 items-center gap-1.5 text-muted hover:text-ink hover:underline"><Flag className="size-4" aria-hidden />Report this job</button>
            </p>
          </div>
        )}
      </Dialog>
      {job && <ReportDialog job={job} open={reporting} onClose={() => setReporting(false)} />}
    </>
  )
}

const DetailsSkeleton = () => (
  <div role="status" aria-busy aria-label="Loading job details" className="grid gap-6">
    <Skeleton className="w-3/5" />
    <Skeleton className="h-28 rounded-xl" />
    <div className="grid gap-3"><Skeleton className="h-6 w-40" /><Skeleton /><Skeleton /><Skeleton className="w-3/4" /></div>
    <div className="grid gap-3"><Skeleton className="h-6 w-48" /><Skeleton /><Skeleton className="w-4/5" /></div>
  </div>
)

/** An address may name a job that is not on the board, or not any more. */
function useLostJob(lost: boolean, leave: () => void) {
  const tell = useEffectEvent(() => {
    toast.error('We couldn’t find this job.', { id: 'lost-job' })
    leave()
  })
  useEffect(() => {
    if (lost) tell()
  }, [lost])
}
