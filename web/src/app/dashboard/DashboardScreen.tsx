import { Upload } from 'lucide-react'
import { Suspense, type ComponentProps } from 'react'
import toast from 'react-hot-toast/headless'
import { Applications } from '@/features/applications/Applications'
import DashboardPage from '@/features/dashboard/DashboardPage'
import { NOTHING, summarise } from '@/features/dashboard/summary'
import { useFollowedStorage } from '@/features/dashboard/use-fresh-profile'
import { UpdateUrlsButton } from '@/features/profiles/UpdateUrlsButton'
import { useHistory } from '@/features/resumes/api/history'
import { usePendingResume } from '@/features/resumes/api/pending-resume'
import { ResumeHistory } from '@/features/resumes/history/ResumeHistory'
import { ResumeUpload } from '@/features/resumes/upload/ResumeUpload'
import { useNotice } from '@/features/resumes/upload/use-notice'
import { lazyChunk } from '@/lib/lazy-chunk'
import { Button } from '@/ui/Button'
import { ChunkBoundary } from '@/ui/ChunkBoundary'
import { LostPart } from '@/ui/LostPart'
import { Skeleton } from '@/ui/Skeleton'
import { ProfileDialogs } from './ProfileDialogs'
import { ResumeDialogs } from './ResumeDialogs'
import { isAboutProfiles, useDashboardView } from './use-dashboard-view'

const { Content: ProviderReturn } = lazyChunk(() => import('@/features/profiles/ProviderReturn'))
const { Content: ProfileCards } = lazyChunk(() => import('@/features/profiles/ProfileCards'))

/** The dashboard put together: its frame, the resumes in it, and whatever the address opens in front of it. */
export default function DashboardScreen() {
  const dashboard = useDashboardView()
  const { view, showUpload, show, goOn, openReview, goOnToUpload, close, leave, showConnection } = dashboard
  const [uploaded, sayUploaded] = useNotice()
  const reviewing = view.kind === 'review' ? view.resumeId : null
  const history = useHistory()
  const pending = usePendingResume()
  useFollowedStorage(history.isFetched && pending.isFetched ? Math.max(history.dataUpdatedAt, pending.dataUpdatedAt) : 0)
  const summary = history.data ? summarise(history.data) : history.isError ? NOTHING : null
  return (
    <>
      <DashboardPage
        summary={summary}
        onUpload={showUpload}
        onCreate={() => dashboard.showCreate('template')}
        updateUrls={<UpdateUrlsButton hasResumes={(history.data?.length ?? 0) > 0} />}
        profiles={<LateCards onGithub={() => showConnection('github')} onLinkedIn={() => showConnection('linkedin')} onRepositories={() => showConnection('repositories')} />}
        below={history.isPending ? null : <Applications />}
        history={
          <ResumeHistory
            onOpen={(record) => show(record.id, 'detail')}
            onShare={(record) => show(record.id, 'share')}
            above={
              <ResumeUpload
                choosing={view.kind === 'upload'}
                reviewing={reviewing}
                onChoose={showUpload}
                onClose={close}
                onStored={({ id }) => {
                  sayUploaded('Resume uploaded successfully!')
                  openReview(id)
                }}
                onContinue={({ id }) => show(id, 'review')}
              />
            }
            firstStep={<Button onClick={showUpload}><Upload className="size-4.5" aria-hidden />Upload Resume</Button>}
          />
        }
      />
      {dashboard.returned && (
        <ChunkBoundary fallback={() => null}>
          <Suspense fallback={null}><ProviderReturn onConnected={dashboard.showConnected} onProblem={dashboard.showProblem} /></Suspense>
        </ChunkBoundary>
      )}
      {isAboutProfiles(view) && <ProfileDialogs view={view} dashboard={dashboard} />}
      {'resumeId' in view && (
        <ResumeDialogs
          view={view}
          notice={uploaded}
          onShow={(next, field) => show(view.resumeId, next, field)}
          onGoOn={(next) => goOn(view.resumeId, next)}
          onUpload={goOnToUpload}
          onClose={close}
          onLost={() => {
            toast.error('We couldn’t find this resume.', { id: 'lost-resume' })
            leave()
          }}
        />
      )}
    </>
  )
}

/** The cards, whose code comes while the history is loaded. */
function LateCards(props: ComponentProps<typeof ProfileCards>) {
  return (
    <ChunkBoundary fallback={(lost) => <LostPart {...lost} />}>
      <Suspense fallback={<div aria-busy className="grid gap-4 md:grid-cols-2">{[0, 1].map((card) => <Skeleton key={card} className="h-43 rounded-xl" />)}</div>}>
        <ProfileCards {...props} />
      </Suspense>
    </ChunkBoundary>
  )
}
