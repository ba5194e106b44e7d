import { useState } from 'react'
import { messageOf } from '@/api/errors'
import { cn } from '@/lib/cn'
import { ErrorState } from '@/ui/ErrorState'
import { PaneSwitch } from '@/ui/PaneSwitch'
import { PagedPdf } from '@/ui/pdf/PagedPdf'
import { PdfSkeleton } from '@/ui/pdf/PdfStates'
import { Skeleton } from '@/ui/Skeleton'
import { useLatexSource, usePdfPreview } from './api/render'
import { CopyButton } from './CopyButton'
import type { Template } from './model'

interface Props {
  resumeId: string
  template: Template
}

type PartProps = Props & { className: string }

const PANES = [
  ['pdf', 'PDF'],
  ['latex', 'LaTeX'],
] as const
type Pane = (typeof PANES)[number][0]

/** The resume in a design: the PDF beside its LaTeX source; on a small screen they take turns, and the choice outlives a change of design. */
export function TemplatePreview(props: Props) {
  const [pane, setPane] = useState<Pane>('pdf')
  const id = props.template.id
  const place = (own: Pane) => cn('min-h-64 flex-1 xl:min-h-0', pane !== own && 'max-xl:hidden')
  return (
    <div className="relative flex min-h-0 flex-col gap-3 xl:grid xl:grid-cols-[minmax(0,1.15fr)_minmax(0,1fr)] xl:gap-6">
      <PaneSwitch panes={PANES} pane={pane} onChange={setPane} className="xl:hidden" />
      <PdfPart key={`${id}-pdf`} {...props} className={place('pdf')} />
      <LatexPart key={`${id}-latex`} {...props} className={place('latex')} />
    </div>
  )
}

function PdfPart({ resumeId, template, className }: PartProps) {
  const pdf = usePdfPreview({ resumeId, template: template.id })
  return (
    // eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a scrolling region must be reachable by keyboard
    <section tabIndex={0} aria-label={`Preview of ${template.name}`} className={cn('relative overflow-y-auto rounded-lg border bg-sunken p-3 sm:p-5', className)}>
      {pdf.isPending && <PdfSkeleton />}
      {pdf.isError && <ErrorState title="We couldn’t load the preview" message={messageOf(pdf.error)} onRetry={() => void pdf.refetch()} retrying={pdf.isFetching} />}
      {pdf.data && <PagedPdf file={pdf.data} label={template.name} />}
    </section>
  )
}

function LatexPart({ resumeId, template, className }: PartProps) {
  const latex = useLatexSource({ resumeId, template: template.id })
  return (
    <section aria-label="LaTeX source" className={cn('flex min-w-0 flex-col overflow-hidden rounded-lg border', className)}>
      <div className="flex items-center justify-between gap-4 border-b py-2 pr-2 pl-4">
        <h3 className="font-sans text-[0.9375rem] font-semibold">LaTeX source</h3>
        <CopyButton text={latex.data} />
      </div>
      {latex.isPending && <div role="status" aria-label="Loading the LaTeX source" className="grid gap-3 p-4">{[70, 90, 60, 80].map((width) => <Skeleton key={width} className="h-3" />)}</div>}
      {latex.isError && <ErrorState title="We couldn’t load the LaTeX source" message={messageOf(latex.error)} onRetry={() => void latex.refetch()} retrying={latex.isFetching} />}
      {latex.data !== undefined && (
        // eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a scrolling region must be reachable by keyboard
        <pre tabIndex={0} aria-label="LaTeX source code" className="min-h-0 flex-1 overflow-auto bg-bg p-4 font-mono text-[0.8125rem] leading-relaxed break-words whitespace-pre-wrap">
          <code>{latex.data}</code>
        </pre>
      )}
    </section>
  )
}
