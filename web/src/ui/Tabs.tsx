import { useId, type KeyboardEvent, type ReactNode } from 'react'
import { cn } from '@/lib/cn'

interface Tab<T extends string> {
  id: T
  label: ReactNode
  content: ReactNode
}

interface Props<T extends string> {
  label: string
  tabs: readonly Tab<T>[]
  value: T
  onChange: (id: T) => void
  className?: string
}

/** Views of one thing. Arrows, Home and End change the tab. */
export function Tabs<T extends string>({ label, tabs, value, onChange, className }: Props<T>) {
  const base = useId()
  const at = tabs.findIndex((tab) => tab.id === value)
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const targets: Record<string, number> = { ArrowRight: at + 1, ArrowLeft: at - 1, Home: 0, End: -1 }
    const target = targets[event.key]
    const next = target === undefined ? undefined : tabs.at(target % tabs.length)
    if (!next) return
    event.preventDefault()
    onChange(next.id)
    document.getElementById(`${base}-${next.id}`)?.focus()
  }
  return (
    <div className={className}>
      <div role="tablist" tabIndex={-1} aria-label={label} onKeyDown={onKeyDown} className="flex flex-wrap gap-x-1 border-b">
        {tabs.map((tab) => (
          <button
            key={tab.id}
            id={`${base}-${tab.id}`}
            type="button"
            role="tab"
            aria-selected={tab.id === value}
            aria-controls={`${base}-${tab.id}-panel`}
            tabIndex={tab.id === value ? 0 : -1}
            onClick={() => onChange(tab.id)}
            className={cn('-mb-px h-11 border-b-2 px-4 font-semibold whitespace-nowrap transition-colors max-md:px-2 max-md:text-sm', tab.id === value ? 'border-primary text-ink' : 'border-transparent text-muted hover:text-ink')}
          >
            {tab.label}
          </button>
        ))}
      </div>
      {tabs.map((tab) => (
        <div key={tab.id} id={`${base}-${tab.id}-panel`} role="tabpanel" aria-labelledby={`${base}-${tab.id}`} hidden={tab.id !== value} className="pt-5">
          {tab.id === value && tab.content}
        </div>
      ))}
    </div>
  )
}
