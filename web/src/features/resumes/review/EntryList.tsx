import { ArrowDown, ArrowUp, Plus, Trash2 } from 'lucide-react'
import { Fragment, useId, useState, type MouseEvent, type ReactNode } from 'react'
import { useFieldArray, useFormContext, useWatch, type FieldArrayPath } from 'react-hook-form'
import { cn } from '@/lib/cn'
import { Button } from '@/ui/Button'
import { blankEntry, type ReviewForm, type SectionName } from './form-model'

interface Props<S extends SectionName> {
  section: S
  title: string
  /** What one entry is called: "job". */
  item: string
  /** The line that names an entry in its head and on its buttons. */
  nameOf: (entry: ReviewForm[S][number]) => string
  /** The fields of the entry at `index`, read from `source`. */
  children: (index: number, source: string | null) => ReactNode
}

/** One section of entries: add, remove (with a way back) and reorder, all by keyboard too. */
export function EntryList<S extends SectionName>({ section, title, item, nameOf, children }: Props<S>) {
  const heading = useId()
  const { setFocus } = useFormContext<ReviewForm>()
  const { fields, append, insert, remove, move } = useFieldArray<ReviewForm, FieldArrayPath<ReviewForm>>({ name: section })
  const entries = useWatch<ReviewForm>({ name: section }) as ReviewForm[S]
  const [removed, setRemoved] = useState<{ index: number; entry: ReviewForm[S][number] } | null>(null)
  const [said, setSaid] = useState('')

  const label = (index: number) => {
    const entry = entries[index]
    return (entry && nameOf(entry)) || `New ${item}`
  }
  const shift = (from: number, to: number, event: MouseEvent<HTMLElement>) => {
    if (to < 0 || to >= fields.length) return
    const pressed = event.currentTarget
    move(from, to)
    setSaid(`${label(from)} moved to position ${to + 1} of ${fields.length}`)
    // Moving an element in the document takes its focus away.
    requestAnimationFrame(() => pressed.focus())
  }
  const drop = (index: number) => {
    const entry = entries[index]
    if (entry) setRemoved({ index, entry })
    remove(index)
  }
  const focusEntry = (index: number) => {
    const [first] = Object.keys(blankEntry[section]()).filter((key) => key !== 'source')
    requestAnimationFrame(() => setFocus(`${section}.${index}.${first}` as never))
  }
  const restore = () => {
    if (!removed) return
    insert(removed.index, removed.entry, { shouldFocus: false })
    setRemoved(null)
    focusEntry(removed.index)
  }
  const add = () => {
    append(blankEntry[section](), { shouldFocus: false })
    focusEntry(fields.length)
  }

  const undo = removed && <Removed key="removed" name={nameOf(removed.entry) || item} onUndo={restore} />

  return (
    <section aria-labelledby={heading} className="grid grid-cols-1 gap-4">
      <div className="flex items-center justify-between gap-4">
        <h3 id={heading} className="text-head">
          {title} <span className="font-sans text-sm font-medium text-muted tabular-nums">{fields.length}</span>
        </h3>
        <Button size="sm" variant="light" onClick={add}>
          <Plus className="size-4" aria-hidden />
          Add {item}
        </Button>
      </div>
      {fields.map((field, index) => (
        <Fragment key={field.id}>
          {removed?.index === index && undo}
          <fieldset className="min-w-0 rounded-lg border bg-bg p-4 sm:p-5">
            <legend className="sr-only">{label(index)}</legend>
            <div className="-mt-1 mb-3 flex items-center gap-1">
              <p aria-hidden className="mr-auto min-w-0 truncate text-sm font-semibold text-muted">{label(index)}</p>
              <EntryButton label={`Move ${label(index)} up`} off={index === 0} onClick={(event) => shift(index, index - 1, event)}><ArrowUp className="size-4" aria-hidden /></EntryButton>
              <EntryButton label={`Move ${label(index)} down`} off={index === fields.length - 1} onClick={(event) => shift(index, index + 1, event)}><ArrowDown className="size-4" aria-hidden /></EntryButton>
              <EntryButton label={`Remove ${label(index)}`} danger onClick={() => drop(index)}><Trash2 className="size-4" aria-hidden /></EntryButton>
            </div>
            <div className="grid grid-cols-1 gap-4 sm:grid-cols-2">{children(index, entries[index]?.source ?? null)}</div>
          </fieldset>
        </Fragment>
      ))}
      {removed && removed.index >= fields.length && undo}
      {fields.length === 0 && !removed && <p className="text-sm text-muted">We found nothing for this section. Add entries or skip it.</p>}
      <p aria-live="polite" className="sr-only">{said}</p>
    </section>
  )
}

/** Stands where the entry was, and takes the focus that its button had. */
function Removed({ name, onUndo }: { name: string; onUndo: () => void }) {
  return (
    <p role="status" className="flex items-center justify-between gap-4 rounded-lg border border-dashed px-4 py-2 text-sm">
      <span className="min-w-0 truncate">Removed {name}.</span>
      {/* eslint-disable-next-line jsx-a11y/no-autofocus -- the button that had the focus is gone with its entry */}
      <Button size="sm" variant="ghost" autoFocus onClick={onUndo}>Undo</Button>
    </p>
  )
}

interface EntryButtonProps {
  label: string
  off?: boolean
  danger?: boolean
  onClick: (event: MouseEvent<HTMLElement>) => void
  children: ReactNode
}

/** At the end of the list a button stays focusable, so that the keyboard is not thrown out of the entry. */
function EntryButton({ label, off = false, danger = false, onClick, children }: EntryButtonProps) {
  return (
    <button
      type="button"
      aria-label={label}
      title={label}
      aria-disabled={off || undefined}
      onClick={onClick}
      className={cn(
        'grid size-9 shrink-0 place-items-center rounded-md text-muted transition-colors aria-disabled:cursor-default aria-disabled:opacity-30',
        danger ? 'hover:bg-error-soft hover:text-error' : 'hover:bg-ink/6 hover:text-ink aria-disabled:hover:bg-transparent',
      )}
    >
      {children}
    </button>
  )
}
