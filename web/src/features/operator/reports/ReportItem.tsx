import { paths } from '@/lib/paths'
import { Badge } from '@/ui/Badge'
import { Button } from '@/ui/Button'
import { Link } from '@/ui/Link'
import { Ago } from '../Ago'
import { Breakable } from '../Breakable'
import { inWords } from '../in-words'
import type { JobReport } from '../model'

/** Reasons whose code says too little by itself. */
const REASONS: Partial<Record<string, string>> = { closed: 'No longer open', wrong: 'Something is wrong', other: 'Something else' }

interface Props {
  report: JobReport
  onRemove: () => void
}

/** One report: the job, what is said to be wrong with it, and the way to take it off the board. */
export const ReportItem = ({ report: { jobId, title, company, reason, note, reportedAt, reportedBy }, onRemove }: Props) => (
  <li className="flex flex-wrap items-start justify-between gap-x-6 gap-y-4 px-4 py-5 sm:px-6">
    <div className="min-w-0 basis-full sm:flex-1 sm:basis-0">
      <h2 className="flex flex-wrap items-center gap-x-3 gap-y-1 font-sans text-base font-semibold">
        <Link to={paths.job(jobId)} className="wrap-anywhere text-primary underline underline-offset-4">{title}</Link>
        <Badge tone="warning">{REASONS[reason] ?? inWords(reason)}</Badge>
      </h2>
      <p className="mt-1 text-sm wrap-anywhere text-muted">{company}</p>
      {note && <p className="mt-3 max-w-3xl wrap-anywhere whitespace-pre-line">{note}</p>}
      <p className="mt-2 text-sm text-muted">Reported by <Breakable>{reportedBy || 'a deleted account'}</Breakable>, <Ago at={reportedAt} /></p>
    </div>
    <Button size="sm" variant="outline" onClick={onRemove}>Remove job<span className="sr-only"> “{title}”</span></Button>
  </li>
)
