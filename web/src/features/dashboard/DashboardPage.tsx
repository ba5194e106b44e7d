import { Plus, RefreshCw } from 'lucide-react'
import type { ReactNode } from 'react'
import { useUser } from '@/session/SessionProvider'
import { Badge } from '@/ui/Badge'
import { Button } from '@/ui/Button'
import { ConnectionCards } from './ConnectionCards'
import { Sidebar } from './Sidebar'
import { SummaryCards } from './SummaryCards'
import type { Summary } from './summary'
import { useFreshProfile } from './use-fresh-profile'

interface Props {
  /** Null while the history is being loaded. */
  summary: Summary | null
  onUpload: () => void
  history: ReactNode
}

/** The frame of the dashboard; what it shows of resumes is handed in. */
export default function DashboardPage({ summary, onUpload, history }: Props) {
  const user = useUser()
  useFreshProfile()
  return (
    <div className="wrap pt-8 pb-20 sm:pt-10">
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <h1 className="min-w-0 text-title break-words">Welcome, {user.name}</h1>
        <Badge tone="primary" className="mt-1">{user.subscription.status}</Badge>
      </div>
      <div className="mt-8 grid items-start gap-6 lg:grid-cols-[16rem_minmax(0,1fr)] lg:gap-8">
        <Sidebar onUpload={onUpload} />
        <div className="grid gap-6">
          <div className="grid grid-cols-2 gap-4">
            <SummaryCards summary={summary} />
          </div>
          <div className="grid gap-4 max-sm:order-last sm:-mt-2 sm:grid-cols-2">
            <ConnectionCards />
          </div>
          <div id="resumes" className="mt-2 grid gap-4">
            <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-3">
              <h2 className="text-head">Your Resumes</h2>
              <div className="flex flex-wrap gap-3">
                <Button size="sm" variant="outline" disabledReason="Connect GitHub or LinkedIn to update your links. Connecting isn’t available yet.">
                  <RefreshCw className="size-4" aria-hidden />
                  Update URLs
                </Button>
                <Button size="sm" onClick={onUpload}>
                  <Plus className="size-4" aria-hidden />
                  New Resume
                </Button>
              </div>
            </div>
            {history}
          </div>
        </div>
      </div>
    </div>
  )
}
