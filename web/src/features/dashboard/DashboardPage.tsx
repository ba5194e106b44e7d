import { Plus, Trash2 } from 'lucide-react'
import type { ReactNode } from 'react'
import { paths } from '@/lib/paths'
import { useUser } from '@/session/SessionProvider'
import { Badge } from '@/ui/Badge'
import { Button } from '@/ui/Button'
import { Card } from '@/ui/Card'
import { Link } from '@/ui/Link'
import { useStrayDrops } from '@/ui/use-stray-drops'
import { Sidebar } from './Sidebar'
import { SummaryCards } from './SummaryCards'
import { NOTHING, storageUse, type Summary } from './summary'
import { useFreshProfile } from './use-fresh-profile'

interface Props {
  /** Null while the history is being loaded. */
  summary: Summary | null
  onUpload: () => void
  /** Starts a new resume from the connected profiles. */
  onCreate: () => void
  /** The button that updates the links of a resume. */
  updateUrls: ReactNode
  history: ReactNode
  /** The cards of GitHub and LinkedIn. */
  profiles: ReactNode
  /** Below everything else: what comes late there moves nothing. */
  below?: ReactNode
}

/**
 * The frame of the dashboard; what it shows of resumes is handed in. Nothing that is shown moves when they come: the connections
 * below the list come with it, and the footer starts below the window.
 */
export default function DashboardPage({ summary, onUpload, onCreate, updateUrls, history, profiles, below }: Props) {
  useFreshProfile()
  useStrayDrops()
  return (
    <div className="wrap min-h-[calc(100dvh-4.5rem)] pt-3 pb-16 sm:pt-8 sm:pb-20">
      <Greeting summary={summary} />
      <div className="mt-2 grid grid-cols-1 items-start gap-3 sm:mt-6 sm:gap-6 lg:grid-cols-[15rem_minmax(0,1fr)] lg:gap-8">
        <Sidebar onUpload={onUpload} onCreate={onCreate} main={summary !== NOTHING} />
        <div className="group grid grid-cols-1 gap-5">
          <Card id="resumes" className="scroll-mt-24">
            <div className="flex flex-wrap items-center justify-between gap-x-1 gap-y-1 py-2 pr-1 pl-4 sm:py-3.5 sm:pr-4 sm:pl-6">
              <h2 className="text-[1.0625rem] leading-snug sm:text-head">Your Resumes</h2>
              <QuietActions updateUrls={updateUrls} onCreate={onCreate} />
            </div>
            {history}
          </Card>
          {summary && (
            <div className="grid grid-cols-1 gap-5 group-has-[[role=status][aria-busy]]:hidden">
              {profiles}
              <div className="flex flex-wrap items-center justify-between gap-x-4 lg:justify-end">
                <Link to={paths.trash()} className="inline-flex min-h-11 items-center gap-2 text-sm font-semibold text-muted hover:text-ink lg:hidden"><Trash2 className="size-4" aria-hidden />Trash</Link>
                <Storage />
              </div>
            </div>
          )}
          {below}
        </div>
      </div>
    </div>
  )
}

function Greeting({ summary }: { summary: Summary | null }) {
  const user = useUser()
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-5 gap-y-1 md:flex-nowrap">
      <div className="flex min-w-0 flex-wrap items-center gap-x-3 gap-y-1 md:flex-nowrap">
        <h1 className="min-w-0 text-[1.375rem] leading-snug break-words sm:text-[1.75rem] sm:leading-tight lg:text-[2rem]">Welcome, {user.name}</h1>
        <Badge tone="primary">{user.subscription.status}</Badge>
      </div>
      <div className="flex flex-wrap gap-x-4 md:shrink-0">
        <SummaryCards summary={summary} />
      </div>
    </div>
  )
}

/** How much of what may be kept is used: files, letters, portfolios and everything else together. */
function Storage() {
  const used = storageUse(useUser().storage)
  return used && <p className="text-sm text-muted">Storage used: {used}</p>
}

/** What the header of the list offers besides the main action. */
function QuietActions({ updateUrls, onCreate }: { updateUrls: ReactNode; onCreate: () => void }) {
  return (
    <div className="flex sm:gap-1 max-sm:[&_button]:px-1.5 max-sm:[&_button]:text-[0.8125rem] max-sm:[&_svg]:hidden">
      {updateUrls}
      <Button size="sm" variant="ghost" onClick={onCreate}>
        <Plus className="size-4" aria-hidden />
        New Resume
      </Button>
    </div>
  )
}
