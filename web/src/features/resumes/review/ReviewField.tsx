import { useId, type ChangeEvent, type ReactNode } from 'react'
import { get, useController, useFormContext, useWatch, type FieldPath } from 'react-hook-form'
import { cn } from '@/lib/cn'
import { takeYearInput } from '@/lib/years'
import { controlLook, joinIds } from '@/ui/field-parts'
import { answerOf, answerText } from './answers'
import { FieldStrip } from './FieldStrip'
import { sourceOfText } from './field-sources'
import type { ReviewForm } from './form-model'
import { MarkNote } from './MarkNote'
import { answersOf, markOf } from './open-questions'
import { OtherValue } from './OtherReading'
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

/** One field of the review: marked while it needs a look, tied to the place it was read from. */
export function ReviewField({ name, label, source: place, kind = 'text', className, autoComplete = 'off' }: Props) {
  const id = useId()
  const review = useReview()
  const { setValue, clearErrors } = useFormContext<ReviewForm>()
  const answer = answerOf(name) as FieldPath<ReviewForm> | null
  const none = useWatch<ReviewForm>({ name: answer ?? name })
  const isEmptyAnswered = (value: string, form: ReviewForm) => answer !== null && value.trim() === '' && Boolean(get(form, answer))
  const { field, fieldState } = useController<ReviewForm>({
    name,
    rules: { validate: (value, form) => isEmptyAnswered(value as string, form) || (ruleFor(name)?.(value as string) ?? true) },
  })
  const value = field.value as string
  const source = sourceOfText(review.parsed, place, value)
  const isNone = answer !== null && Boolean(none) && value.trim() === ''
  const mark = markOf(name, value, source, review, isNone)
  const reason = mark?.reason || (source === null ? '' : (review.marks.get(source)?.reason ?? ''))
  const error = fieldState.error?.message
  const answerNone = () => {
    if (answer === null) return
    setValue(answer, true, { shouldDirty: true })
    clearErrors(name)
  }
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
    'aria-describedby': joinIds(isNone && `${id}-none`, mark && `${id}-mark`, mark?.reason && `${id}-reason`, error && `${id}-error`),
  }
  const look = (extra: string) =>
    controlLook(error ?? (mark?.kind === 'missing' ? 'missing' : undefined), cn('scroll-my-24', extra, mark && mark.kind !== 'missing' && 'border-warning! bg-warning-soft!'))
  const other = source === null ? undefined : review.differences.fields.get(source)
  return (
    <div className={cn('grid min-w-0 grid-cols-[1fr_auto] content-start gap-x-3', className)} data-path={name} data-source={source ?? undefined} data-mark={mark?.kind}>
      <label htmlFor={id} className="mb-1.5 min-w-0 text-sm font-semibold">
        {label}
        {isRequired(name) && <span aria-hidden className="text-error"> *</span>}
      </label>
      <div className="col-span-2 row-start-2 min-w-0">
        {kind === 'long' ? (
          <textarea {...control} rows={3} className={look('block max-h-72 min-h-22 resize-y py-3 leading-normal field-sizing-content')} />
        ) : (
          <input {...control} {...inputKind(kind)} className={look('h-12')} />
        )}
      </div>
      {/* After the field in the order of Tab, above it on the screen. */}
      <div className="col-start-2 row-start-1">
        {mark && <MarkNote id={`${id}-mark`} mark={mark} sources={answersOf(name, value, source, review)} label={label} none={answer === null ? undefined : { text: answerText(name), onAnswer: answerNone }} />}
        {isNone && <span id={`${id}-none`} className="text-xs font-medium text-muted">{answerText(name)}</span>}
      </div>
      {/* Its room stays when the mark goes: nothing moves under the hands of who types. */}
      {reason && <p id={`${id}-reason`} className={cn('col-span-2 mt-1 text-sm text-muted', !mark && 'invisible')}>{reason}</p>}
      {error && <FieldError id={`${id}-error`}>{error}</FieldError>}
      {other !== undefined && other !== value && <OtherValue other={other} label={label} onUse={() => field.onChange(other)} />}
      <FieldStrip source={source} className="col-span-2" />
    </div>
  )
}

const inputKind = (kind: Exclude<Props['kind'], 'long' | undefined>) =>
  kind === 'year' ? ({ type: 'text', inputMode: 'numeric', maxLength: 4, placeholder: 'YYYY' } as const) : { type: kind }

function FieldError({ id, children }: { id: string; children: ReactNode }) {
  return (
    <p id={id} className="col-span-2 mt-1 text-sm font-medium text-error">
      {children}
    </p>
  )
}
