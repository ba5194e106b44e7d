import { useId, type ChangeEvent, type ReactNode } from 'react'
import { useController, type FieldPath } from 'react-hook-form'
import { cn } from '@/lib/cn'
import { takeYearInput } from '@/lib/years'
import { controlLook } from '@/ui/field-parts'
import type { ReviewForm } from './form-model'
import { markOf, type Mark } from './open-questions'
import { useReview } from './review-context'
import { isRequired, ruleFor } from './rules'

interface Props {
  name: FieldPath<ReviewForm>
  label: string
  /** The path it was read from; null for an entry that the user added. */
  source: string | null
  kind?: 'text' | 'email' | 'tel' | 'url' | 'year' | 'long'
  className?: string
  autoComplete?: string
}

const MARK_TEXT: Record<Mark, string> = { missing: 'Not found', doubtful: 'Please check' }

/** One field of the review: marked while it needs a look, tied to the place it was read from. */
export function ReviewField({ name, label, source, kind = 'text', className, autoComplete = 'off' }: Props) {
  const id = useId()
  const review = useReview()
  const { field, fieldState } = useController<ReviewForm>({ name, rules: { validate: (value) => ruleFor(name)?.(value as string) ?? true } })
  const value = field.value as string
  const mark = markOf(name, value, source, fieldState.isTouched, review)
  const error = fieldState.error?.message
  const take = (event: ChangeEvent<HTMLInputElement | HTMLTextAreaElement>) =>
    field.onChange(kind === 'year' ? takeYearInput(value, event.target.value) : event.target.value)
  const control = {
    id,
    name: field.name,
    ref: field.ref,
    value,
    autoComplete,
    onChange: take,
    onBlur: field.onBlur,
    'aria-required': isRequired(name) || undefined,
    'aria-invalid': error ? true : undefined,
    'aria-describedby': cn(mark && `${id}-mark`, error && `${id}-error`) || undefined,
  }
  const look = (extra: string) => controlLook(error ?? (mark === 'missing' ? mark : undefined), cn('scroll-my-24', extra, mark === 'doubtful' && 'border-warning! bg-warning-soft!'))
  return (
    <div className={className} data-source={source ?? undefined} data-mark={mark ?? undefined}>
      <div className="mb-1.5 flex items-baseline justify-between gap-3">
        <label htmlFor={id} className="text-sm font-semibold">
          {label}
          {isRequired(name) && <span aria-hidden className="text-error"> *</span>}
        </label>
        {mark && <MarkNote id={`${id}-mark`} mark={mark} />}
      </div>
      {kind === 'long' ? (
        <textarea {...control} rows={3} className={look('block max-h-72 min-h-22 resize-y py-3 leading-normal field-sizing-content')} />
      ) : (
        <input {...control} {...inputKind(kind)} className={look('h-12')} />
      )}
      {error && <FieldError id={`${id}-error`}>{error}</FieldError>}
    </div>
  )
}

const inputKind = (kind: Exclude<Props['kind'], 'long' | undefined>) =>
  kind === 'year' ? ({ type: 'text', inputMode: 'numeric', maxLength: 4, placeholder: 'YYYY' } as const) : { type: kind }

function MarkNote({ id, mark }: { id: string; mark: Mark }) {
  return (
    <span id={id} className={cn('flex shrink-0 items-center gap-1.5 text-xs font-semibold', mark === 'missing' ? 'text-error' : 'text-warning')}>
      <span aria-hidden className="size-1.5 rounded-full bg-current" />
      {MARK_TEXT[mark]}
    </span>
  )
}

function FieldError({ id, children }: { id: string; children: ReactNode }) {
  return (
    <p id={id} className="mt-1 text-sm font-medium text-error">
      {children}
    </p>
  )
}
