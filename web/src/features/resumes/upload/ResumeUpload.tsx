import { useDiscardUpload } from '../api/discard-upload'
import { useHistory } from '../api/history'
import { usePendingResume } from '../api/pending-resume'
import type { ResumeRecord } from '../model'
import { PendingBanner } from './PendingBanner'
import { UploadDialog } from './UploadDialog'
import { useUploadFlow } from './use-upload-flow'

interface Props {
  /** Whether the place to choose a file is shown. */
  choosing: boolean
  /** The resume whose review is open, if one is: it is not offered meanwhile. */
  reviewing: string | null
  onChoose: () => void
  onClose: () => void
  /** A file was stored: its review is to be opened. */
  onStored: (record: ResumeRecord) => void
  /** The review of an earlier upload is to go on. */
  onContinue: (record: ResumeRecord) => void
}

/** Choosing and sending a file; in the page it shows what is unfinished. */
export function ResumeUpload({ choosing, reviewing, onChoose, onClose, onStored, onContinue }: Props) {
  const { flow, send, end } = useUploadFlow({ onStored })
  const pending = usePendingResume().data
  // With the list and not before it, which it would push down.
  const listed = !useHistory().isPending
  const discard = useDiscardUpload()
  const offered = pending && listed && !choosing && flow.step === 'idle' && pending.id !== reviewing

  return (
    <>
      {offered && (
        <PendingBanner
          record={pending}
          onContinue={() => onContinue(pending)}
          onDiscard={() => void discard(pending)}
          onOther={() => {
            void discard(pending)
            onChoose()
          }}
        />
      )}
      <UploadDialog
        open={choosing || flow.step === 'uploading'}
        flow={flow}
        onFile={(file) => void send(file)}
        onCancel={end}
        onClose={() => {
          end()
          onClose()
        }}
      />
    </>
  )
}
