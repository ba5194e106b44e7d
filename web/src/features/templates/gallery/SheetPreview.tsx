import { ChevronLeft, ChevronRight } from 'lucide-react'
import { useState, type ReactNode } from 'react'
import { messageOf } from '@/api/errors'
import { paths } from '@/lib/paths'
import { useSession } from '@/session/SessionProvider'
import { ErrorState } from '@/ui/ErrorState'
import { IconButton } from '@/ui/IconButton'
import { Link } from '@/ui/Link'
import { PaneSwitch } from '@/ui/PaneSwitch'
import { Skeleton } from '@/ui/Skeleton'
import { useSheetPage } from '../api/sheet-page'
import { BlobImage } from '../BlobImage'
import type { OwnResume, Template } from '../model'

type Source = 'own' | 'sample'
const SOURCES = [['own', 'Your resume'], ['sample', 'Sample']] as const

interface Props {
  template: Template
  /** Undefined while it is not known whether there is one. */
  resume: OwnResume | null | undefined
}

/** A design at full size, page by page: with the user's own resume in it, or the sample person's. */
export function SheetPreview({ template, resume }: Props) {
  const { user } = useSession()
  const [source, setSource] = useState<Source>('own')
  const resumeId = source === 'own' ? (resume?.id ?? null) : null
  return (
    <section aria-label={`Preview of ${template.name}`} className="flex min-w-0 flex-col gap-3 md:min-h-0">
      {user && (
        <div className="grid h-12 shrink-0 place-items-center">
          {resume === undefined && <Skeleton className="h-12 w-full max-w-72 rounded-lg" />}
          {resume === null && <Link to={paths.dashboard({ upload: '1' })} className="text-sm font-semibold text-primary underline underline-offset-4">Upload a resume to see it in this design</Link>}
          {resume && <PaneSwitch panes={SOURCES} pane={source} onChange={setSource} className="w-full max-w-72" />}
        </div>
      )}
      {resume === undefined ? <PagesSkeleton /> : <Pages key={`${template.id} ${resumeId}`} template={template} resumeId={resumeId} />}
    </section>
  )
}

function Pages({ template, resumeId }: { template: Template; resumeId: string | null }) {
  const [page, setPage] = useState(1)
  const [pages, setPages] = useState<number | null>(null)
  const sheet = useSheetPage({ template: template.id, resumeId, page })
  const known = sheet.data?.pages ?? pages
  if (known !== pages) setPages(known)
  // The next page is there when it is turned to.
  useSheetPage({ template: template.id, resumeId, page: page + 1 }, known !== null && page < known)
  const whose = resumeId === null ? 'A sample resume' : 'Your resume'
  return (
    <>
      {/* Another page is looked at from its top. */}
      <Frame key={page} busy={sheet.isPending}>
        {sheet.isPending && <Skeleton className="h-full" />}
        {sheet.isError && <ErrorState title="We couldn’t load the preview" message={messageOf(sheet.error)} retryLabel="Try Again" onRetry={() => void sheet.refetch()} retrying={sheet.isFetching} />}
        {sheet.data && <BlobImage picture={sheet.data.picture} alt={`${whose} in ${template.name}, page ${page}`} className="w-full rounded-sm bg-paper shadow-float" />}
      </Frame>
      <div className={PAGER}>
        {known === 1 && <p className="text-sm text-muted">1 page</p>}
        {known !== null && known > 1 && <Pager page={page} pages={known} onTurn={setPage} />}
      </div>
    </>
  )
}

const PAGER = 'flex h-11 shrink-0 items-center justify-center gap-2'

function Pager({ page, pages, onTurn }: { page: number; pages: number; onTurn: (page: number) => void }) {
  return (
    <>
      <TurnButton label="Previous page" to={page - 1} pages={pages} onTurn={onTurn}><ChevronLeft aria-hidden /></TurnButton>
      <p role="status" className="min-w-24 text-center text-sm font-medium tabular-nums">Page {page} of {pages}</p>
      <TurnButton label="Next page" to={page + 1} pages={pages} onTurn={onTurn}><ChevronRight aria-hidden /></TurnButton>
    </>
  )
}

/** Stays in place at either end: a disabled button would lose the focus of whoever pressed it last. */
function TurnButton({ label, to, pages, onTurn, children }: { label: string; to: number; pages: number; onTurn: (page: number) => void; children: ReactNode }) {
  const beyond = to < 1 || to > pages
  return <IconButton label={label} aria-disabled={beyond} onClick={() => !beyond && onTurn(to)} className="aria-disabled:cursor-not-allowed aria-disabled:opacity-50">{children}</IconButton>
}

const PagesSkeleton = () => (
  <>
    <Frame busy><Skeleton className="h-full" /></Frame>
    <div className={PAGER} />
  </>
)

/** As high as the higher of the two paper sizes, so that nothing moves when the picture comes. */
function Frame({ busy, children }: { busy: boolean; children: ReactNode }) {
  return (
    // eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a scrolling region must be reachable by keyboard
    <div role="group" aria-label="Page" aria-busy={busy} tabIndex={0} className="rounded-lg border bg-sunken p-3 sm:p-5 md:min-h-0 md:overflow-y-auto">
      <div className="mx-auto aspect-[1/1.4143] max-w-200">{children}</div>
    </div>
  )
}
