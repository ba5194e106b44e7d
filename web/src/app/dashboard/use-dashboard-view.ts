import { useEffect, useRef } from 'react'
import { useLocation, useNavigate, useSearchParams } from 'react-router'
import { paths, type DashboardQuery } from '@/lib/paths'

const RESUME_VIEWS = ['detail', 'file', 'review', 'score', 'templates', 'share'] as const
export type ResumeView = (typeof RESUME_VIEWS)[number]

/** What stands in front of the dashboard; the address says it, so that it can be linked and left by the back button. */
export type DashboardView = { kind: 'none' } | { kind: 'upload' } | { kind: ResumeView; resumeId: string; field: string | null } | ProfileView

const CONNECT = ['github', 'linkedin', 'repositories'] as const
export type ProfileView = { kind: (typeof CONNECT)[number] } | { kind: 'create'; step: 'template' | 'content' }

export const isAboutProfiles = (view: DashboardView): view is ProfileView => view.kind === 'create' || CONNECT.some((kind) => kind === view.kind)

export function readView(query: URLSearchParams): DashboardView {
  if (query.get('upload') === '1') return { kind: 'upload' }
  const connect = CONNECT.find((kind) => kind === query.get('connect'))
  if (connect) return { kind: connect }
  if (query.has('create')) return { kind: 'create', step: query.get('create') === 'content' ? 'content' : 'template' }
  const resumeId = query.get('resume')
  if (!resumeId) return { kind: 'none' }
  return { kind: RESUME_VIEWS.find((view) => view === query.get('view')) ?? 'detail', resumeId, field: query.get('field') }
}

/** What an address that was reached from the dashboard itself remembers. */
interface Passed {
  /** Closing it goes back instead of piling up history. */
  openedOnDashboard?: boolean
  /** How many addresses back the dashboard lies, where it is not one. */
  depth?: number
  /** Why the way to GitHub or LinkedIn led back without a connection. */
  problem?: string
}

const OPENED_HERE: Passed = { openedOnDashboard: true }

export function useDashboardView() {
  const [query] = useSearchParams()
  const navigate = useNavigate()
  const { state, key } = useLocation() as { state: Passed | null; key: string }
  /** What the steps of a new resume have made, while the way back to the first of them is under way. */
  const made = useRef<string | null>(null)
  useEffect(() => {
    if (made.current === null) return
    void navigate(made.current, { replace: true })
    made.current = null
  }, [key, navigate])
  const go = (path: string) => void navigate(path, { state: OPENED_HERE, preventScrollReset: true })
  const replace = (query: DashboardQuery, state: Passed | null = null) => void navigate(paths.dashboard(query), { state, replace: true, preventScrollReset: true })
  const place = (resume: string, view: ResumeView, field?: string) => paths.dashboard({ resume, view, field })

  return {
    view: readView(query),
    showUpload: () => go(paths.dashboard({ upload: '1' })),
    showConnection: (connect: NonNullable<DashboardQuery['connect']>) => go(paths.dashboard({ connect })),
    showCreate: (create: NonNullable<DashboardQuery['create']>) => go(paths.dashboard({ create })),
    show: (resumeId: string, view: ResumeView, field?: string) => go(place(resumeId, view, field)),
    /** Shows the next step of something in place of the one before, which Back would lead to in vain. */
    goOn: (resumeId: string, view: ResumeView) => void navigate(place(resumeId, view), { state, replace: true, preventScrollReset: true }),
    /** The second step of a new resume; Back leads to the first. */
    goOnToContent: () => void navigate(paths.dashboard({ create: 'content' }), { state: { ...state, depth: 2 }, preventScrollReset: true }),
    /** Goes to what the steps of a new resume have made, in place of all of them: Back leads to the dashboard. */
    leaveFor: (path: string) => {
      if (!state?.depth) return void navigate(path, { replace: true })
      made.current = path
      void navigate(1 - state.depth)
    },
    backToTemplate: () => (state?.depth ? void navigate(-1) : replace({ create: 'template' })),
    /** Something else in place of what is open. */
    replace,
    problem: state?.problem ?? null,
    /** Whether GitHub or LinkedIn has sent the browser here. */
    returned: query.has('github') || query.has('linkedin'),
    /** A connection that was just made: the card of GitHub; for LinkedIn, whose sign-in brings little, what else to bring. */
    showConnected: (provider: 'github' | 'linkedin') => (provider === 'linkedin' ? replace({ connect: 'linkedin' }) : void navigate(`${paths.dashboard()}#github`, { replace: true })),
    showProblem: (provider: 'github' | 'linkedin', problem: string) => replace({ connect: provider }, { problem }),
    /** Goes from the upload to its review. Where the upload is what the browser came with, Back leads to it, not out of the application. */
    openReview: (resumeId: string) => void navigate(place(resumeId, 'review'), { state, replace: state?.openedOnDashboard ?? false, preventScrollReset: true }),
    /** The choice of another file in place of a review. */
    goOnToUpload: () => replace({ upload: '1' }, state),
    close: () => (state?.openedOnDashboard ? void navigate(-(state.depth ?? 1)) : replace({})),
    /** Leaves for good, whatever was opened on the way. */
    leave: () => replace({}),
  }
}
