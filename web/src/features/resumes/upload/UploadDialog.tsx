import { Button } from '@/ui/Button'
import { Dialog } from '@/ui/Dialog'
import { FileDrop } from '@/ui/FileDrop'
import { Progress } from '@/ui/Progress'
import { ACCEPTED } from './check-file'
import { EngineChoice } from './EngineChoice'
import type { UploadFlow } from './flow'

interface Props {
  open: boolean
  flow: UploadFlow
  onFile: (file: File) => void
  /** Gives up the transfer, if one is under way. */
  onCancel: () => void
  onClose: () => void
}

/** Where a file is chosen, sent, and refused. */
export function UploadDialog({ open, flow, onFile, onCancel, onClose }: Props) {
  return (
    <Dialog open={open} title="Upload Resume" description="We read it, you review the details, then you get your ATS score." onClose={onClose}>
      {flow.step === 'uploading' ? (
        <Transfer fileName={flow.fileName} share={flow.share} onCancel={onCancel} />
      ) : (
        <>
          <FileDrop
            label="Drop your resume here, or choose a file"
            hint="PDF, DOC or DOCX, up to 5 MB"
            accept={ACCEPTED}
            error={flow.step === 'refused' ? flow.message : undefined}
            onFile={onFile}
          />
          <EngineChoice />
        </>
      )}
    </Dialog>
  )
}

function Transfer({ fileName, share, onCancel }: { fileName: string; share: number; onCancel: () => void }) {
  const sent = share >= 1
  return (
    <div className="rounded-lg border bg-bg px-6 py-8">
      <div className="mb-3 flex items-baseline justify-between gap-4">
        <p className="min-w-0 truncate font-semibold">{fileName}</p>
        <p className="shrink-0 text-sm text-muted tabular-nums">{sent ? 'Checking the file…' : `${Math.round(share * 100)}%`}</p>
      </div>
      <Progress label={`Uploading ${fileName}`} value={sent ? undefined : share} />
      <div className="mt-6 flex justify-center">
        <Button size="sm" variant="outline" onClick={onCancel}>Cancel</Button>
      </div>
    </div>
  )
}
