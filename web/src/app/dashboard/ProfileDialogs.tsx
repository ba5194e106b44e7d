import { useQueryClient } from '@tanstack/react-query'
import toast from 'react-hot-toast/headless'
import { useConnected } from '@/features/profiles/use-connected'
import { useHistory, historyQuery, putInHistory } from '@/features/resumes/api/history'
import type { ResumeRecord } from '@/features/resumes/model'
import { lazyChunk } from '@/lib/lazy-chunk'
import { paths } from '@/lib/paths'
import { LateDialog } from '@/ui/LateDialog'
import type { ProfileView, useDashboardView } from './use-dashboard-view'

const { Content: GithubDialog } = lazyChunk(() => import('@/features/profiles/github/GithubDialog'))
const { Content: RepositoriesDialog } = lazyChunk(() => import('@/features/profiles/github/RepositoriesDialog'))
const { Content: LinkedInDialog } = lazyChunk(() => import('@/features/profiles/linkedin/LinkedInDialog'))
const { Content: GateDialog } = lazyChunk(() => import('@/features/profiles/assemble/GateDialog'))
const { Content: NewResumeDialog } = lazyChunk(() => import('@/features/profiles/assemble/NewResumeDialog'))

interface Props {
  view: ProfileView
  dashboard: ReturnType<typeof useDashboardView>
}

/** The dialogs about GitHub, LinkedIn, and the resume that is made of both. */
export function ProfileDialogs({ view, dashboard }: Props) {
  const { close, replace, problem } = dashboard
  switch (view.kind) {
    case 'github':
      return (
        <LateDialog title="Connect GitHub profile" onClose={close}>
          <GithubDialog problem={problem} onClose={close} onRepositories={() => replace({ connect: 'repositories' })} />
        </LateDialog>
      )
    case 'repositories':
      return <LateDialog title="Choose repositories" onClose={close}><RepositoriesDialog onClose={close} onConnect={() => replace({ connect: 'github' })} /></LateDialog>
    case 'linkedin':
      return <LateDialog title="Connect LinkedIn profile" onClose={close}><LinkedInDialog problem={problem} onClose={close} /></LateDialog>
    case 'create':
      return <CreateDialog step={view.step} dashboard={dashboard} />
  }
}

/** A new resume, where both profiles are connected; otherwise what is missing. */
function CreateDialog({ step, dashboard }: { step: 'template' | 'content'; dashboard: Props['dashboard'] }) {
  const connected = useConnected()
  const resumes = useHistory().data
  const client = useQueryClient()
  const open = (record: ResumeRecord) => {
    putInHistory(client, record)
    void client.invalidateQueries({ queryKey: historyQuery.queryKey })
    toast.success('Resume created.')
    dashboard.leaveFor(paths.editor(record.id))
  }
  const { close, replace } = dashboard
  if (!connected.github || !connected.linkedIn) {
    // Nothing is said to be missing before the server has said so.
    if (connected.isPending) return null
    return (
      <LateDialog key="missing" title="Create a new resume" onClose={close}>
        <GateDialog connected={connected} onConnect={(connect) => replace({ connect })} onUpload={() => replace({ upload: '1' })} onClose={close} />
      </LateDialog>
    )
  }
  return (
    <LateDialog key="new" title="Create a new resume" onClose={close}>
      <NewResumeDialog step={step} resumes={resumes} onContent={dashboard.goOnToContent} onBack={dashboard.backToTemplate} onClose={close} onCreated={open} />
    </LateDialog>
  )
}
