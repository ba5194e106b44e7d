import { Eye, LayoutTemplate, ListChecks, Pencil, Share2, SquarePen } from 'lucide-react'
import { cn } from '@/lib/cn'
import { fileTypeName } from '@/lib/file-types'
import { fullDate } from '@/lib/relative-time'
import { scoreBand } from '@/lib/score-band'
import { paths } from '@/lib/paths'
import { Button, ButtonLink } from '@/ui/Button'
import { Dialog } from '@/ui/Dialog'
import { DownloadButton } from '@/ui/DownloadButton'
import { ScoreRing } from '@/ui/ScoreRing'
import { useDownloadResume } from '../api/download-resume'
import type { ResumeRecord } from '../model'
import { DownloadFailure } from './DownloadFailure'

interface Props {
  record: ResumeRecord
  onClose: () => void
  onView: () => void
  /** Opens what was read for correction. */
  onEdit: () => void
  onScore: () => void
  onTemplates: () => void
  onShare: () => void
}

const TEXT_TONE = { success: 'text-success', warning: 'text-warning', error: 'text-error' }

/** What stands where the score will be. */
const withoutScore = ({ scoreStatus, scoreError }: ResumeRecord) => (scoreStatus === 'pending' ? 'Being calculated…' : scoreError === null ? 'Not scored' : `Not scored. ${scoreError}`)

/** What is known of one resume, and what can be done with it. */
export function ResumeDetailDialog({ record, onClose, onView, onEdit, onScore, onTemplates, onShare }: Props) {
  const download = useDownloadResume()
  const score = record.atsScore ?? null
  const band = score === null ? null : scoreBand(score)
  return (
    <Dialog open title={record.name} onClose={onClose}>
      <div className="flex items-start gap-5 sm:items-center sm:gap-7">
        <ScoreRing value={score} size={96} />
        <dl className="grid min-w-0 flex-1 gap-x-6 gap-y-1.5 sm:grid-cols-[auto_1fr] [&_dd]:break-words [&_dt]:text-muted max-sm:[&_dt]:mt-1 max-sm:[&_dt]:text-sm">
          <dt>Original file</dt>
          <dd>{record.originalName}</dd>
          <dt>Uploaded</dt>
          <dd>{fullDate(record.uploadedAt)}</dd>
          <dt>ATS score</dt>
          <dd className={cn('font-semibold tabular-nums', band && TEXT_TONE[band.tone])}>{band ? `${score}, ${band.label}` : withoutScore(record)}</dd>
          <dt>File type</dt>
          <dd>{fileTypeName(record.fileType)}</dd>
        </dl>
      </div>
      <div className="mt-7 grid gap-3 sm:grid-cols-2">
        <Button onClick={onView}><Eye className="size-4.5" aria-hidden />View</Button>
        <DownloadButton variant="outline" busy={download.isPending} onClick={() => download.mutate(record.id)}>Download</DownloadButton>
        <Button variant="light" onClick={onEdit}><Pencil className="size-4.5" aria-hidden />Edit details</Button>
        <Button variant="light" onClick={onScore}><ListChecks className="size-4.5" aria-hidden />Explain the score</Button>
        <Button variant="light" onClick={onTemplates}><LayoutTemplate className="size-4.5" aria-hidden />Choose a template</Button>
        <ButtonLink variant="light" to={paths.editor(record.id)}><SquarePen className="size-4.5" aria-hidden />Edit</ButtonLink>
        <Button variant="light" onClick={onShare} className="sm:col-span-2"><Share2 className="size-4.5" aria-hidden />Share</Button>
      </div>
      <div className="mt-4 empty:hidden"><DownloadFailure error={download.error} /></div>
      <p className="mt-5 text-center text-sm text-muted">Press <kbd className="rounded-sm border bg-bg px-1.5 font-sans text-xs font-semibold">ESC</kbd> to close</p>
    </Dialog>
  )
}
