import { Select } from '@/ui/Select'
import { Skeleton } from '@/ui/Skeleton'
import { templatesOf } from '../catalogue'
import { capOf, tooManyText, type Flow } from '../flows'
import { FormFields, FormSection } from './FormFields'
import { ImagesField } from './ImagesField'
import { PhotoField } from './PhotoField'
import { TimelineFields } from './TimelineFields'
import type { Draft } from './draft'

interface Props {
  /** The start of all ids. */
  id: string
  flow: Flow
  template: string
  draft: Draft
  errors: ReadonlyMap<string, string>
  onTemplate: (template: string) => void
  onChange: (name: string, changes: (draft: Draft) => Partial<Draft>) => void
  onAlert: (message: string) => void
}

/** All that can be filled in: design, texts, timeline, photo and images. */
export function FormBody({ id, flow, template, draft, errors, onTemplate, onChange, onAlert }: Props) {
  const photoIsNeeded = flow.needsPhoto === true || (flow.rules ?? []).some(({ photo }) => photo)
  const chooseTemplate = (next: string) => {
    onTemplate(next)
    const cap = capOf(flow, next)
    if (draft.pictures.length <= cap) return
    onAlert(tooManyText(flow, next))
    onChange('images', ({ pictures }) => ({ pictures: pictures.slice(0, cap) }))
  }
  return (
    <div className="grid gap-7">
      {flow.templates.length > 1 && (
        <Select label="Design" value={template} onChange={({ target }) => chooseTemplate(target.value)} options={templatesOf(flow.templates).map(({ id: value, name, label }) => ({ value, label: name === label ? name : `${name} (${label})` }))} />
      )}
      <FormFields id={id} flow={flow} values={draft.values} errors={errors} onChange={(name, value) => onChange(name, ({ values }) => ({ values: { ...values, [name]: value } }))} />
      {flow.timeline && <TimelineFields id={id} labels={flow.timeline} entries={draft.timeline} onChange={(at, entry) => onChange(`timeline-${at}`, ({ timeline }) => ({ timeline: flow.timeline!.map((_, place) => (place === at ? entry : (timeline[place] ?? { date: '', title: '', description: '' }))) }))} />}
      <FormSection title="Images">
        <div className="grid gap-6">
          <PhotoField id={`${id}-userPhoto`} optional={!photoIsNeeded} photo={draft.photo} error={errors.get('userPhoto')} onChange={(photo) => onChange('userPhoto', () => ({ photo }))} />
          <ImagesField
            id={`${id}-images`}
            label={flow.images.label}
            cap={capOf(flow, template)}
            pictures={draft.pictures}
            error={errors.get('images')}
            onChange={(pictures) => onChange('images', () => ({ pictures }))}
            onTooMany={() => onAlert(tooManyText(flow, template))}
          />
        </div>
      </FormSection>
    </div>
  )
}

/** The shape of a form that is about to come. */
export const FormSkeleton = () => (
  <div role="status" aria-busy aria-label="Loading the form" className="grid gap-5 sm:grid-cols-2">{[0, 1, 2, 3, 4, 5, 6, 7].map((field) => <Skeleton key={field} className="h-18 rounded-md" />)}</div>
)
