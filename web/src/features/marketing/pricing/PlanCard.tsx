import { Check } from 'lucide-react'
import { cn } from '@/lib/cn'
import { useHydrated } from '@/lib/use-hydrated'
import { Badge } from '@/ui/Badge'
import { Button } from '@/ui/Button'
import { Card } from '@/ui/Card'
import type { Plan } from './content'
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
      <ul className="mt-7 grid gap-3 border-t pt-6">
        {features.map((feature) => <li key={feature} className="flex gap-2.5"><Check className="mt-1 size-4.5 shrink-0 text-success" aria-hidden />{feature}</li>)}
      </ul>
    </Card>
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
