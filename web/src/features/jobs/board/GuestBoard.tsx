import { paths } from '@/lib/paths'
import { When } from '@/lib/When'
import { Card } from '@/ui/Card'
import { Link } from '@/ui/Link'

/** What visitors see of the board; also its page as it is rendered ahead. */
export function GuestBoard({ next }: { next: string }) {
  return (
    <div className="ruled-aside guest-only min-h-[calc(100dvh-4.5rem)]">
      <div className="wrap py-16 lg:py-24">
        <h1 className="text-title">Jobs</h1>
        <Card className="mt-8 max-w-2xl p-7 sm:p-8">
          <p className="text-lead font-medium">To access high quality jobs, please sign in first.</p>
          <Link to={paths.login({ next })} className="mt-5 inline-flex h-11 items-center rounded-md bg-primary px-5 text-[0.9375rem] font-semibold text-on-primary transition-colors hover:bg-primary-hover">Sign In</Link>
          <When is="samples">
            <p className="mt-6 border-t pt-5 text-muted">Join the <Link to={paths.aiInterview()} className="font-semibold text-primary underline underline-offset-4">waitlist</Link> and get one month of Pro free.</p>
          </When>
        </Card>
      </div>
    </div>
  )
}
