import { Download, Trash2 } from 'lucide-react'
import { relativeTime } from '@/lib/relative-time'
import { scoreBand } from '@/lib/score-band'
import { Badge } from '@/ui/Badge'
import { IconButton } from '@/ui/IconButton'
import { ScoreRing } from '@/ui/ScoreRing'
import type { ResumeRecord } from '../model'

interface Props {
  record: ResumeRecord
  onOpen: () => void
  onDownload: () => void
  onDelete: () => void
}

/** One resume of the list; a click on it opens its details. */
export function HistoryEntry({ record, onOpen, onDownload, onDelete }: Props) {
  const score = record.atsScore ?? null
  const band = score === null ? null : scoreBand(score)
  return (
    <li className="flex items-center gap-1 pr-2 transition-colors hover:bg-bg sm:gap-2 sm:pr-4">
      <button type="button" onClick={onOpen} className="flex min-w-0 flex-1 items-center gap-4 py-4 pl-5 text-left sm:pl-6">
        <ScoreRing value={score} size={52} />
        <span className="min-w-0 flex-1 sm:flex sm:items-center sm:gap-4">
          <span className="block min-w-0 sm:flex-1">
            <span className="block truncate font-semibold">{record.name}</span>
            <span className="block text-sm text-muted">{relativeTime(record.uploadedAt)}</span>
          </span>
          {band?.listLabel && <span className="mt-1 block sm:mt-0"><Badge tone={band.tone}>{band.listLabel}</Badge></span>}
        </span>
      </button>
      <IconButton label={`Download ${record.name}`} onClick={onDownload}><Download aria-hidden /></IconButton>
      <IconButton label={`Delete ${record.name}`} tone="danger" onClick={onDelete}><Trash2 aria-hidden /></IconButton>
    </li>
  )
}
