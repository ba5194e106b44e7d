import { Plus, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { useFieldArray, useFormContext, useWatch } from 'react-hook-form'
import { Button } from '@/ui/Button'
import { IconButton } from '@/ui/IconButton'
import { entryOf } from './differences'
import { blankEntry, type ReviewForm } from './form-model'
import { OtherEntries } from './OtherReading'
import { useReview } from './review-context'
import { ReviewField } from './ReviewField'

const at = (source: string | null, key: string) => source && `${source}.${key}`

/** Profiles and pages of the person: what each is, and its address. */
export function LinksGroup() {
  const { goTo, differences } = useReview()
  const { control } = useFormContext<ReviewForm>()
  const { fields, append, remove } = useFieldArray({ control, name: 'links' })
  const links = useWatch({ control, name: 'links' })
  const [said, setSaid] = useState('')
  const add = () => {
    append(blankEntry.links(), { shouldFocus: false })
    goTo(`links.${fields.length}.name`)
  }
  const others = (differences.entries.get('links') ?? []).filter(({ name }) => !links.some(({ url }) => url === name))
  const addOther = (index: number) => {
    const entry = differences.embedded && entryOf('links', index, differences.embedded)
    if (!entry) return
    append(entry, { shouldFocus: false })
    goTo(`links.${fields.length}.name`)
  }
  const nameAt = (index: number) => links[index]?.name || links[index]?.url || `link ${index + 1}`
  const drop = (index: number) => {
    setSaid(`Removed ${nameAt(index)}.`)
    remove(index)
    goTo(fields.length > 1 ? `links.${Math.min(index, fields.length - 2)}.name` : 'links')
  }
  return (
    <fieldset data-path="links" className="grid grid-cols-1 gap-3 sm:col-span-2">
      <legend className="sr-only">Links</legend>
      <div className="flex items-center justify-between gap-4">
        <p aria-hidden className="text-sm font-semibold">Links <span className="ml-1 font-medium text-muted tabular-nums">{fields.length}</span></p>
        <Button size="sm" variant="light" onClick={add}>
          <Plus className="size-4" aria-hidden />
          Add link
        </Button>
      </div>
      {fields.map((field, index) => (
        <div key={field.id} className="grid grid-cols-[minmax(0,1fr)_auto] items-end gap-x-2 gap-y-2 sm:grid-cols-[minmax(0,2fr)_minmax(0,3fr)_auto] sm:items-start">
          <ReviewField name={`links.${index}.name`} label="Link name" source={at(links[index]?.source ?? null, 'name')} className="max-sm:col-span-2" />
          <ReviewField name={`links.${index}.url`} label="Link URL" source={at(links[index]?.source ?? null, 'url')} kind="url" />
          <IconButton label={`Remove ${nameAt(index)}`} tone="danger" onClick={() => drop(index)} className="sm:mt-7.5"><Trash2 aria-hidden /></IconButton>
        </div>
      ))}
      <OtherEntries entries={others} onAdd={addOther} />
      <p aria-live="polite" className="sr-only">{said}</p>
    </fieldset>
  )
}
