import { Field } from '@/ui/Field'
import type { TimelineEntry } from '../wire'
import { TIMELINE_MAX } from './check'
import { FormSection } from './FormFields'

interface Props {
  id: string
  /** What the entries are called. */
  labels: readonly string[]
  entries: readonly TimelineEntry[]
  onChange: (at: number, entry: TimelineEntry) => void
}

/** The stations of a life. */
export function TimelineFields({ id, labels, entries, onChange }: Props) {
  return (
    <FormSection title="Timeline" hint="Leave out what you don’t want to show.">
      <ol className="grid gap-6 border-l-2 pl-5">
        {labels.map((label, at) => {
          const entry = entries[at] ?? { date: '', title: '', description: '' }
          const control = (name: keyof TimelineEntry) => ({ id: `${id}-timeline-${at}-${name}`, value: entry[name], maxLength: TIMELINE_MAX[name], onChange: ({ target }: { target: { value: string } }) => onChange(at, { ...entry, [name]: target.value }) })
          return (
            <li key={label}>
              <fieldset>
                <legend className="mb-2 font-semibold">{label}</legend>
                <div className="grid gap-3 sm:grid-cols-[9rem_minmax(0,1fr)]">
                  <Field label="Date" placeholder="2021" autoComplete="off" {...control('date')} />
                  <Field label="Title" autoComplete="off" {...control('title')} />
                  <Field label="Description" autoComplete="off" className="sm:col-span-2" {...control('description')} />
                </div>
              </fieldset>
            </li>
          )
        })}
      </ol>
    </FormSection>
  )
}
