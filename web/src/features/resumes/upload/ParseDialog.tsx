import { CircleCheck, FileSearch, FileX } from 'lucide-react'
import { Button } from '@/ui/Button'
import { Dialog } from '@/ui/Dialog'
import type { UploadFlow } from './flow'

interface Props {
  flow: Extract<UploadFlow, { step: 'parsing' | 'unreadable' }>
  /** Shown for a moment: the upload went well. */
  notice: string | null
  onRetry: () => void
  /** Throws the upload away and offers the choice of another file. */
  onOther: () => void
  /** Throws the upload away. */
  onClose: () => void
}

/** Between the upload and the review: the file is read, or could not be read. */
export function ParseDialog({ flow, notice, onRetry, onOther, onClose }: Props) {
  if (flow.step === 'unreadable') {
    return (
      <Dialog
        open
        title="Failed to Parse Resume"
        onClose={onClose}
        footer={
          <>
            <Button variant="outline" onClick={onOther}>Choose a different file</Button>
            <Button onClick={onRetry}>Try Again</Button>
          </>
        }
      >
        <div role="alert" className="flex items-start gap-4">
          <span className="grid size-12 shrink-0 place-items-center rounded-full bg-error-soft"><FileX className="size-5.5 text-error" aria-hidden /></span>
          <div className="min-w-0">
            <p className="truncate font-semibold">{flow.record.originalName}</p>
            <p className="mt-1 text-muted">{flow.message}</p>
          </div>
        </div>
      </Dialog>
    )
  }
  return (
    <Dialog open title="Parsing your resume..." onClose={onClose} footer={<Button variant="outline" onClick={onClose}>Cancel</Button>}>
      {notice && (
        <p role="status" className="mb-4 flex items-center gap-2 text-sm font-medium text-success">
          <CircleCheck className="size-4 shrink-0" aria-hidden />
          {notice}
        </p>
      )}
      <div role="status" className="flex items-center gap-4">
        <span className="grid size-12 shrink-0 animate-pulse place-items-center rounded-full bg-primary-soft"><FileSearch className="size-5.5 text-primary" aria-hidden /></span>
        <div className="min-w-0">
          <p className="truncate font-semibold">{flow.record.originalName}</p>
          <p className="mt-1 text-muted">Finding your jobs, dates and skills…</p>
        </div>
      </div>
    </Dialog>
  )
}
