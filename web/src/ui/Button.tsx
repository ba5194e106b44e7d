import type { ButtonHTMLAttributes, ReactNode, Ref } from 'react'
import { cn } from '@/lib/cn'
import { Announcement } from './Announcement'
import { unpressable, WAIT } from './busy'
import { Link, type LinkProps } from './Link'
import { Spinner } from './Spinner'
import { Tooltip } from './Tooltip'

const BASE =
  'relative inline-flex items-center justify-center gap-2 whitespace-nowrap font-semibold transition-[background-color,color,border-color,box-shadow,translate,filter] duration-150 ease-out active:translate-y-px disabled:pointer-events-none aria-disabled:active:translate-y-0 [&_svg]:shrink-0'

const VARIANTS = {
  primary: 'bg-primary text-on-primary shadow-[inset_0_1px_0_rgb(255_255_255/0.18),0_1px_2px_rgb(16_24_64/0.25)] hover:bg-primary-hover',
  secondary: 'bg-secondary text-on-secondary hover:bg-secondary-hover',
  outline: 'border border-line-strong/60 bg-surface text-ink hover:border-ink hover:bg-bg',
  ghost: 'text-ink hover:bg-ink/6',
  light: 'bg-primary-soft text-primary hover:bg-primary/15',
  danger: 'bg-error text-on-strong hover:brightness-92',
  success: 'bg-success text-on-strong hover:brightness-92',
  accent: 'bg-accent text-on-accent hover:brightness-95',
}

const SIZES = {
  // 36 px high, reachable on 44 px.
  sm: 'h-9 rounded-md px-3.5 text-sm after:absolute after:-inset-x-1 after:-inset-y-1',
  md: 'h-11 rounded-md px-5 text-[0.9375rem]',
  lg: 'h-13 rounded-lg px-7 text-base',
}

interface Look {
  variant?: keyof typeof VARIANTS
  size?: keyof typeof SIZES
}

const look = ({ variant = 'primary', size = 'md' }: Look) => cn(BASE, VARIANTS[variant], SIZES[size])

interface Own {
  /** Its action runs: shows and announces that, and takes no presses; the width stays, and so does the focus. */
  loading?: boolean
  /** The label while loading, for example "Sending..."; room for it is kept from the start. */
  loadingLabel?: string
  /** Something else runs that has to end first: takes no presses, and keeps the focus. */
  busy?: boolean
  /** Why the button cannot be used: disables it, keeps it reachable by keyboard, and explains on hover and focus. */
  disabledReason?: string
  ref?: Ref<HTMLButtonElement>
}

export type ButtonProps = ButtonHTMLAttributes<HTMLButtonElement> & Look & Own

export function Button(props: ButtonProps) {
  const { variant, size, loading, loadingLabel, busy = false, disabledReason, disabled = false, className, children, type = 'button', ...rest } = props
  const off = disabled || busy || disabledReason !== undefined || (rest['aria-disabled'] === true && !rest['aria-busy'])
  const element = (
    <button
      type={type}
      className={cn(look({ variant, size }), off && !loading && 'cursor-not-allowed opacity-50', className)}
      disabled={disabled && !loading}
      aria-busy={loading || undefined}
      {...rest}
      {...((loading || (off && !disabled)) && unpressable)}
    >
      <Label loading={loading} loadingLabel={loadingLabel}>{children}</Label>
    </button>
  )
  return (
    <>
      {'disabledReason' in props ? <Tooltip text={disabledReason}>{element}</Tooltip> : element}
      {loading !== undefined && <Announcement>{loading && (loadingLabel ?? WAIT)}</Announcement>}
    </>
  )
}

/** Both labels share one cell, so that the wider one sets the width. */
function Label({ loading = false, loadingLabel, children }: { loading?: boolean; loadingLabel?: string; children: ReactNode }) {
  const layer = 'col-start-1 row-start-1 inline-flex items-center justify-center gap-2'
  if (loadingLabel) {
    return (
      <span className="inline-grid">
        <span className={cn(layer, loading && 'invisible')} aria-hidden={loading || undefined}>{children}</span>
        <span className={cn(layer, !loading && 'invisible')} aria-hidden={!loading || undefined}><Spinner />{loadingLabel}</span>
      </span>
    )
  }
  return (
    <>
      <span className={cn('inline-flex items-center justify-center gap-2', loading && 'opacity-0')}>{children}</span>
      {loading && <span className="absolute inset-0 grid place-items-center"><Spinner /></span>}
    </>
  )
}

export function ButtonLink({ variant, size, className, ...rest }: LinkProps & Look) {
  return <Link className={cn(look({ variant, size }), className)} {...rest} />
}
