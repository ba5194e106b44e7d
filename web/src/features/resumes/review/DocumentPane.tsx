import { ListChecks } from 'lucide-react'
import { useMemo, useRef, useState } from 'react'
import { cn } from '@/lib/cn'
import { IconButton } from '@/ui/IconButton'
import { useZoom } from '@/ui/pdf/use-zoom'
import { ZoomBar } from '@/ui/pdf/ZoomBar'
import type { ParseDetails, ResumeRecord } from '../model'
import { OriginalPdf } from '../viewer/OriginalPdf'
import { linesOf, type LineKind } from './document-lines'
import { pageMark, type Place } from './field-sources'
import { FlowDocument } from './FlowDocument'
import { LineBar } from './LineBar'
import { LineList } from './LineList'
import { useOpenWork, useReview } from './review-context'
import { StepDone, UndoStep } from './UndoStep'
import { useSelectedLines } from './use-selected-lines'

interface Props {
  record: ResumeRecord
  details: ParseDetails
  /** Where the field in use was read from. */
  source: Place | undefined
  /** Puts lines of the document into the form, as what they are. */
  onPlace: (lines: readonly string[], kind: LineKind) => void
  className?: string
}

const NONE: ReadonlySet<number> = new Set()

/** The uploaded document, with the highlighter on what the field in use was read from and a shade on what no field has. Its lines can be selected, and put into the form. */
export function DocumentPane({ record, details, source, onPlace, className }: Props) {
  const scroller = useRef<HTMLDivElement>(null)
  const zoom = useZoom(scroller)
  const { lines } = useOpenWork()
  const { steps } = useReview()
  const [listed, setListed] = useState(false)
  const [chosen, setChosen] = useState(NONE)
  const selected = useSelectedLines(scroller)
  const allLines = useMemo(() => linesOf(details), [details])
  const picked = listed ? allLines.filter((_, index) => chosen.has(index)) : selected
  const open = lines.map(({ index }) => index).join()
  const mark = useMemo(() => pageMark(source, details.pages), [source, details.pages])
  // By what is open, not by the list: that is a new one with each key that is pressed.
  const unplaced = useMemo(() => open.split(',').flatMap((index) => (index === '' ? [] : (details.unplaced[Number(index)] ?? []))), [open, details.unplaced])
  const tints = useMemo(() => unplaced.flatMap((line) => pageMark(line, details.pages) ?? []), [unplaced, details.pages])
  const tinted = useMemo(() => unplaced.flatMap(({ paragraphs }) => paragraphs), [unplaced])
  const place = (kind: LineKind) => {
    onPlace(picked, kind)
    setChosen(NONE)
    document.getSelection()?.removeAllRanges()
    // The bar goes, and the focus with it.
    scroller.current?.focus()
  }
  const isDone = picked.length === 0 && steps.last?.places.includes('document')
  return (
    <div className={cn('min-h-0 min-w-0 flex-col overflow-hidden rounded-lg border bg-sunken', className)}>
      <div className="flex min-h-11 items-center justify-between gap-3 border-b bg-surface pr-1 pl-4">
        <p className="text-sm text-muted">
          {unplaced.length > 0 && <><span aria-hidden className="mr-2 inline-block h-3 w-5 rounded-[3px] bg-warning-graphic/40 align-[-1px]" />Not in any field yet</>}
        </p>
        <div className="flex items-center">
          <IconButton label="Choose lines" aria-pressed={listed} onClick={() => setListed(!listed)} className="size-9 aria-pressed:bg-primary-soft aria-pressed:text-primary"><ListChecks aria-hidden /></IconButton>
          <ZoomBar zoom={zoom} />
        </div>
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
        {listed ? (
          <LineList lines={allLines} chosen={chosen} onChange={setChosen} />
        ) : details.pages.length === 0 ? (
          <FlowDocument paragraphs={details.paragraphs} marked={source?.paragraphs} tinted={tinted} zoom={zoom.value} />
        ) : (
          <OriginalPdf record={record} mark={mark} tints={tints} zoom={zoom.value} selectable />
        )}
      </div>
      {picked.length > 0 && <LineBar count={picked.length} onPlace={place} />}
      <div className={cn('flex items-center justify-between gap-2', isDone && 'border-t bg-surface p-2')}>
        {isDone && <><StepDone place="document" /><UndoStep place="document" onUndone={() => scroller.current?.focus()} /></>}
      </div>
    </div>
  )
}
