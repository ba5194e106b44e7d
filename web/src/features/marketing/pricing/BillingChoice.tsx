import { cn } from '@/lib/cn'
import { site } from '@/lib/site'
import { When } from '@/lib/When'
import type { Billing } from './prices'

const CHOICES: { value: Billing; label: string }[] = [
  { value: 'monthly', label: 'Monthly' },
  { value: 'yearly', label: 'Yearly' },
]

/** Whether prices are by the month or by the year. */
export function BillingChoice({ value, onChange }: { value: Billing; onChange: (value: Billing) => void }) {
  return (
    <fieldset className="flex flex-wrap items-center gap-3">
      <legend className="sr-only">Billing period</legend>
      <div className="inline-flex rounded-lg border bg-sunken p-1">
        {CHOICES.map((choice) => (
          <label key={choice.value} className={cn('relative grid min-h-11 cursor-pointer place-items-center rounded-md px-5 font-semibold has-focus-visible:outline-3 has-focus-visible:outline-offset-2', value === choice.value ? 'bg-surface shadow-card' : 'text-muted hover:text-ink')}>
            <input type="radio" name="billing" className="sr-only" checked={value === choice.value} onChange={() => onChange(choice.value)} />
            {choice.label}
          </label>
        ))}
      </div>
      <span className="marker text-sm font-semibold"><When is="samples" otherwise={`Pro: save ${site.proSaving}%, Teams: save ${site.teamsSaving}%`}>Save 20%</When></span>
    </fieldset>
  )
}
