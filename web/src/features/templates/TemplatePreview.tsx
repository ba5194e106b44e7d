import { useState } from 'react'
import { messageOf } from '@/api/errors'
import { ErrorState } from '@/ui/ErrorState'
import { PagedPdf } from '@/ui/pdf/PagedPdf'
import { PdfSkeleton } from '@/ui/pdf/PdfStates'
import { Skeleton } from '@/ui/Skeleton'
import { Tabs } from '@/ui/Tabs'
import { useLatexSource, usePdfPreview } from './api/render'
import { CopyButton } from './CopyButton'
import type { Template } from './model'

interface Props {
  resumeId: string
  template: Template
}

/** The panel in front takes the height that the tabs leave. */
const FILLED = 'flex min-h-0 flex-col [&>[role=tabpanel]]:min-h-0 [&>[role=tabpanel]]:flex-1 [&>[role=tabpanel]:not([hidden])]:flex'

/** The resume in a design: its PDF, and its LaTeX source in a second tab. The tab outlives a change of design. */
export function TemplatePreview(props: Props) {
  const [tab, setTab] = useState<'pdf' | 'latex'>('pdf')
  const id = props.template.id
  // Made together with the PDF, so that the tab has nothing to wait for.
  useLatexSource({ resumeId: props.resumeId, template: id })
  return (
    <Tabs
      label="Preview"
      value={tab}
      onChange={setTab}
      className={FILLED}
      tabs={[
        { id: 'pdf', label: 'PDF', content: <PdfPart key={id} {...props} /> },
        { id: 'latex', label: 'LaTeX', content: <LatexPart key={id} {...props} /> },
      ]}
    />
  )
}

function PdfPart({ resumeId, template }: Props) {
  const pdf = usePdfPreview({ resumeId, template: template.id })
  return (
    // eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a scrolling region must be reachable by keyboard
    <section tabIndex={0} aria-label={`Preview of ${template.name}`} className="relative min-h-64 flex-1 overflow-y-auto rounded-lg border bg-sunken p-3 sm:p-5">
      <div className="mx-auto max-w-200">
        {pdf.isPending && <PdfSkeleton />}
        {pdf.isError && <ErrorState title="We couldn’t load the preview" message={messageOf(pdf.error)} onRetry={() => void pdf.refetch()} retrying={pdf.isFetching} />}
        {pdf.data && <PagedPdf file={pdf.data} label={template.name} />}
      </div>
    </section>
  )
}

function LatexPart({ resumeId, template }: Props) {
  const latex = useLatexSource({ resumeId, template: template.id })
  return (
    <section aria-label="LaTeX source" className="flex min-h-64 min-w-0 flex-1 flex-col overflow-hidden rounded-lg border">
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
