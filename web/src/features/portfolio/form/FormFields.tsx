import type { ReactNode } from 'react'
import { Field } from '@/ui/Field'
import { TextArea } from '@/ui/TextArea'
import { fieldsOf, type Flow, type FlowField } from '../flows'
import { sectionsOf } from './sections'

const AUTOCOMPLETE: Record<string, string> = { name: 'name', email: 'email', phone: 'tel', location: 'address-level2' }
const TYPES = { text: 'text', long: 'text', email: 'email', tel: 'tel', number: 'number', id: 'text' } as const

interface Props {
  /** The start of all ids. */
  id: string
  flow: Flow
  values: Record<string, string>
  errors: ReadonlyMap<string, string>
  onChange: (name: string, value: string) => void
}

/** The text fields of a form, in sections. */
export function FormFields({ id, flow, values, errors, onChange }: Props) {
  return sectionsOf(fieldsOf(flow)).map(({ title, fields }) => (
    <FormSection key={title} title={title}>
      <div className="grid gap-5 sm:grid-cols-2">
        {fields.map((field) => (
          <FormField key={field.name} id={`${id}-${field.name}`} flow={flow} field={field} value={values[field.name] ?? ''} error={errors.get(field.name)} onChange={(value) => onChange(field.name, value)} />
        ))}
      </div>
    </FormSection>
  ))
}

/** A part of the form with its heading. */
export function FormSection({ title, hint, children }: { title: string; hint?: string; children: ReactNode }) {
  return (
    <fieldset className="border-t pt-6 first-of-type:border-t-0 first-of-type:pt-0">
      <legend className="float-left w-full font-display text-[1.1875rem] leading-snug font-bold">{title}</legend>
      <div className="clear-both pt-4">
        {hint && <p className="-mt-2 mb-4 text-sm text-muted">{hint}</p>}
        {children}
      </div>
    </fieldset>
  )
}

/** What is said about fields of which one is enough. */
function enoughOf({ rules = [] }: Flow, { name }: FlowField, labels: ReadonlyMap<string, string>): string | undefined {
  const any = rules.find((rule) => rule.any?.includes(name))?.any
  return any && `Fill in ${any.map((one) => labels.get(one)).join(' or ')}. One is enough.`
}

function FormField({ id, flow, field, value, error, onChange }: { id: string; flow: Flow; field: FlowField; value: string; error?: string; onChange: (value: string) => void }) {
  const { name, kind, max, optional } = field
  const enough = enoughOf(flow, field, new Map(fieldsOf(flow).map((one) => [one.name, one.label])))
  const shared = {
    id, name, value, error,
    label: optional && !enough ? `${field.label} (optional)` : field.label,
    hint: field.hint ?? enough,
    required: !optional,
    maxLength: max,
    onChange: ({ target }: { target: { value: string } }) => onChange(target.value),
  }
  if (kind === 'long') return <TextArea {...shared} className="sm:col-span-2 [&_textarea]:max-h-80 [&_textarea]:min-h-32" />
  const account = kind === 'id' && { autoCapitalize: 'none', spellCheck: false }
  const number = kind === 'number' && { min: 0, step: 1, inputMode: 'numeric' as const, maxLength: undefined }
  return <Field type={TYPES[kind]} autoComplete={AUTOCOMPLETE[name] ?? 'off'} {...shared} {...account} {...number} className={name === 'userIntro' ? 'sm:col-span-2' : undefined} />
}
