import { messageOf } from '@/api/errors'
import { ErrorState } from '@/ui/ErrorState'
import { PagedPdf, type PageMark } from '@/ui/pdf/PagedPdf'
import { PdfSkeleton } from '@/ui/pdf/PdfStates'
import { useOriginalFile } from '../api/original-file'
import type { ResumeRecord } from '../model'

/** The uploaded PDF page by page, with the highlighter on `mark`. */
export function OriginalPdf({ record, mark }: { record: ResumeRecord; mark?: PageMark | null }) {
  const file = useOriginalFile(record)
  if (file.isError) return <ErrorState title="We can’t show this document" message={messageOf(file.error)} onRetry={() => void file.refetch()} retrying={file.isFetching} />
  return file.data ? <PagedPdf file={file.data} label={record.originalName} mark={mark} /> : <PdfSkeleton />
}
