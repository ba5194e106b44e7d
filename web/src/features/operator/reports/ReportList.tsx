import { Flag } from 'lucide-react'
import { useState } from 'react'
import { Card } from '@/ui/Card'
import { EmptyState } from '@/ui/EmptyState'
import type { JobReport } from '../model'
import { RemoveJob } from './RemoveJob'
import { ReportItem } from './ReportItem'

/** All reports, and the way to take a job off the board. */
export function ReportList({ reports }: { reports: readonly JobReport[] }) {
  const [asked, setAsked] = useState<JobReport | null>(null)
  return (
    <>
      <Card>
        {reports.length === 0 && <EmptyState icon={<Flag className="size-6 text-primary" aria-hidden />} title="No reported jobs" hint="Jobs that users report show up here." />}
        {reports.length > 0 && <ul aria-label="Reported jobs" className="divide-y">{reports.map((report) => <ReportItem key={`${report.jobId} ${report.reportedBy} ${report.reportedAt}`} report={report} onRemove={() => setAsked(report)} />)}</ul>}
      </Card>
      {asked && <RemoveJob report={asked} onClose={() => setAsked(null)} />}
    </>
  )
}
