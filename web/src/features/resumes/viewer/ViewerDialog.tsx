import { Download } from 'lucide-react'
import { messageOf } from '@/api/errors'
import { PDF } from '@/lib/file-types'
import { Button } from '@/ui/Button'
import { Dialog } from '@/ui/Dialog'
import { ErrorState } from '@/ui/ErrorState'
import { PdfSkeleton } from '@/ui/pdf/PdfStates'
import { useDownloadResume } from '../api/download-resume'
import { useReading } from '../api/reading'
import type { ResumeRecord } from '../model'
import { FlowDocument } from '../review/FlowDocument'
import { DownloadFailure } from '../history/DownloadFailure'
import { OriginalPdf } from './OriginalPdf'

/** The uploaded file in the page itself: a PDF page by page, a Word file as its text. */
export function ViewerDialog({ record, onClose }: { record: ResumeRecord; onClose: () => void }) {
  const download = useDownloadResume()
  return (
    <Dialog
      open
      size="full"
      title={record.originalName}
      onClose={onClose}
      footer={
        <>
          <DownloadFailure error={download.error} />
          <Button variant="outline" loading={download.isPending} onClick={() => download.mutate(record.id)}><Download className="size-4.5" aria-hidden />Download</Button>
        </>
      }
    >
      {/* eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a scrolling region must be reachable by keyboard */}
      <section tabIndex={0} aria-label="Document" className="relative h-full overflow-y-auto rounded-lg border bg-sunken p-3 sm:p-6">
        <div className="mx-auto max-w-4xl">{record.fileType === PDF ? <OriginalPdf record={record} /> : <WordFile record={record} />}</div>
      </section>
    </Dialog>
  )
}

function WordFile({ record }: { record: ResumeRecord }) {
  const reading = useReading(record.id)
  if (reading.isError) return <ErrorState title="We can’t show this document" message={messageOf(reading.error)} onRetry={() => void reading.refetch()} retrying={reading.isFetching} />
  if (!reading.data) return <PdfSkeleton />
  return (
    <>
      <p className="mb-4 text-sm text-muted">Word files have no fixed pages, so you see the text as we read it. Download the file to see it in Word.</p>
      <FlowDocument paragraphs={reading.data.details.paragraphs} />
    </>
  )
}
