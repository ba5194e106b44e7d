import { Skeleton } from '@/ui/Skeleton'
import type { Summary } from './summary'

/** The user's own figures, computed from the history. */
export function SummaryCards({ summary }: { summary: Summary | null }) {
  return (
    <>
      <SummaryCard label="Resumes" value={summary?.count} />
      <SummaryCard label="Average ATS score" value={summary?.average} />
    </>
  )
}

function SummaryCard({ label, value }: { label: string; value: string | undefined }) {
  return (
    <div role="group" aria-label={label} className="flex h-8 items-center gap-2.5">
      <p className="text-sm text-muted">{label}</p>
      {/* As wide as any average: what stands beside it does not move when the figure comes. */}
      <div className="min-w-12">
        {value === undefined ? <Skeleton className="h-5" /> : <p className="font-display text-[1.375rem] leading-none font-bold tabular-nums">{value}</p>}
      </div>
    </div>
  )
}
