import { ConfirmDialog } from '@/ui/ConfirmDialog'

/** What is open when the details are confirmed. */
export interface Unsure {
  /** Lines of the document that are in no field and not ignored. */
  lines: number
  /** Values that are not in the document. */
  unfounded: string[]
}

interface Props {
  unsure: Unsure | null
  onSave: () => void
  onCancel: () => void
}

/** Values that are named one by one. */
const NAMED = 6

/** Asks before values that are not in the document are saved, or lines of it are left out. */
export function UnsureDialog({ unsure, onSave, onCancel }: Props) {
  const { lines, unfounded } = unsure ?? { lines: 0, unfounded: [] }
  const one = unfounded.length === 1
  const more = unfounded.length - NAMED
  return (
    <ConfirmDialog open={unsure !== null} title={titleOf(lines, unfounded.length)} confirmLabel="Save anyway" cancelLabel="Keep checking" onConfirm={onSave} onCancel={onCancel}>
      {unfounded.length > 0 && (
        <span className="block">
          {unfounded.slice(0, NAMED).map((value, index) => <span key={index} className="block font-semibold break-words text-ink">{value}</span>)}
          {more > 0 && <span className="block">and {more} more</span>}
          <span className="mt-2 block">{one ? 'This was' : 'These were'} not found in your document. The language model may have made {one ? 'it' : 'them'} up.</span>
        </span>
      )}
      {lines > 0 && <span className="block">{lines === 1 ? 'One line of your document stands' : `${lines} lines of your document stand`} in no field yet. Your saved resume will not have {lines === 1 ? 'it' : 'them'}.</span>}
    </ConfirmDialog>
  )
}

function titleOf(lines: number, unfounded: number): string {
  if (unfounded > 0) return unfounded === 1 ? 'Save a value that is not in your document?' : `Save ${unfounded} values that are not in your document?`
  return lines === 1 ? 'Leave one line out?' : `Leave ${lines} lines out?`
}
