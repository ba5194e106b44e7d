import { ArrowLeft, Flag, Link2 } from 'lucide-react'
import { useState } from 'react'
import toast from 'react-hot-toast/headless'
import { useLocation, useNavigate, useMatch } from 'react-router'
import { messageOf } from '@/api/errors'
import { longDate } from '@/lib/long-date'
import { paths } from '@/lib/paths'
import { useTitle } from '@/lib/use-title'
import { useSession } from '@/session/SessionProvider'
import { Button, ButtonLink } from '@/ui/Button'
import { Card } from '@/ui/Card'
import { EmptyState } from '@/ui/EmptyState'
import { ErrorState } from '@/ui/ErrorState'
import { Link } from '@/ui/Link'
import { Skeleton } from '@/ui/Skeleton'
import { ApplyButton, ApplyProvider } from '../apply'
import { useJob } from '../api/jobs'
import { JobText } from '../details/JobText'
import { MatchPanel } from '../details/MatchPanel'
import { OwnerPanel } from '../details/OwnerPanel'
import { ReportDialog } from '../details/ReportDialog'
import { FROM_BOARD, type Job } from '../model'
import { Facts, KeepButton, Marks, Monogram } from '../parts'

/** The public page of one job. */
export default function JobPage() {
  const { id = '' } = useMatch('/jobs/:id')?.params ?? {}
  const { job, error, gone, refetch, isFetching } = useJob(id)
  useTitle(job && `${job.jobTitle} at ${job.companyName}`)
  return (
    <ApplyProvider>
      <div className="ruled-aside min-h-[calc(100dvh-4.5rem)] pb-16">
        <div className="wrap pt-8 lg:pt-10">
          <BackToBoard />
          {!job && <h1 className="sr-only">Job</h1>}
          {!job && !error && <PageSkeleton />}
          {gone && <NotFound />}
          {!job && error && !gone && <ErrorState title="We couldn’t load this job" message={messageOf(error, 'Failed to fetch job details')} retryLabel="Try Again" retrying={isFetching} onRetry={() => void refetch()} />}
          {job && <Content job={job} />}
        </div>
      </div>
    </ApplyProvider>
  )
}

/** Back in the history for those who came from the board: it stands there as it was left. */
function BackToBoard() {
  const { state } = useLocation() as { state: typeof FROM_BOARD | null }
  const navigate = useNavigate()
  const back = (event: React.MouseEvent) => {
    if (!state?.fromBoard || event.ctrlKey || event.metaKey || event.shiftKey) return
    event.preventDefault()
    void navigate(-1)
  }
  return <Link to={paths.jobs()} onClick={back} className="-ml-1 inline-flex min-h-11 items-center gap-2 rounded-md px-1 font-semibold text-primary hover:underline"><ArrowLeft className="size-4.5" aria-hidden />Back to jobs</Link>
}

const NotFound = () => <EmptyState title="Job not found" hint="It may have been removed, or the link may have a typo." action={<ButtonLink to={paths.jobs()}>See all jobs</ButtonLink>} />

function Content({ job }: { job: Job }) {
  const { user } = useSession()
  const navigate = useNavigate()
  const [reporting, setReporting] = useState(false)
  return (
    <>
      <div className="mt-4 flex items-start gap-5">
        <Monogram name={job.companyName} className="size-16 text-3xl max-sm:hidden" />
        <div className="min-w-0">
          <h1 className="text-title break-words">{job.jobTitle}</h1>
          <p className="mt-2 text-lead break-words text-muted"><span className="font-semibold text-ink">{job.companyName}</span> · {job.location}</p>
          <div className="mt-4 flex flex-wrap items-center gap-x-4 gap-y-2"><Facts job={job} full /><Marks job={job} /></div>
        </div>
      </div>
      {job.closedAt && <p role="status" className="mt-6 max-w-2xl rounded-md bg-warning-soft px-4 py-3 font-medium">This job is no longer open. It closed on {longDate(job.closedAt)}.</p>}
      <div className="mt-6 flex flex-wrap items-center gap-2.5">
        {!job.closedAt && <ApplyButton job={job} />}
        <ShareButton />
        {user && <KeepButton job={job} />}
      </div>
      <div className="mt-8 grid grid-cols-1 items-start gap-8 border-t pt-8 lg:grid-cols-[minmax(0,1fr)_22rem] lg:gap-12">
        <JobText job={job} level="h2" />
        <aside className="grid gap-5 max-lg:order-first lg:sticky lg:top-24">
          {user ? <MatchPanel jobId={job._id} /> : <SignInHint />}
          {job.canEdit && <OwnerPanel job={job} onEdit={() => void navigate(paths.jobs({ job: job._id, view: 'edit' }))} onDeleted={() => void navigate(paths.jobs(), { replace: true })} />}
          {user && <button type="button" onClick={() => setReporting(true)} className="inline-flex min-h-11 items-center gap-1.5 justify-self-start text-sm font-semibold text-muted hover:text-ink hover:underline"><Flag className="size-4" aria-hidden />Report this job</button>}
        </aside>
      </div>
      <ReportDialog job={job} open={reporting} onClose={() => setReporting(false)} />
    </>
  )
}

function SignInHint() {
  const { pathname } = useLocation()
  return (
    <Card as="section" tone="primary" aria-label="Sign in" className="p-6">
      <p className="font-semibold">How well do you match?</p>
      <p className="mt-1 text-muted">Sign in to compare this job with your resume, save it, and see all other jobs.</p>
      <ButtonLink to={paths.login({ next: pathname })} className="mt-4">Sign In</ButtonLink>
    </Card>
  )
}

/** Copies the page's link. Without a secure connection browsers have no clipboard at all. */
async function share() {
  try {
    await navigator.clipboard.writeText(window.location.origin + window.location.pathname)
    toast.success('Link copied')
  } catch {
    toast.error('We couldn’t copy the link. Copy it from the address bar.')
  }
}

const ShareButton = () => <Button variant="outline" onClick={() => void share()}><Link2 className="size-4.5" aria-hidden />Copy link</Button>

const PageSkeleton = () => (
  <div role="status" aria-busy aria-label="Loading job details" className="mt-6">
    <div className="flex gap-5"><Skeleton className="size-16 rounded-lg max-sm:hidden" /><div className="grid flex-1 gap-4"><Skeleton className="h-11 w-3/5" /><Skeleton className="h-6 w-2/5" /><Skeleton className="w-1/2" /></div></div>
    <Skeleton className="mt-8 h-11 w-56 rounded-md" />
    <div className="mt-10 grid max-w-2xl gap-3"><Skeleton className="h-6 w-44" /><Skeleton /><Skeleton /><Skeleton className="w-3/4" /></div>
  </div>
)
