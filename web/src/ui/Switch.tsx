import { useId, type ReactNode } from 'react'
import { cn } from '@/lib/cn'
import { Announcement } from './Announcement'
import { unpressable, WAIT } from './busy'

interface Props {
  label: string
  hint?: ReactNode
  checked: boolean
  /** The change is under way: takes no presses, and keeps the focus. */
  busy?: boolean
  onChange: (checked: boolean) => void
}

/** Something that is on or off, and changes at once. */
export function Switch({ label, hint, checked, busy = false, onChange }: Props) {
  const id = useId()
  return (
    <div>
      <button
        type="button"
        role="switch"
        aria-checked={checked}
        aria-busy={busy || undefined}
        aria-describedby={hint ? id : undefined}
        onClick={() => onChange(!checked)}
        {...(busy && unpressable)}
        className={cn('flex min-h-11 w-full scroll-m-2 items-center justify-between gap-4 rounded-md text-left font-semibold', busy && 'cursor-not-allowed opacity-50')}
      >
        {label}
        <span aria-hidden className={cn('flex h-7 w-12 shrink-0 items-center rounded-full border p-0.5 transition-colors duration-150', checked ? 'border-primary bg-primary' : 'border-line-strong bg-sunken')}>
          <span className={cn('size-5.5 rounded-full transition-[translate,background-color] duration-150 ease-out', checked ? 'translate-x-5 bg-on-primary' : 'bg-line-strong')} />
        </span>
      </button>
      {hint && <p id={id} className="text-sm text-muted">{hint}</p>}
      <Announcement>{busy && WAIT}</Announcement>
    </div>
  )
}
