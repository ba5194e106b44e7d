import { useEffect, useEffectEvent, useRef } from 'react'
import toast from 'react-hot-toast/headless'
import { usePendingResume } from '../api/pending-resume'
import { readDraft } from '../review/draft'
import { ReviewDialog } from '../review/ReviewDialog'
import { ParseDialog } from './ParseDialog'
import { PendingBanner } from './PendingBanner'
import { UploadDialog } from './UploadDialog'
import { NOTICE_TIME, useNotice } from './use-notice'
import { useUploadFlow } from './use-upload-flow'

interface Props {
  /** Whether the place to choose a file is shown. */
  choosing: boolean
  onChoose: () => void
  onChosen: () => void
}

/** Everything from choosing a file to the saved resume; in the page it shows what is unfinished. */
export function ResumeUpload({ choosing, onChoose, onChosen }: Props) {
  const [uploaded, sayUploaded] = useNotice()
  const { flow, send, read, readAgain, end, discard } = useUploadFlow({
    onUploaded: () => {
      sayUploaded('Resume uploaded successfully!')
      onChosen()
    },
  })
  const pending = usePendingResume().data
  useReopenedReview(pending, (record) => void read(record))

  return (
    <>
      {pending && flow.step === 'idle' && !choosing && (
        <PendingBanner
          record={pending}
          onContinue={() => void read(pending)}
          onDiscard={() => void discard(pending)}
          onOther={() => {
            void discard(pending)
            onChoose()
          }}
        />
      )}
      {(flow.step === 'idle' || flow.step === 'refused' || flow.step === 'uploading') && (
        <UploadDialog
          open={choosing || flow.step === 'uploading'}
          flow={flow}
          onFile={(file) => void send(file)}
          onCancel={end}
          onClose={() => {
            end()
            onChosen()
          }}
        />
      )}
      {(flow.step === 'parsing' || flow.step === 'unreadable') && (
        <ParseDialog
          flow={flow}
          notice={uploaded}
          onRetry={() => void read(flow.record)}
          onOther={() => {
            void discard(flow.record)
            onChoose()
          }}
          onClose={() => void discard(flow.record)}
        />
      )}
      {flow.step === 'reviewing' && (
        <ReviewDialog
          key={flow.record.id}
          reading={flow}
          notice={uploaded}
          onSaved={() => {
            end()
            toast.success('Resume details saved successfully!', { duration: NOTICE_TIME })
          }}
          onDiscard={() => void discard(flow.record)}
          onReadAgain={() => void readAgain(flow.record)}
        />
      )}
    </>
  )
}

/** A reload in the middle of a review opens it again; a review left in another tab or on another day is only offered. */
function useReopenedReview(pending: ReturnType<typeof usePendingResume>['data'], open: (record: NonNullable<typeof pending>) => void) {
  const asked = useRef(false)
  const reopen = useEffectEvent(open)
  useEffect(() => {
    if (pending === undefined || asked.current) return
    asked.current = true
    if (pending && readDraft(pending.id)) reopen(pending)
  }, [pending])
}
