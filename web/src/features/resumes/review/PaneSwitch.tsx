import { cn } from '@/lib/cn'

export type Pane = 'form' | 'document'
const PANES: [Pane, string][] = [
  ['form', 'Form'],
  ['document', 'Document'],
]

/** On a small screen the form and the document take turns. */
export function PaneSwitch({ pane, onChange }: { pane: Pane; onChange: (pane: Pane) => void }) {
  return (
    <div role="group" aria-label="Show" className="grid grid-cols-2 gap-1 rounded-lg bg-sunken p-1 lg:hidden">
      {PANES.map(([value, label]) => (
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
