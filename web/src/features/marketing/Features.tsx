import { cn } from '@/lib/cn'
import { Card } from '@/ui/Card'
import { SpriteIcon } from '@/ui/SpriteIcon'
import { landing, type Feature, type FeatureColour } from './content'

const COLOURS: Record<FeatureColour, string> = {
  primary: 'bg-primary-soft text-primary',
  secondary: 'bg-secondary text-on-secondary',
  accent: 'bg-accent text-on-accent',
  success: 'bg-success-soft text-success',
  warning: 'bg-warning-soft text-warning',
  error: 'bg-error-soft text-error',
}

export function Features() {
  return (
    <section className="wrap py-20 lg:py-28">
      <h2 className="max-w-2xl text-title">{landing.features.title}</h2>
      <p className="mt-4 max-w-2xl text-lead text-muted">Aim for <strong className="text-ink">{landing.target_score}</strong>: at least 80 points and no critical problems.</p>
      <div className="mt-12 grid gap-5 sm:grid-cols-2 lg:grid-cols-3">
        {landing.features.feature.map((feature) => <FeatureCard key={feature.title} {...feature} />)}
      </div>
    </section>
  )
}

function FeatureCard({ icon, colour, title, description }: Feature) {
  return (
    <Card as="article" className="p-7">
      <span className={cn('grid size-12 place-items-center rounded-lg', COLOURS[colour])}><SpriteIcon name={icon} className="size-6" /></span>
      <h3 className="mt-5 text-head">{title}</h3>
      <p className="mt-1.5 text-muted">{description}</p>
    </Card>
  )
}
