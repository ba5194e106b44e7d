import { useLocation, useNavigate, useSearchParams } from 'react-router'
import { paths } from '@/lib/paths'

const RESUME_VIEWS = ['detail', 'file', 'score', 'templates'] as const
export type ResumeView = (typeof RESUME_VIEWS)[number]

/** What stands in front of the dashboard; the address says it, so that it can be linked and left by the back button. */
export type DashboardView = { kind: 'none' } | { kind: 'upload' } | { kind: ResumeView; resumeId: string }

export function readView(query: URLSearchParams): DashboardView {
  if (query.get('upload') === '1') return { kind: 'upload' }
  const resumeId = query.get('resume')
  if (!resumeId) return { kind: 'none' }
  return { kind: RESUME_VIEWS.find((view) => view === query.get('view')) ?? 'detail', resumeId }
}

/** Marks an address that was reached from the dashboard itself: closing it goes back instead of piling up history. */
const OPENED_HERE = { openedOnDashboard: true }

export function useDashboardView() {
  const [query] = useSearchParams()
  const navigate = useNavigate()
  const { state } = useLocation() as { state: typeof OPENED_HERE | null }
  const go = (path: string) => void navigate(path, { state: OPENED_HERE, preventScrollReset: true })

  return {
    view: readView(query),
    showUpload: () => go(paths.dashboard({ upload: true })),
    show: (resumeId: string, view: ResumeView) => go(paths.dashboard({ resume: resumeId, view })),
    close: () => void (state?.openedOnDashboard ? navigate(-1) : navigate(paths.dashboard(), { replace: true, preventScrollReset: true })),
    /** Leaves for good, whatever was opened on the way. */
    leave: () => void navigate(paths.dashboard(), { replace: true, preventScrollReset: true }),
  }
}
