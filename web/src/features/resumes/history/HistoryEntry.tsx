import { ChevronRight, Download, Share2, SquarePen, Trash2 } from 'lucide-react'
import { paths } from '@/lib/paths'
import { relativeTime } from '@/lib/relative-time'
import { scoreBand } from '@/lib/score-band'
import { Badge } from '@/ui/Badge'
import { IconButton } from '@/ui/IconButton'
import { Link } from '@/ui/Link'
import { ScoreRing } from '@/ui/ScoreRing'
import type { ResumeRecord } from '../model'

interface Props {
  record: ResumeRecord
  onOpen: () => void
  onShare: () => void
  onDownload: () => void
  onDelete: () => void
}

/** One resume of the list; a click on it opens its details, which its name and arrow announce. */
export function HistoryEntry({ record, onOpen, onShare, onDownload, onDelete }: Props) {
  const score = record.atsScore ?? null
  const band = score === null ? null : scoreBand(score)
  return (
    <li className="flex items-center pr-1.5 transition-colors hover:bg-primary-soft/50 sm:gap-1 sm:pr-4">
      <button type="button" onClick={onOpen} className="group flex min-w-0 flex-1 items-center gap-3 rounded-md py-4 pr-1 pl-4 text-left sm:gap-4 sm:pr-2 sm:pl-6">
        <ScoreRing value={score} size={52} />
        <span className="min-w-0 flex-1 sm:flex sm:items-center sm:gap-4">
          <span className="block min-w-0 sm:flex-1">
            <span className="font-semibold decoration-2 block break-words underline-offset-4 group-hover:text-primary group-hover:underline">{record.name}</span>
            <span className="block text-sm text-muted">{relativeTime(record.uploadedAt)}</span>
          </span>
          {band?.listLabel && <span className="mt-1 block sm:mt-0"><Badge tone={band.tone}>{band.listLabel}</Badge></span>}
        </span>
        <span className="flex shrink-0 items-center gap-0.5 text-sm font-semibold text-primary">
          <span className="max-sm:sr-only">Details</span>
          <ChevronRight className="size-4.5 transition-transform group-hover:translate-x-0.5" aria-hidden />
        </span>
      </button>
      <Link to={paths.editor(record.id)} aria-label={`Edit ${record.name}`} title={`Edit ${record.name}`} className="grid size-11 shrink-0 place-items-center rounded-md text-muted transition-colors duration-150 hover:bg-ink/6 hover:text-ink max-sm:hidden"><SquarePen className="size-5" aria-hidden /></Link>
      {/* Where there is no room for them, the details have what the row leaves out. */}
      <IconButton label={`Share ${record.name}`} onClick={onShare} className="max-sm:hidden"><Share2 aria-hidden /></IconButton>
      <IconButton label={`Download ${record.name}`} onClick={onDownload}><Download aria-hidden /></IconButton>
      <IconButton label={`Delete ${record.name}`} tone="danger" onClick={onDelete}><Trash2 aria-hidden /></IconButton>
    </li>
  )
}
