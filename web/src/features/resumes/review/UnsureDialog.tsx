import { ConfirmDialog } from '@/ui/ConfirmDialog'

/** What is open when the details are confirmed. */
export interface Unsure {
  /** Lines of the document that are in no field and not ignored. */
  lines: number
  /** Values that are not in the document. */
  unfounded: number
}

interface Props {
  unsure: Unsure | null
  onSave: () => void
  onCancel: () => void
}

/** Asks before values that are not in the document are saved, or lines of it are left out. */
export function UnsureDialog({ unsure, onSave, onCancel }: Props) {
  const { lines, unfounded } = unsure ?? { lines: 0, unfounded: 0 }
  return (
    <ConfirmDialog open={unsure !== null} title={titleOf(lines, unfounded)} confirmLabel="Save anyway" cancelLabel="Keep checking" onConfirm={onSave} onCancel={onCancel}>
      {unfounded > 0 && <span className="block">{unfounded === 1 ? 'One value was' : `${unfounded} values were`} not found in your document. The language model may have made {unfounded === 1 ? 'it' : 'them'} up.</span>}
      {lines > 0 && <span className="block">{lines === 1 ? 'One line of your document is' : `${lines} lines of your document are`} in no field and not ignored. Your saved resume will not have {lines === 1 ? 'it' : 'them'}.</span>}
    </ConfirmDialog>
  )
}

function titleOf(lines: number, unfounded: number): string {
  if (unfounded > 0) return unfounded === 1 ? 'Save a value that is not in your document?' : `Save ${unfounded} values that are not in your document?`
  return lines === 1 ? 'Leave one line out?' : `Leave ${lines} lines out?`
}
