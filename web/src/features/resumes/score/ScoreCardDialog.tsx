import { CircleCheck, Info, LayoutTemplate, SquarePen, Wrench } from 'lucide-react'
import { messageOf } from '@/api/errors'
import { cn } from '@/lib/cn'
import { paths } from '@/lib/paths'
import { Button, ButtonLink } from '@/ui/Button'
import { Dialog } from '@/ui/Dialog'
import { ErrorState } from '@/ui/ErrorState'
import { Skeleton } from '@/ui/Skeleton'
import { useScoreCard } from '../api/score-card'
import type { ResumeRecord } from '../model'
import { fieldOf, nextFixes } from './findings'
import { ScoreCardView } from './ScoreCardView'

interface Props {
  record: ResumeRecord
  /** Shown for a moment: the details were saved. */
  notice?: string | null
  /** What was left open when they were saved, in one sentence. */
  leftOpen?: string | null
  onClose: () => void
  /** Opens the details for correction, at a field if one is named. */
  onEdit: (field?: string) => void
  onTemplates: () => void
}

/** The explained score of one resume, and what to do next. */
export function ScoreCardDialog({ record, notice = null, leftOpen = null, onClose, onEdit, onTemplates }: Props) {
  const card = useScoreCard(record.id)
  const fixes = card.data ? nextFixes(card.data) : []
  return (
    <Dialog
      open
      size="lg"
      title="ATS score card"
      description={<CardIntro name={record.name} notice={notice} leftOpen={leftOpen} />}
      onClose={onClose}
      footer={
        <>
          <ButtonLink variant="outline" to={paths.editor(record.id)}><SquarePen className="size-4.5" aria-hidden />Edit</ButtonLink>
          <Button variant={fixes.length > 0 ? 'outline' : 'primary'} onClick={onTemplates}><LayoutTemplate className="size-4.5" aria-hidden />Choose a design</Button>
          {fixes[0] && <Button onClick={() => onEdit(fieldOf(fixes[0]!) ?? undefined)}><Wrench className="size-4.5" aria-hidden />{fixes.length === 1 ? 'Fix this point' : `Fix these ${fixes.length} points`}</Button>}
        </>
      }
    >
      {card.isPending && <ScoreCardSkeleton />}
      {card.isError && <ErrorState title="We couldn’t load the score card" message={messageOf(card.error)} onRetry={() => void card.refetch()} retrying={card.isFetching} />}
      {card.data && <ScoreCardView card={card.data} onEdit={onEdit} />}
    </Dialog>
  )
}

/** Whose score this is, and what the save before it said: in the head, where it covers nothing. */
function CardIntro({ name, notice, leftOpen }: { name: string; notice: string | null; leftOpen: string | null }) {
  return (
    <div className="grid gap-2">
      {/* Both in one place: nothing moves when the notice goes. */}
      <div className="grid *:col-start-1 *:row-start-1">
        <p className={cn('min-w-0 break-words', notice && 'invisible')}>{name}</p>
        {notice && <p role="status" className="flex items-center gap-1.5 self-start text-sm font-medium text-success"><CircleCheck className="size-4 shrink-0" aria-hidden />{notice}</p>}
      </div>
      {leftOpen && <p className="flex items-start gap-2 text-sm text-ink"><Info className="mt-0.5 size-4.5 shrink-0 text-primary" aria-hidden />{leftOpen}</p>}
    </div>
  )
}

function ScoreCardSkeleton() {
  return (
    <div aria-busy aria-label="Loading the score card" role="status" className="grid gap-6">
      <div className="flex items-center gap-6">
        <Skeleton className="size-28 rounded-full" />
        <div className="grid flex-1 gap-3"><Skeleton className="h-6 w-40" /><Skeleton className="w-4/5" /></div>
      </div>
      {[0, 1, 2].map((row) => <Skeleton key={row} className="h-28 rounded-lg" />)}
    </div>
  )
}
