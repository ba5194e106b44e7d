import { cn } from '@/lib/cn'

interface Props<T extends string> {
  panes: readonly (readonly [pane: T, label: string])[]
  pane: T
  onChange: (pane: T) => void
  /** Says from which width on all panes are shown, and there is nothing to switch. */
  className: string
}

/** Where there is no room for two panes side by side, they take turns; the switch names both. */
export function PaneSwitch<T extends string>({ panes, pane, onChange, className }: Props<T>) {
  return (
    <div role="group" aria-label="Show" className={cn('grid auto-cols-fr grid-flow-col gap-1 rounded-lg bg-sunken p-1', className)}>
      {panes.map(([value, label]) => (
        <button
          key={value}
          type="button"
          aria-pressed={pane === value}
          onClick={() => onChange(value)}
          className={cn('h-10 rounded-md text-sm font-semibold transition-colors', pane === value ? 'bg-surface text-ink shadow-card' : 'text-muted hover:text-ink')}
        >
          {label}
        </button>
      ))}
    </div>
  )
}
