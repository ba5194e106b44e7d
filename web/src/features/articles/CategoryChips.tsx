import { cn } from '@/lib/cn'

interface Props {
  label: string
  categories: readonly string[]
  /** Nothing for all. */
  chosen: string | null
  onChoose: (category: string | null) => void
}

/** One category or all of them. */
export function CategoryChips({ label, categories, chosen, onChoose }: Props) {
  return (
    <div role="group" aria-label={label} className="flex flex-wrap gap-2">
      {[null, ...categories].map((category) => (
        <button key={category ?? 'All'} type="button" aria-pressed={category === chosen} onClick={() => onChoose(category)}
          className={cn('min-h-11 rounded-full border px-4 text-[0.9375rem] font-semibold transition-colors', category === chosen ? 'border-transparent bg-secondary text-on-secondary' : 'bg-surface hover:border-ink')}>
          {category ?? 'All'}
        </button>
      ))}
    </div>
  )
}
