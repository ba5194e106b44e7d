import { Upload } from 'lucide-react'
import toast from 'react-hot-toast/headless'
import { Applications } from '@/features/applications/Applications'
import DashboardPage from '@/features/dashboard/DashboardPage'
import { NOTHING, summarise } from '@/features/dashboard/summary'
import { useHistory } from '@/features/resumes/api/history'
import { ResumeHistory } from '@/features/resumes/history/ResumeHistory'
import { ResumeUpload } from '@/features/resumes/upload/ResumeUpload'
import { useNotice } from '@/features/resumes/upload/use-notice'
import { Button } from '@/ui/Button'
import { ResumeDialogs } from './ResumeDialogs'
import { useDashboardView } from './use-dashboard-view'

/** The dashboard put together: its frame, the resumes in it, and whatever the address opens in front of it. */
export default function DashboardScreen() {
  const { view, showUpload, show, goOn, openReview, goOnToUpload, close, leave } = useDashboardView()
  const [uploaded, sayUploaded] = useNotice()
  const reviewing = view.kind === 'review' ? view.resumeId : null
  const history = useHistory()
  const summary = history.data ? summarise(history.data) : history.isError ? NOTHING : null
  return (
    <>
      <DashboardPage
        summary={summary}
        onUpload={showUpload}
        below={history.isPending ? null : <Applications />}
        history={
          <ResumeHistory
            onOpen={(record) => show(record.id, 'detail')}
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
