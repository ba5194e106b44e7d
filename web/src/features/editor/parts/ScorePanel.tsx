import { CircleCheck } from 'lucide-react'
import { messageOf } from '@/api/errors'
import { FindingItem } from '@/features/resumes/score/FindingItem'
import { toImprove } from '@/features/resumes/score/findings'
import { scoreBand } from '@/lib/score-band'
import { Badge } from '@/ui/Badge'
import { ErrorState } from '@/ui/ErrorState'
import { ScoreRing } from '@/ui/ScoreRing'
import { Skeleton } from '@/ui/Skeleton'
import { pathInForm } from '../state/content'
import type { useLiveScore } from '../state/use-live-score'
import { useEditing } from './editor-context'

/** The score of what is typed, and what would raise it: each finding leads to its field. */
export function ScorePanel({ score }: { score: ReturnType<typeof useLiveScore> }) {
  const { content, goTo } = useEditing()
  if (score.isError && !score.data) return <ErrorState title="We couldn’t calculate the score" message={messageOf(score.error)} onRetry={() => void score.refetch()} retrying={score.isFetching} />
  if (!score.data) return <div role="status" aria-busy aria-label="Calculating the score" className="grid gap-4"><Skeleton className="size-24 rounded-full" /><Skeleton className="h-24 rounded-lg" /></div>
  const { card } = score.data
  const improve = toImprove(card)
  const band = scoreBand(card.score)
  return (
    <div className="grid gap-6">
      <h2 className="sr-only">Score</h2>
      <div className="flex items-center gap-5">
        <ScoreRing value={card.score} size={96} />
        <div>
          <Badge tone={band.tone}>{band.label}</Badge>
          <p className="mt-1.5 text-sm text-muted">{card.design ? 'Updates while you type. It rates the PDF in this design.' : 'It rates the file you uploaded. Once you change something, it rates the PDF in this design.'}</p>
        </div>
      </div>
      {card.caps.map(({ rule, limit, reason }) => <p key={rule} className="rounded-lg bg-error-soft px-4 py-3"><strong className="font-semibold">Capped at {limit} until this is fixed.</strong> {reason}</p>)}
      <div>
        <h3 className="text-head">What to improve</h3>
        {improve.length === 0 && <p className="mt-2 flex items-center gap-2 text-muted"><CircleCheck className="size-5 text-success" aria-hidden />Your resume passes every check that applies.</p>}
        <ul className="mt-3 grid gap-3">{improve.map((loss) => <FindingItem key={loss.finding.rule} loss={loss} onEdit={(field) => goTo(pathInForm(content.resume, field))} />)}</ul>
      </div>
    </div>
  )
}
