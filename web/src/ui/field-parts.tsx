import { useId, type ReactNode } from 'react'
import { cn } from '@/lib/cn'

export interface FieldText {
  label: string
  /** Shown below the label's control until there is an error. */
  hint?: ReactNode
  error?: string
  /** Keeps the label for assistive technology only. */
  labelHidden?: boolean
  className?: string
}

/** The value of `aria-describedby` for the ids that exist. */
export const joinIds = (...ids: unknown[]) => ids.filter(Boolean).join(' ') || undefined

/** Ids and ARIA attributes that tie a control to its label, hint and error. */
export function useFieldIds({ hint, error, id: given }: { hint?: ReactNode; error?: string; id?: string }) {
  const made = useId()
  const id = given ?? made
  const hintId = hint ? `${id}-hint` : undefined
  const errorId = error ? `${id}-error` : undefined
  return { id, hintId, errorId, aria: { id, 'aria-invalid': error ? true : undefined, 'aria-describedby': joinIds(errorId, hintId) } as const }
}

export function FieldFrame({ label, labelHidden, hint, error, className, ids, children }: FieldText & { ids: ReturnType<typeof useFieldIds>; children: ReactNode }) {
  return (
    <div className={className}>
      <label htmlFor={ids.id} className={cn(labelHidden ? 'sr-only' : 'mb-1.5 block text-sm font-semibold')}>{label}</label>
      {children}
      {error && <p id={ids.errorId} className="mt-1.5 text-sm font-medium text-error">{error}</p>}
      {hint && <p id={ids.hintId} className={cn('mt-1.5 text-sm text-muted', error && 'sr-only')}>{hint}</p>}
    </div>
  )
}

/** The look that text inputs, text areas and selects share. */
export const controlLook = (error?: string, extra?: string) =>
  cn(
    // Room for the message below it, which the edge of a dialog would hide when the field is scrolled into sight.
    'w-full scroll-mb-20 rounded-md border bg-surface px-4 text-base shadow-[inset_0_1px_2px_rgb(16_24_64/0.05)] transition-colors placeholder:text-muted/80 hover:border-ink focus:border-primary disabled:cursor-not-allowed disabled:bg-sunken disabled:text-muted',
    error ? 'border-error' : 'border-line-strong',
    extra,
  )
