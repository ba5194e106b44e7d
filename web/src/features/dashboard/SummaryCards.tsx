import { Skeleton } from '@/ui/Skeleton'
import { storageUse, type StorageUse, type Summary } from './summary'

/** The user's own figures, computed from the history, and how much of their storage is used. */
export function SummaryCards({ summary, storage }: { summary: Summary | null; storage: StorageUse | undefined }) {
  const used = storage && storageUse(storage)
  return (
    <>
      <SummaryCard label="Resumes" value={summary?.count} />
      <SummaryCard label="Average ATS score" value={summary?.average} />
      {used && <SummaryCard label="Storage" value={used} />}
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
