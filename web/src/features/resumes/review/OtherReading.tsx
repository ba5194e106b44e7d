import { Plus } from 'lucide-react'
import { Button } from '@/ui/Button'

interface FieldProps {
  /** What the built-in parser read in the field. */
  other: string
  label: string
  onUse: () => void
}

/** The value of the other reading under a field that differs. */
export function OtherValue({ other, label, onUse }: FieldProps) {
  return (
    <div className="col-span-2 mt-1.5 flex items-start justify-between gap-3 rounded-md bg-ink/4 px-3 py-1.5 text-sm">
      <p className="max-h-32 min-w-0 overflow-y-auto break-words whitespace-pre-line"><span className="text-muted">Built-in parser:</span> {other}</p>
      <button type="button" aria-label={`Use the built-in parser’s value: ${label}`} onClick={onUse} className="relative shrink-0 rounded-sm px-1.5 py-0.5 font-semibold text-primary after:absolute after:-inset-2 hover:bg-primary-soft">
        Use this
      </button>
    </div>
  )
}

interface EntriesProps {
  entries: readonly { name: string; index: number }[]
  onAdd: (index: number) => void
}

/** Entries that only the other reading has. */
export function OtherEntries({ entries, onAdd }: EntriesProps) {
  if (entries.length === 0) return null
  return (
    <div className="rounded-lg bg-ink/4 px-4 py-3 text-sm">
      <p className="text-muted">The built-in parser also found:</p>
      <ul className="mt-1 grid gap-1">
        {entries.map(({ name, index }) => (
          <li key={index} className="flex items-center justify-between gap-3">
            <span className="min-w-0 break-words">{name}</span>
            <Button size="sm" variant="ghost" aria-label={`Add: ${name}`} onClick={() => onAdd(index)}><Plus className="size-4" aria-hidden />Add</Button>
          </li>
        ))}
      </ul>
    </div>
  )
}
