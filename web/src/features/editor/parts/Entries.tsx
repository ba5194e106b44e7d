import { ChevronRight, Plus, Trash2 } from 'lucide-react'
import { useId, type ReactNode } from 'react'
import { cn } from '@/lib/cn'
import { Button } from '@/ui/Button'
import { useDrag } from '../state/drag'
import { newKey } from '../state/content'
import { getAt, setAt } from '../state/paths'
import { moveItem } from '../state/reorder'
import { useEditing } from './editor-context'
import { ToCheck } from './ToCheck'
import { DragHandle, DragRow, MoveTools, Tool } from './tools'

interface Entry {
  key: string
}

interface Props<E extends Entry> {
  /** The list's path: "experience", "additional.0.items". */
  path: string
  /** What one entry is called: "job". */
  item: string
  blank: object
  nameOf: (entry: E) => string
  /** What a closed entry shows beside its name. */
  hintOf: (entry: E) => string
  /** Whether an entry has so few fields that it is always shown whole. */
  flat?: boolean
  children: (path: string) => ReactNode
}

/** The entries of one list: add, remove, and reorder by dragging or by keyboard. */
export function Entries<E extends Entry>({ path, item, blank, nameOf, hintOf, flat = false, children }: Props<E>) {
  const { content, edit, goTo, setOpen, say } = useEditing()
  const entries = (getAt(content.resume, path) ?? []) as E[]
  const change = (next: (entries: E[]) => E[]) => edit((before) => setAt(before, `resume.${path}`, next((getAt(before.resume, path) ?? []) as E[])))
  const label = (entry: E) => nameOf(entry) || `New ${item}`
  const move = (from: number, to: number) => {
    const entry = entries[from]
    change((list) => moveItem(list, from, to))
    if (entry) say(`${label(entry)} moved to position ${to + 1} of ${entries.length}`)
  }
  const drag = useDrag(move)
  const add = () => {
    const key = newKey()
    change((list) => [...list, { ...blank, key } as unknown as E])
    setOpen(key, true)
    goTo(`${path}.${entries.length}`)
  }
  const remove = (entry: E) => {
    change((list) => list.filter(({ key }) => key !== entry.key))
    say(`${label(entry)} removed. Undo brings it back.`)
    document.getElementById(`add-${path}`)?.focus()
  }
  return (
    <div className="grid grid-cols-1 gap-3">
      <ul className="grid grid-cols-1 gap-3 empty:hidden">
        {entries.map((entry, index) => (
          <DragRow key={entry.key} look={drag.look(index)}>
            <EntryCard
              entryKey={entry.key}
              path={`${path}.${index}`}
              label={label(entry)}
              hint={hintOf(entry)}
              flat={flat}
              handle={<DragHandle {...drag.handle(index)} />}
              tools={
                <>
                  <MoveTools name={label(entry)} index={index} count={entries.length} onMove={(to) => move(index, to)} />
                  <Tool label={`Remove ${label(entry)}`} danger onClick={() => remove(entry)}><Trash2 aria-hidden /></Tool>
                </>
              }
            >
              {children(`${path}.${index}`)}
            </EntryCard>
          </DragRow>
        ))}
      </ul>
      <Button id={`add-${path}`} size="sm" variant="light" onClick={add} className="justify-self-start"><Plus className="size-4" aria-hidden />Add {item}</Button>
    </div>
  )
}

interface CardProps {
  entryKey: string
  path: string
  label: string
  hint: string
  flat: boolean
  handle: ReactNode
  tools: ReactNode
  children: ReactNode
}

/** One entry: a line, or all of its fields. */
function EntryCard({ entryKey, path, label, hint, flat, handle, tools, children }: CardProps) {
  const id = useId()
  const { isOpen, setOpen, anyErrorIn } = useEditing()
  const hasError = anyErrorIn(path)
  const open = flat || isOpen(entryKey)
  return (
    <fieldset className={cn('min-w-0 rounded-lg border bg-bg', !open && 'transition-colors hover:border-line-strong', hasError && !open && 'border-error')}>
      <legend className="sr-only">{label}</legend>
      <div className="flex items-center pr-1.5">
        {handle}
        {flat ? (
          <span className="min-w-0 flex-1 truncate text-sm font-semibold">{label}</span>
        ) : (
          <button type="button" aria-expanded={open} aria-controls={id} onClick={() => setOpen(entryKey, !open)} className="flex min-h-11 min-w-0 flex-1 items-center gap-2 rounded-md py-2 text-left text-sm">
            <ChevronRight className={cn('size-4 shrink-0 text-muted transition-transform', open && 'rotate-90')} aria-hidden />
            <span className="min-w-0 flex-1">
              <span className="block truncate font-semibold">{label}</span>
              {!open && hint && <span className="block truncate text-muted tabular-nums">{hint}</span>}
            </span>
            {!open && <ToCheck paths={[path]} />}
            {hasError && !open && <span className="shrink-0 text-xs font-semibold text-error">Needs a fix</span>}
          </button>
        )}
        {tools}
      </div>
      <div id={id} hidden={!open}>{open && <div className="grid grid-cols-1 gap-4 px-4 pt-1 pb-4 sm:grid-cols-2">{children}</div>}</div>
    </fieldset>
  )
}
