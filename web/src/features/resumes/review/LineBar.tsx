import { Button } from '@/ui/Button'
import { LINE_KINDS, type LineKind } from './document-lines'

/** What the selected lines of the document are: one press puts them into the form. */
export function LineBar({ count, onPlace }: { count: number; onPlace: (kind: LineKind) => void }) {
  return (
    // Pressing a button keeps the selection that it is about.
    <div role="group" aria-label="Selected lines" onPointerDown={(event) => event.preventDefault()} className="border-t bg-surface px-3 py-2.5">
      <p className="mb-1.5 text-sm font-semibold">{count === 1 ? 'This line is:' : `These ${count} lines are:`}</p>
      <div className="flex flex-wrap gap-1.5">
        {LINE_KINDS.map((kind) => <Button key={kind.id} size="sm" variant="light" className="px-3" onClick={() => onPlace(kind)}>{kind.label}</Button>)}
      </div>
    </div>
  )
}
