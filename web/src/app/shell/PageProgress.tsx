import { usePageLoading } from '../routes/page-loading'

/** A line along the top while the next screen loads; quick ones are there before it shows. */
export function PageProgress() {
  if (!usePageLoading()) return null
  return (
    <div role="progressbar" aria-label="Loading the page" className="pointer-events-none fixed inset-x-0 top-0 z-50 h-0.75 animate-late overflow-hidden bg-line">
      <div className="h-full w-2/5 animate-slide bg-primary" />
    </div>
  )
}
