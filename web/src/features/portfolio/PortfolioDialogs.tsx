import { Suspense, type ReactNode } from 'react'
import { lazyChunk } from '@/lib/lazy-chunk'
import { browser } from '@/lib/reload'
import { AlertDialog } from '@/ui/AlertDialog'
import { ChunkBoundary, type Lost } from '@/ui/ChunkBoundary'
import { familyOf, flowOf, leadsBack } from './flows'
import type { View } from './use-view'

const { Content: FormDialog } = lazyChunk(() => import('./form/FormDialog'))
const { Content: EditDialog } = lazyChunk(() => import('./form/EditDialog'))
const { Content: CodeDialog } = lazyChunk(() => import('./site/CodeDialog'))

interface Props {
  view: View
  /** The design whose form is open. */
  formOf: string | null
  /** The design of the portfolio whose code is open. */
  siteOf: string | undefined
  /** Where a form leads that is closed; stays on the screen without. */
  onFormClosed?: () => void
  /** Where the code of a new portfolio is shown; on this screen without. */
  onStored?: (id: string) => void
}

/** The form of a new portfolio (`?view=form`), of a stored one (`?edit=`), and the code (`?site=`): one at a time. */
export function PortfolioDialogs({ view, formOf, siteOf, onFormClosed, onStored }: Props) {
  const [site, edit] = [view.get('site'), view.get('edit')]
  const flow = siteOf === undefined ? undefined : flowOf(siteOf)
  // An answer without an id leads to the code all the same, which says that it is missing.
  const stored = (id = '') => (onStored ? onStored(id) : view.show({ view: null, edit: null, site: id }, { replace: true }))
  if (site !== null) {
    return (
      <Part>
        <CodeDialog
          key={site}
          id={site || undefined}
          isTheme={flow !== undefined && familyOf(flow) === 'theme'}
          onClose={() => view.show({ site: null }, { replace: true })}
          onBack={flow && leadsBack(flow) && site ? () => view.show({ site: null, edit: site }, { replace: true }) : undefined}
        />
      </Part>
    )
  }
  if (edit !== null) return <Part><EditDialog key={edit} id={edit} onClose={() => view.show({ edit: null }, { replace: true })} onStored={(id) => view.show({ edit: null, site: id ?? edit }, { replace: true })} /></Part>
  if (formOf !== null) return <Part><FormDialog key={formOf} template={formOf} onClose={onFormClosed ?? (() => view.show({ view: null }, { replace: true }))} onStored={stored} /></Part>
  return null
}

const Part = ({ children }: { children: ReactNode }) => (
  <ChunkBoundary fallback={LostDialog}>
    <Suspense fallback={null}>{children}</Suspense>
  </ChunkBoundary>
)

/** In place of a dialog whose code cannot be loaded. */
const LostDialog = ({ offline, retry }: Lost) =>
  offline ? <AlertDialog message="You are offline. Try again when you’re back online." onClose={retry} /> : <AlertDialog message="There is a new version. Reload the page to go on." onClose={() => browser.reload()} />
