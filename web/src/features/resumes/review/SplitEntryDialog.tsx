import { useFormContext } from 'react-hook-form'
import { Dialog } from '@/ui/Dialog'
import type { ReviewForm } from './form-model'
import { cutsAtLines, cutsAtSeparators, type Cut } from './list-actions'
import { entriesOf, type ListedSection } from './lists'

interface Props {
  section: ListedSection
  index: number
  label: string
  onSplit: (cut: Cut) => void
  onClose: () => void
}

/** Asks where another entry begins inside one: at a line of its description, or behind a separator in its name. */
export function SplitEntryDialog({ section, index, label, onSplit, onClose }: Props) {
  const entry = entriesOf(useFormContext<ReviewForm>().getValues(), section)[index]
  const lines = entry ? cutsAtLines(section, entry) : []
  const names = entry ? cutsAtSeparators(section, entry) : []
  const none = lines.length + names.length === 0
  return (
    <Dialog open title={`Split ${label}`} description={none ? 'This entry has no description, and nothing in its name to split at.' : 'Choose what the new entry begins with.'} onClose={onClose}>
      <div className="grid gap-5">
        <Cuts title="In the description: this line and all below it" cuts={lines} onSplit={onSplit} />
        <Cuts title="In the name" cuts={names} onSplit={onSplit} />
      </div>
    </Dialog>
  )
}

function Cuts({ title, cuts, onSplit }: { title: string; cuts: readonly Cut[]; onSplit: (cut: Cut) => void }) {
  if (cuts.length === 0) return null
  return (
    <section aria-label={title}>
      <h3 className="text-sm font-semibold text-muted">{title}</h3>
      <ul className="mt-1.5 grid grid-cols-1 gap-1">
        {cuts.map((cut, index) => (
          <li key={index} className="min-w-0">
            <button type="button" onClick={() => onSplit(cut)} className="min-h-11 w-full rounded-md border px-3 py-2 text-left text-sm break-words transition-colors hover:border-ink hover:bg-bg">
              {cut.name}
            </button>
          </li>
        ))}
      </ul>
    </section>
  )
}
