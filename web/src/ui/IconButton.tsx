import type { ButtonHTMLAttributes, Ref } from 'react'
import { cn } from '@/lib/cn'
import { unpressable } from './busy'

interface Own {
  label: string
  tone?: 'plain' | 'danger'
  /** Its action runs: takes no presses, and keeps the focus. */
  busy?: boolean
  ref?: Ref<HTMLButtonElement>
}

type Props = ButtonHTMLAttributes<HTMLButtonElement> & Own

/** A square 44 px button that shows an icon only; `label` is its name and its tooltip. */
export function IconButton({ label, tone = 'plain', busy = false, className, type = 'button', ...rest }: Props) {
  return (
    <button
      type={type}
      aria-label={label}
      title={label}
      className={cn(
        'grid size-11 shrink-0 place-items-center rounded-md text-muted transition-colors duration-150 disabled:cursor-not-allowed disabled:opacity-50 [&_svg]:size-5',
        busy && 'cursor-not-allowed opacity-50',
        tone === 'danger' ? 'hover:bg-error-soft hover:text-error' : 'hover:bg-ink/6 hover:text-ink',
        className,
      )}
      aria-busy={busy || undefined}
      {...rest}
      {...((busy || rest['aria-disabled'] === true) && unpressable)}
    />
  )
}
