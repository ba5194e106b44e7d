import { paths } from '@/lib/paths'
import { ButtonLink } from '@/ui/Button'
import { Link } from '@/ui/Link'
import { useMainAction } from './main-action'

export function CallToAction() {
  const { to, label } = useMainAction()
  return (
    <section className="wrap py-20">
      <div className="on-ink flex flex-col items-start gap-8 rounded-xl px-7 py-14 md:flex-row md:items-end md:justify-between md:px-14">
        <div>
          <h2 className="max-w-xl text-title">See your resume the way recruiting software does</h2>
          <p className="mt-4 text-sm opacity-85">See our <Link to={paths.privacy()} className="font-semibold underline underline-offset-4">privacy policy</Link> for how we handle your files.</p>
        </div>
        <div className="flex flex-wrap gap-3">
          <ButtonLink size="lg" variant="accent" to={to}>{label}</ButtonLink>
          <ButtonLink size="lg" variant="ghost" to={paths.pricing()}>View Pricing</ButtonLink>
        </div>
      </div>
    </section>
  )
}
