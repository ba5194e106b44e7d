import { Flag } from 'lucide-react'
import { useState } from 'react'
import { paths } from '@/lib/paths'
import { EmptyState } from '@/ui/EmptyState'
import type { JobReport, ReportPage } from '../model'
import { PagedList } from '../PagedList'
import { RemoveJob } from './RemoveJob'
import { ReportItem } from './ReportItem'

const place = (page?: string) => paths.operator('reports', { page })

/** A page of the reports, and the way to take a job off the board. */
export function ReportList({ page }: { page: ReportPage }) {
  const [asked, setAsked] = useState<JobReport | null>(null)
  return (
    <>
      <PagedList of={page} entries={page.reports.length} to={place} empty={<EmptyState icon={<Flag className="size-6 text-primary" aria-hidden />} title="No reported jobs" hint="Jobs that users report show up here." />}>
        <ul aria-label="Reported jobs" className="divide-y">{page.reports.map((report) => <ReportItem key={`${report.jobId} ${report.reportedBy} ${report.reportedAt}`} report={report} onRemove={() => setAsked(report)} />)}</ul>
      </PagedList>
      {asked && <RemoveJob report={asked} onClose={() => setAsked(null)} />}
    </>
  )
}
