import { useMemo, useRef } from 'react'
import { cn } from '@/lib/cn'
import { useZoom } from '@/ui/pdf/use-zoom'
import { ZoomBar } from '@/ui/pdf/ZoomBar'
import type { ParseDetails, ResumeRecord } from '../model'
import { OriginalPdf } from '../viewer/OriginalPdf'
import { pageMark, type Place } from './field-sources'
import { FlowDocument } from './FlowDocument'
import { useOpenWork } from './review-context'

interface Props {
  record: ResumeRecord
  details: ParseDetails
  /** Where the field in use was read from. */
  source: Place | undefined
  className?: string
}

/** The uploaded document, with the highlighter on what the field in use was read from and a shade on what no field has. */
export function DocumentPane({ record, details, source, className }: Props) {
  const scroller = useRef<HTMLDivElement>(null)
  const zoom = useZoom(scroller)
  const { lines } = useOpenWork()
  const open = lines.map(({ index }) => index).join()
  const mark = useMemo(() => pageMark(source, details.pages), [source, details.pages])
  // By what is open, not by the list: that is a new one with each key that is pressed.
  const unplaced = useMemo(() => open.split(',').flatMap((index) => (index === '' ? [] : (details.unplaced[Number(index)] ?? []))), [open, details.unplaced])
  const tints = useMemo(() => unplaced.flatMap((line) => pageMark(line, details.pages) ?? []), [unplaced, details.pages])
  const tinted = useMemo(() => unplaced.flatMap(({ paragraphs }) => paragraphs), [unplaced])
  return (
    <div className={cn('min-h-0 min-w-0 flex-col overflow-hidden rounded-lg border bg-sunken', className)}>
      <div className="flex min-h-11 items-center justify-between gap-3 border-b bg-surface pr-1 pl-4">
        <p className="text-sm text-muted">
          {unplaced.length > 0 && <><span aria-hidden className="mr-2 inline-block h-3 w-5 rounded-[3px] bg-warning-graphic/40 align-[-1px]" />Not in any field yet</>}
        </p>
        <ZoomBar zoom={zoom} />
      </div>
      <div
        ref={scroller}
        // A scrolling region must be reachable by keyboard.
        // eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex
        tabIndex={0}
        role="region"
        aria-label="Document"
        className="relative min-h-0 flex-1 overflow-auto p-3 sm:p-4"
      >
        {details.pages.length === 0 ? (
          <FlowDocument paragraphs={details.paragraphs} marked={source?.paragraphs} tinted={tinted} zoom={zoom.value} />
        ) : (
          <OriginalPdf record={record} mark={mark} tints={tints} zoom={zoom.value} />
        )}
      </div>
    </div>
  )
}
