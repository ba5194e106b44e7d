import { stillPart } from '@/lib/later-part'
import { paths } from '@/lib/paths'
import { ButtonLink } from '@/ui/Button'
import { SpriteIcon } from '@/ui/SpriteIcon'
import { site } from '@/lib/site'
import { When } from '@/lib/When'
import { landing, named } from './content'
import { useMainAction } from './main-action'

const SampleSheet = stillPart(() => import('./SampleSheet'))

export function Hero() {
  const { to, label, signedIn } = useMainAction()
  const { hero, claim } = landing
  return (
    <section className="relative -mt-18 overflow-hidden pt-18">
      <div className="ruled absolute inset-0 [mask-image:linear-gradient(to_bottom,black_35%,transparent)]" aria-hidden />
      <div className="wrap relative grid items-center gap-20 pt-14 pb-24 lg:grid-cols-[1.12fr_1fr] lg:gap-14 lg:pt-20 lg:pb-32">
        <div>
          <h1 className="text-hero font-extrabold">{hero.before} <span className="marker whitespace-nowrap">{hero.marked}</span> {hero.after}</h1>
          <p className="mt-6 max-w-[33rem] text-lead text-muted">{named(hero.text)}</p>
          <div className="mt-9 flex flex-wrap gap-3">
            <ButtonLink size="lg" to={to}>{label}<SpriteIcon name="arrow-right" className="size-5" /></ButtonLink>
            {signedIn && <ButtonLink size="lg" variant="light" to={paths.dashboard({ upload: '1' })}>Try It Now</ButtonLink>}
            <ButtonLink size="lg" variant="outline" to={paths.about()}>Learn More<span className="sr-only"> {`about ${site.name}`}</span></ButtonLink>
          </div>
          <p className="mt-6 flex items-center gap-2 text-sm text-muted"><SpriteIcon name="check" className="size-4 shrink-0 text-success" /><span><When is="limits" otherwise={hero.note_without_limits}>{hero.note}</When></span></p>
          <When is="samples">{claim.show && <p className="mt-3 text-sm text-muted"><strong className="text-ink">{claim.figure}</strong> {claim.text}, {claim.founded}{claim.example && ' (example figure)'}</p>}</When>
        </div>
        <SampleSheet />
      </div>
    </section>
  )
}
