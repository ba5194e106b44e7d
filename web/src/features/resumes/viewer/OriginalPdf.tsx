import { messageOf } from '@/api/errors'
import { ErrorState } from '@/ui/ErrorState'
import { PagedPdf, type PagedPdfProps } from '@/ui/pdf/PagedPdf'
import { PdfSkeleton } from '@/ui/pdf/PdfStates'
import { useOriginalFile } from '../api/original-file'
import type { ResumeRecord } from '../model'

type Props = { record: ResumeRecord } & Pick<PagedPdfProps, 'mark' | 'tints' | 'zoom' | 'selectable'>

/** The uploaded PDF page by page, with the highlighter on `mark`. */
export function OriginalPdf({ record, ...look }: Props) {
  const file = useOriginalFile(record)
  if (file.isError) return <ErrorState title="We can’t show this document" message={messageOf(file.error)} onRetry={() => void file.refetch()} retrying={file.isFetching} />
  return file.data ? <PagedPdf file={file.data} label={record.originalName} {...look} /> : <PdfSkeleton />
}
