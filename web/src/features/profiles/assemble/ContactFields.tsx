import { SOURCE_NAMES } from '../model'
import type { MergeField, MergeFieldName, Source } from '../wire'
import { fieldChoice, type Decisions } from './selection'
import { VersionChoice } from './VersionChoice'

const LABELS: Record<MergeFieldName, string> = { name: 'Name', email: 'Email', phone: 'Phone', location: 'Location', summary: 'Summary' }

interface Props {
  fields: MergeField[]
  decisions: Decisions
  onDecide: (field: MergeFieldName, source: Source) => void
}

/** Who the resume is about. */
export function ContactFields({ fields, decisions, onDecide }: Props) {
  const shown = fields.filter(({ variants }) => variants.length > 0)
  if (shown.length === 0) return null
  return (
    <section aria-labelledby="merge-contact" className="grid grid-cols-1 gap-3">
      <h3 id="merge-contact" className="font-display text-lg font-bold">Contact and summary</h3>
      <ul className="divide-y rounded-lg border">
        {shown.map((field) => (
          <li key={field.field} className="px-4 py-3.5">
            <ContactField field={field} choice={fieldChoice(field, decisions)} onDecide={(source) => onDecide(field.field, source)} />
          </li>
        ))}
      </ul>
    </section>
  )
}

function ContactField({ field: { field, state, variants }, choice, onDecide }: { field: MergeField; choice: Source; onDecide: (source: Source) => void }) {
  const label = LABELS[field]
  if (variants.length === 1 || state === 'same') {
    return (
      <div className="grid gap-x-4 gap-y-0.5 sm:grid-cols-[8rem_minmax(0,1fr)_auto]">
        <p className="text-sm font-semibold sm:pt-0.5">{label}</p>
        <p className="line-clamp-3 break-words">{variants[0]?.value}</p>
        <p className="text-sm text-muted sm:pt-0.5">{variants.map(({ source }) => SOURCE_NAMES[source]).join(', ')}</p>
      </div>
    )
  }
  return <VersionChoice legend={label} versions={variants} chosen={choice} differs={[]} onChoose={onDecide} />
}
