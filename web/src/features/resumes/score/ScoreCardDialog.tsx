import { messageOf } from '@/api/errors'
import { Dialog } from '@/ui/Dialog'
import { ErrorState } from '@/ui/ErrorState'
import { Skeleton } from '@/ui/Skeleton'
import { useScoreCard } from '../api/score-card'
import type { ResumeRecord } from '../model'
import { ScoreCardView } from './ScoreCardView'

/** The explained score of one resume. */
export function ScoreCardDialog({ record, onClose }: { record: ResumeRecord; onClose: () => void }) {
  const card = useScoreCard(record.id)
  return (
    <Dialog open size="lg" title="ATS score card" description={record.name} onClose={onClose}>
      {card.isPending && <ScoreCardSkeleton />}
      {card.isError && <ErrorState title="We couldn’t load the score card" message={messageOf(card.error)} onRetry={() => void card.refetch()} retrying={card.isFetching} />}
      {card.data && <ScoreCardView card={card.data} />}
    </Dialog>
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
