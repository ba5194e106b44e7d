import { paths } from '@/lib/paths'
import { ButtonLink } from '@/ui/Button'
import { SpriteIcon } from '@/ui/SpriteIcon'
import { useMainAction } from './main-action'
import { SampleSheet } from './SampleSheet'

export function Hero() {
  const { to, label, signedIn } = useMainAction()
  return (
    <section className="relative -mt-18 overflow-hidden pt-18">
      <div className="ruled absolute inset-0 [mask-image:linear-gradient(to_bottom,black_35%,transparent)]" aria-hidden />
      <div className="wrap relative grid items-center gap-20 pt-14 pb-24 lg:grid-cols-[1.12fr_1fr] lg:gap-14 lg:pt-20 lg:pb-32">
        <div>
          <h1 className="text-hero font-extrabold">Write for people. <span className="marker whitespace-nowrap">Get past</span> the software.</h1>
          <p className="mt-6 max-w-[33rem] text-lead text-muted">Vitae reads your resume the way an applicant tracking system does, shows you what gets missed, and gives it back in a design that people and software can read.</p>
          <div className="mt-9 flex flex-wrap gap-3">
            <ButtonLink size="lg" to={to}>{label}<SpriteIcon name="arrow-right" className="size-5" /></ButtonLink>
            {signedIn && <ButtonLink size="lg" variant="light" to={paths.dashboard({ upload: true })}>Try It Now</ButtonLink>}
            <ButtonLink size="lg" variant="outline" to={paths.about()}>Learn More<span className="sr-only"> about Vitae</span></ButtonLink>
          </div>
          <p className="mt-6 flex items-center gap-2 text-sm text-muted"><SpriteIcon name="check" className="size-4 shrink-0 text-success" />Free for up to 3 resumes. No credit card needed.</p>
        </div>
        <SampleSheet />
      </div>
    </section>
  )
}
