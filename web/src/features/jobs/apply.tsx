import { ArrowUpRight, PenLine, X } from 'lucide-react'
import { createContext, use, useState, type ReactNode } from 'react'
import toast from 'react-hot-toast/headless'
import { paths } from '@/lib/paths'
import { useSession } from '@/session/SessionProvider'
import { Button } from '@/ui/Button'
import { IconButton } from '@/ui/IconButton'
import { Link } from '@/ui/Link'
import { countApplyClick } from './api/change'
import { useKeepJob } from './api/keep'
import type { Job } from './model'

/** How long "Applying..." is shown before the application page opens, in milliseconds. */
const DELAY = 500

interface Applying {
  /** The job that is being applied for, by its id. */
  busy: string | null
  /** Opens the application page; `onOpened` is called when that is done. */
  apply: (job: Job, onOpened?: () => void) => Promise<void>
}

const ApplyContext = createContext<Applying | null>(null)

export function useApply(): Applying {
  const applying = use(ApplyContext)
  if (!applying) throw new Error('useApply must be used inside an ApplyProvider')
  return applying
}

/** Opens a page that gets no hold of this one; false when the browser blocks it. With `noopener` among its features `open` would not say. */
function openTab(address: string): boolean {
  const tab = window.open(address, '_blank')
  if (tab) tab.opener = null
  return tab !== null
}

/** Lets the cards, details and pages of jobs below it apply, and offers what comes next. */
export function ApplyProvider({ children }: { children: ReactNode }) {
  const [busy, setBusy] = useState<string | null>(null)
  const [opened, setOpened] = useState<{ job: Job; blocked: boolean } | null>(null)

  const apply: Applying['apply'] = async (job, onOpened) => {
    setBusy(job._id)
    // The count is no matter of the applicant's: a failure is for the log.
    countApplyClick(job._id).catch((error: unknown) => console.warn(error))
    await new Promise((resolve) => setTimeout(resolve, DELAY))
    const blocked = !openTab(job.applicationLink)
    setBusy(null)
    setOpened({ job, blocked })
    if (!blocked) toast.success('Opening application page...')
    onOpened?.()
  }
  return (
    <ApplyContext value={{ busy, apply }}>
      {children}
      {opened && <NextSteps key={opened.job._id} {...opened} onClose={() => setOpened(null)} />}
    </ApplyContext>
  )
}

/** Waits for those who come back from the application page. */
function NextSteps({ job, blocked, onClose }: { job: Job; blocked: boolean; onClose: () => void }) {
  const { user } = useSession()
  const [tracked, setTracked] = useState(false)
  const keep = useKeepJob(job)
  const untracked = !job.application || job.application.status === 'saved'
  const track = () => keep.mutate('applied', { onSuccess: () => setTracked(true) })
  return (
    <section role="status" aria-label="After applying" className="fixed inset-x-4 bottom-4 z-30 mx-auto max-w-2xl animate-enter rounded-xl border bg-surface p-4 shadow-float sm:p-5">
      <div className="flex items-start justify-between gap-3">
        <p className="min-w-0 pt-1.5">
          <span className="font-semibold">{blocked ? 'Your browser blocked the new tab.' : 'Did you apply?'}</span>{' '}
          <span className="text-muted">{job.jobTitle} at {job.companyName}</span>
        </p>
        <IconButton label="Dismiss" onClick={onClose} className="-mt-1 -mr-1.5"><X aria-hidden /></IconButton>
      </div>
      <div className="mt-3 flex flex-wrap items-center gap-2">
        {blocked && <a href={job.applicationLink} target="_blank" rel="noopener noreferrer" className="inline-flex h-9 items-center gap-2 rounded-md bg-primary px-3.5 text-sm font-semibold text-on-primary hover:bg-primary-hover">Open application page<ArrowUpRight className="size-4" aria-hidden /></a>}
        {user && untracked && !tracked && <Button size="sm" variant={blocked ? 'outline' : 'primary'} loading={keep.isPending} onClick={track}>Track this application</Button>}
        {tracked && <p className="text-sm font-medium text-success">Added to <Link to={paths.applications()} className="underline underline-offset-4">My applications</Link>.</p>}
        <Link to={paths.coverLetter({ job: job._id })} className="inline-flex h-9 items-center gap-2 rounded-md border border-line-strong/60 px-3.5 text-sm font-semibold hover:border-ink"><PenLine className="size-4" aria-hidden />Write a cover letter</Link>
      </div>
    </section>
  )
}

/** "Apply Now"; a closed job has none. */
export function ApplyButton({ job, onOpened, className }: { job: Job; onOpened?: () => void; className?: string }) {
  const { busy, apply } = useApply()
  return (
    <Button loading={busy === job._id} loadingLabel="Applying..." onClick={() => void apply(job, onOpened)} className={className}>
      Apply Now<span className="sr-only">: {job.jobTitle}</span>
    </Button>
  )
}
