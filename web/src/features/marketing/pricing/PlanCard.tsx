import { Check, Clock } from 'lucide-react'
import { cn } from '@/lib/cn'
import { When } from '@/lib/When'
import { useHydrated } from '@/lib/use-hydrated'
import { Badge } from '@/ui/Badge'
import { Button } from '@/ui/Button'
import { Card } from '@/ui/Card'
import { pricing, type FeatureState, type Plan } from './content'
import { prices, type Billing } from './prices'

interface Props {
  plan: Plan
  billing: Billing
  onChoose: () => void
}

/** One plan: what it costs and what it holds. */
export function PlanCard({ plan, billing, onChoose }: Props) {
  const { id, name, description, button, highlighted = false, features } = plan
  const hydrated = useHydrated()
  return (
    <Card as="li" className={cn('flex flex-col p-7 sm:p-8', highlighted && 'border-2 border-primary shadow-float')}>
      <div className="flex flex-wrap items-center justify-between gap-2">
        <h2 className="text-head">{name}</h2>
        {highlighted && <Badge tone="primary">Most features</Badge>}
      </div>
      <p className="mt-1 text-muted">{description}</p>
      <PlanPrice id={id} billing={billing} />
      <Button className="mt-6" size="lg" variant={highlighted ? 'primary' : 'outline'} aria-label={`${button}: ${name}`} disabled={!hydrated} onClick={onChoose}>{button}</Button>
      <div className="mt-7 grid gap-6 border-t pt-6">
        <When is="limits"><Features plan={id} state="limit" features={features.limit} /></When>
        <Features plan={id} state="everyone" features={features.everyone} />
        <Features plan={id} state="later" features={features.later} />
      </div>
    </Card>
  )
}

/** What a plan lists, by what is true of it today. */
function Features({ plan, state, features }: { plan: Plan['id']; state: FeatureState; features: string[] }) {
  if (features.length === 0) return null
  const id = `${plan}-${state}`
  const Icon = state === 'later' ? Clock : Check
  return (
    <div>
      <h3 id={id} className="font-sans text-sm font-semibold text-muted">{pricing.states[state]}</h3>
      <ul aria-labelledby={id} className="mt-3 grid gap-3">
        {features.map((feature) => <li key={feature} className={cn('flex gap-2.5', state === 'later' && 'text-muted')}><Icon className={cn('mt-1 size-4.5 shrink-0', state !== 'later' && 'text-success')} aria-hidden />{feature}</li>)}
      </ul>
    </div>
  )
}

function PlanPrice({ id, billing }: { id: Plan['id']; billing: Billing }) {
  const { month, year, saving } = prices[id]
  const yearly = billing === 'yearly'
  return (
    <div className="mt-5 min-h-20">
      <p className="flex items-baseline gap-1.5"><span className="font-display text-[2.75rem] leading-none font-bold tabular-nums">${yearly ? year : month}</span><span className="text-muted">{yearly ? 'per year' : 'per month'}</span></p>
      {yearly && saving && <p className="mt-2 text-sm font-semibold text-success">Save {saving}% against 12 months</p>}
    </div>
  )
}
