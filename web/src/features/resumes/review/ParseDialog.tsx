import { CircleCheck, FileSearch, FileX } from 'lucide-react'
import { Button } from '@/ui/Button'
import { Dialog } from '@/ui/Dialog'

interface ReadingProps {
  fileName: string
  /** Shown for a moment: the upload went well. */
  notice: string | null
  onCancel: () => void
}

/** While the file is read. */
export function ReadingDialog({ fileName, notice, onCancel }: ReadingProps) {
  return (
    <Dialog open title="Parsing your resume..." onClose={onCancel} footer={<Button variant="outline" onClick={onCancel}>Cancel</Button>}>
      {notice && (
        <p role="status" className="mb-4 flex items-center gap-2 text-sm font-medium text-success">
          <CircleCheck className="size-4 shrink-0" aria-hidden />
          {notice}
        </p>
      )}
      <div role="status" className="flex items-center gap-4">
        <span className="grid size-12 shrink-0 animate-pulse place-items-center rounded-full bg-primary-soft"><FileSearch className="size-5.5 text-primary" aria-hidden /></span>
        <div className="min-w-0">
          <p className="truncate font-semibold">{fileName}</p>
          <p className="mt-1 text-muted">Finding your jobs, dates and skills…</p>
        </div>
      </div>
    </Dialog>
  )
}

interface UnreadableProps {
  fileName: string
  message: string
  /** Whether the same file will never be read, however often it is tried. */
  permanent: boolean
  onRetry: () => void
  /** Has the built-in parser read the file; offered when a language model failed. */
  onBuiltIn?: () => void
  /** Offers the choice of another file; absent for a resume that is saved already. */
  onOther?: () => void
  onClose: () => void
}

/** The file could not be read: the way on that leads somewhere is the main one. */
export function UnreadableDialog({ fileName, message, permanent, onRetry, onBuiltIn, onOther, onClose }: UnreadableProps) {
  const retry = <Button key="retry" variant={permanent && onOther ? 'outline' : 'primary'} onClick={onRetry}>Try Again</Button>
  const other = onOther && <Button key="other" variant={permanent ? 'primary' : 'outline'} onClick={onOther}>Choose another file</Button>
  const builtIn = onBuiltIn && <Button key="built-in" variant="outline" onClick={onBuiltIn}>Use built-in parser</Button>
  return (
    <Dialog open title="Failed to Parse Resume" onClose={onClose} footer={permanent ? [retry, other] : [builtIn ?? other, retry]}>
      <div role="alert" className="flex items-start gap-4">
        <span className="grid size-12 shrink-0 place-items-center rounded-full bg-error-soft"><FileX className="size-5.5 text-error" aria-hidden /></span>
        <div className="min-w-0">
          <p className="truncate font-semibold">{fileName}</p>
          <p className="mt-1 text-muted">{message}</p>
        </div>
      </div>
    </Dialog>
  )
}
