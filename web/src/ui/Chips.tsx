import { cn } from '@/lib/cn'

interface Props<T extends string> {
  label: string
  options: readonly T[]
  value: T
  onChange: (value: T) => void
  className?: string
}

/** One choice among a few, all of them visible. */
export function Chips<T extends string>({ label, options, value, onChange, className }: Props<T>) {
  return (
    <div role="group" aria-label={label} className={cn('flex flex-wrap gap-2', className)}>
      {options.map((option) => (
        <button
          key={option}
          type="button"
          aria-pressed={option === value}
          onClick={() => onChange(option)}
          className={cn(
            'relative h-9 rounded-full border px-4 text-sm font-semibold transition-colors duration-150 after:absolute after:-inset-1',
            option === value ? 'border-ink bg-ink text-bg' : 'border-line bg-surface hover:border-ink',
          )}
        >
          {option}
        </button>
      ))}
    </div>
  )
}
