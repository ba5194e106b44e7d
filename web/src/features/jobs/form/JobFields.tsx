import { Field } from '@/ui/Field'
import { Select } from '@/ui/Select'
import { TextArea } from '@/ui/TextArea'
import { CATEGORIES, categoryName, EMPLOYMENT_TYPES, EXPERIENCE_LEVELS, WORKPLACES } from '../model'
import { LIMITS, type Errors, type FieldName, type JobForm } from './form'
import { ItemsField } from './ItemsField'

const optionsOf = (values: readonly string[], label: (value: string) => string = (value) => value) => values.map((value) => ({ value, label: label(value) }))
const TYPES = optionsOf(EMPLOYMENT_TYPES)
const LEVELS = optionsOf(EXPERIENCE_LEVELS)
const CATEGORY_OPTIONS = optionsOf(CATEGORIES, categoryName)

type TextField = { [Name in keyof JobForm]: JobForm[Name] extends string ? Name : never }[keyof JobForm]

interface Props {
  id: string
  form: JobForm
  errors: Errors
  onChange: (changed: Partial<JobForm>) => void
}

/** The fields of a job, in the order in which they are checked. */
export function JobFields({ id, form, errors, onChange }: Props) {
  const control = (name: TextField & FieldName) => ({
    id: `${id}-${name}`,
    name,
    value: form[name],
    error: errors[name],
    onChange: ({ target }: { target: { value: string } }) => onChange({ [name]: target.value }),
  })
  return (
    <div className="grid gap-5">
      <div className="grid gap-5 sm:grid-cols-2">
        <Field label="Job title" required maxLength={LIMITS.line} autoComplete="off" {...control('jobTitle')} />
        <Field label="Company name" required maxLength={LIMITS.line} autoComplete="organization" {...control('companyName')} />
      </div>
      <TextArea label="Company overview" required className="[&_textarea]:min-h-24" maxLength={LIMITS.text} {...control('companyOverview')} />
      <div className="grid gap-5 sm:grid-cols-2">
        <Field label="Location" required maxLength={LIMITS.line} autoComplete="off" {...control('location')} />
        <Select label="Employment type" options={TYPES} {...control('employmentType')} />
      </div>
      <fieldset>
        <legend className="mb-1 text-sm font-semibold">Workplace</legend>
        <div className="flex flex-wrap gap-x-6">
          {WORKPLACES.map(({ key, name }) => (
            <label key={key} className="flex min-h-11 items-center gap-2.5">
              <input type="checkbox" checked={form[key]} onChange={({ target }) => onChange({ [key]: target.checked })} className="size-5 accent-primary" />
              {name}
            </label>
          ))}
        </div>
      </fieldset>
      <Field label="Salary range (optional)" maxLength={LIMITS.line} placeholder="$80,000 to $95,000 a year" autoComplete="off" {...control('salaryRange')} />
      <TextArea label="Job description" required className="[&_textarea]:min-h-40" maxLength={LIMITS.text} {...control('jobDescription')} />
      <ItemsField id={`${id}-responsibilities`} label="Responsibilities" noun="responsibility" error={errors.responsibilities} items={form.responsibilities} onChange={(responsibilities) => onChange({ responsibilities })} />
      <ItemsField id={`${id}-requirements.required`} label="Required qualifications" noun="required qualification" error={errors['requirements.required']} items={form.required} onChange={(required) => onChange({ required })} />
      <ItemsField id={`${id}-requirements.preferred`} label="Preferred qualifications (optional)" noun="preferred qualification" error={errors['requirements.preferred']} items={form.preferred} onChange={(preferred) => onChange({ preferred })} />
      <Field label="Application link" type="url" required maxLength={LIMITS.link} placeholder="https://" autoComplete="off" autoCapitalize="none" hint="Where people apply. It opens in a new tab." {...control('applicationLink')} />
      <div className="grid gap-5 sm:grid-cols-3">
        <Field label="Education level (optional)" maxLength={LIMITS.line} autoComplete="off" {...control('educationLevel')} />
        <Select label="Experience level" options={LEVELS} {...control('experienceLevel')} />
        <Select label="Category" options={CATEGORY_OPTIONS} {...control('category')} />
      </div>
    </div>
  )
}
