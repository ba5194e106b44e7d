import { useLocation, useNavigate, useSearchParams } from 'react-router'
import { paths } from '@/lib/paths'

const RESUME_VIEWS = ['detail', 'file', 'review', 'score', 'templates'] as const
export type ResumeView = (typeof RESUME_VIEWS)[number]

/** What stands in front of the dashboard; the address says it, so that it can be linked and left by the back button. */
export type DashboardView = { kind: 'none' } | { kind: 'upload' } | { kind: ResumeView; resumeId: string; field: string | null }

export function readView(query: URLSearchParams): DashboardView {
  if (query.get('upload') === '1') return { kind: 'upload' }
  const resumeId = query.get('resume')
  if (!resumeId) return { kind: 'none' }
  return { kind: RESUME_VIEWS.find((view) => view === query.get('view')) ?? 'detail', resumeId, field: query.get('field') }
}

/** Marks an address that was reached from the dashboard itself: closing it goes back instead of piling up history. */
const OPENED_HERE = { openedOnDashboard: true }

export function useDashboardView() {
  const [query] = useSearchParams()
  const navigate = useNavigate()
  const { state } = useLocation() as { state: typeof OPENED_HERE | null }
  const go = (path: string) => void navigate(path, { state: OPENED_HERE, preventScrollReset: true })
  const place = (resume: string, view: ResumeView, field?: string) => paths.dashboard({ resume, view, field })

  return {
    view: readView(query),
    showUpload: () => go(paths.dashboard({ upload: true })),
    show: (resumeId: string, view: ResumeView, field?: string) => go(place(resumeId, view, field)),
    /** Shows the next step of something in place of the one before, which Back would lead to in vain. */
    goOn: (resumeId: string, view: ResumeView) => void navigate(place(resumeId, view), { state, replace: true, preventScrollReset: true }),
    /** Goes from the upload to its review. Where the upload is what the browser came with, Back leads to it, not out of the application. */
    openReview: (resumeId: string) => void navigate(place(resumeId, 'review'), { state, replace: state?.openedOnDashboard ?? false, preventScrollReset: true }),
    /** The choice of another file in place of a review. */
    goOnToUpload: () => void navigate(paths.dashboard({ upload: true }), { state, replace: true, preventScrollReset: true }),
    close: () => void (state?.openedOnDashboard ? navigate(-1) : navigate(paths.dashboard(), { replace: true, preventScrollReset: true })),
    /** Leaves for good, whatever was opened on the way. */
    leave: () => void navigate(paths.dashboard(), { replace: true, preventScrollReset: true }),
  }
}
