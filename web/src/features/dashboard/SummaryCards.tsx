import { Card } from '@/ui/Card'
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
    <Card className="px-5 py-5 sm:px-6" role="group" aria-label={label}>
      <p className="text-muted max-sm:text-sm">{label}</p>
      {value === undefined ? <Skeleton className="mt-2 h-10 w-16" /> : <p className="mt-2 font-display text-[2.5rem] leading-none font-bold tabular-nums">{value}</p>}
    </Card>
  )
}
