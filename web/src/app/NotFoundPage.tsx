import { paths } from '@/lib/paths'
import { ButtonLink } from '@/ui/Button'

export default function NotFoundPage() {
  return (
    <div className="ruled-aside grid min-h-[calc(100dvh-4.5rem)] content-center">
      <div className="wrap py-20">
        <p className="font-display text-hero font-extrabold tabular-nums" aria-hidden><span className="marker">404</span></p>
        <h1 className="mt-6 text-title">Page not found</h1>
        <p className="mt-3 max-w-lg text-lead text-muted">There is nothing at this address. It may have moved, or the link may have a typo.</p>
        <div className="mt-8 flex flex-wrap gap-3">
          <ButtonLink size="lg" to={paths.home()}>Go home</ButtonLink>
          <ButtonLink size="lg" variant="outline" to={paths.dashboard()}>Open the dashboard</ButtonLink>
        </div>
      </div>
    </div>
  )
}
