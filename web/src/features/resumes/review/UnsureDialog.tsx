import { ConfirmDialog } from '@/ui/ConfirmDialog'

interface Props {
  /** Values that are not in the document; null while nothing is asked. */
  unfounded: string[] | null
  onSave: () => void
  onCancel: () => void
}

/** Values that are named one by one. */
const NAMED = 6

/** Asks before values that a language model made up are saved as the person's own. */
export function UnsureDialog({ unfounded, onSave, onCancel }: Props) {
  const values = unfounded ?? []
  const one = values.length === 1
  const more = values.length - NAMED
  const title = one ? 'Save a value that is not in your document?' : `Save ${values.length} values that are not in your document?`
  return (
    <ConfirmDialog open={unfounded !== null} title={title} confirmLabel="Save" cancelLabel="Keep checking" tone="primary" onConfirm={onSave} onCancel={onCancel}>
      {values.slice(0, NAMED).map((value, index) => <span key={index} className="block font-semibold break-words text-ink">{value}</span>)}
      {more > 0 && <span className="block">and {more} more</span>}
      <span className="mt-2 block">{one ? 'This was' : 'These were'} not found in your document. The language model may have made {one ? 'it' : 'them'} up.</span>
    </ConfirmDialog>
  )
}
