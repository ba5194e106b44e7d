import { cn } from '@/lib/cn'
import { PdfStrip } from '@/ui/pdf/PdfStrip'
import { useOriginalFile } from '../api/original-file'
import type { ResumeRecord } from '../model'
import { pageMark, placeOfField } from './field-sources'
import { useStrip } from './strip-context'

/** Where form and document have no room side by side: the passage that a field was read from, under the field in use. */
export function FieldStrip({ source, className }: { source: string | null; className?: string }) {
  const strip = useStrip()
  if (!strip || source === null || strip.source !== source) return null
  const { record, details, sources } = strip
  const place = placeOfField(sources, source)
  if (!place) return null
  const mark = pageMark(place, details.pages)
  const size = mark && details.pages[mark.page]
  if (mark && size) return <PageStrip className={className} record={record} mark={mark} size={size} />
  const words = place.paragraphs.map((index) => details.paragraphs[index]?.text).filter(Boolean)
  return words.length === 0 ? null : <blockquote className={cn('mt-2 rounded-md border bg-sunken px-3 py-2 text-sm', className)}>{words.join(' ')}</blockquote>
}

type PageStripProps = Pick<Parameters<typeof PdfStrip>[0], 'mark' | 'size'> & { record: ResumeRecord; className?: string }

/** Nothing is shown when the file cannot be loaded: the other pane says so. */
function PageStrip({ record, className, ...place }: PageStripProps) {
  const file = useOriginalFile(record)
  if (!file.data) return null
  return <div className={cn('mt-2', className)}><PdfStrip file={file.data} label="Where this was read" {...place} /></div>
}
