import { ArrowDown, ArrowUp, ChevronRight, Plus, Trash2 } from 'lucide-react'
import { Fragment, useId, useState, type MouseEvent, type ReactNode } from 'react'
import { get, useFieldArray, useFormState, useWatch, type FieldArrayPath } from 'react-hook-form'
import { cn } from '@/lib/cn'
import { Button } from '@/ui/Button'
import { AnotherWay } from './AnotherWay'
import { entryOf } from './differences'
import { EntryMenu } from './EntryMenu'
import { blankEntry, type AdditionalItemEntry, type ReviewForm, type SectionName } from './form-model'
import { blankOf, firstPath, sectionId, type ListedSection } from './lists'
import { ListMenu } from './ListMenu'
import { OtherEntries } from './OtherReading'
import type { ReadList } from './readings'
import { useOpenWork, useReview } from './review-context'
import { SectionHead } from './SectionHead'
import { StepDone, UndoStep } from './UndoStep'

type EntryOf<S extends ListedSection> = S extends SectionName ? ReviewForm[S][number] : AdditionalItemEntry

interface Props<S extends ListedSection> {
  section: S
  title: string
  /** What one entry is called: "job". */
  item: string
  /** What names an entry on its buttons. */
  nameOf: (entry: EntryOf<S>) => string
  /** What a collapsed entry shows beside its name: its place and its dates. */
  hintOf: (entry: EntryOf<S>) => string
  /** Stands between the section's head and its entries. */
  above?: ReactNode
  /** The fields of the entry at `index`, read from `source`. */
  children: (index: number, source: string | null) => ReactNode
}

/** One section of entries: add, remove (with a way back) and reorder, all by keyboard too. Entries without marks are a line until they are opened. */
export function EntryList<S extends ListedSection>({ section, title, item, nameOf, hintOf, above, children }: Props<S>) {
  const id = sectionId(section)
  const { goTo, differences } = useReview()
  const [taken, setTaken] = useState<readonly number[]>([])
  const { fields, append, insert, remove, move } = useFieldArray<ReviewForm, FieldArrayPath<ReviewForm>>({ name: section })
  const entries = useWatch<ReviewForm>({ name: section }) as EntryOf<S>[]
  const [removed, setRemoved] = useState<{ index: number; entry: EntryOf<S> } | null>(null)
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
  const restore = () => {
    if (!removed) return
    insert(removed.index, removed.entry, { shouldFocus: false })
    setRemoved(null)
    goTo(firstPath(section, removed.index))
  }
  const add = () => {
    append(blankOf(section), { shouldFocus: false })
    goTo(firstPath(section, fields.length))
  }

  const others = (differences.entries.get(section) ?? []).filter(({ index }) => !taken.includes(index))
  const addOther = (index: number) => {
    const entry = differences.embedded && entryOf(section as SectionName, index, differences.embedded)
    if (!entry) return
    setTaken([...taken, index])
    append(entry, { shouldFocus: false })
    goTo(firstPath(section, fields.length))
  }

  const undo = removed && <Removed key="removed" name={nameOf(removed.entry) || item} onUndo={restore} />

  return (
    <section aria-labelledby={`review-${id}`} data-section={id} className="grid grid-cols-1 gap-3">
      <SectionHead id={id} title={title} count={fields.length}>
        <div className="ml-auto flex min-w-0 flex-wrap items-center justify-end gap-1">
          <UndoStep place={id} />
          {section in blankEntry && <AnotherWay list={section as ReadList} title={title} />}
          <div className="flex items-center gap-1">
            <Button size="sm" variant="light" onClick={add}>
              <Plus className="size-4" aria-hidden />
              Add {item}
            </Button>
            <ListMenu list={section} title={title} />
          </div>
        </div>
      </SectionHead>
      <StepDone place={id} />
      {above}
      {fields.map((field, index) => (
        <Fragment key={field.id}>
          {removed?.index === index && undo}
          <Entry
            section={section}
            index={index}
            entryKey={entries[index]?.source ?? field.id}
            added={(entries[index]?.source ?? null) === null}
            label={label(index)}
            hint={entries[index] ? hintOf(entries[index]) : ''}
            tools={
              <>
                <EntryButton label={`Move ${label(index)} up`} off={index === 0} onClick={(event) => shift(index, index - 1, event)}><ArrowUp className="size-4" aria-hidden /></EntryButton>
                <EntryButton label={`Move ${label(index)} down`} off={index === fields.length - 1} onClick={(event) => shift(index, index + 1, event)}><ArrowDown className="size-4" aria-hidden /></EntryButton>
                <EntryButton label={`Remove ${label(index)}`} danger onClick={() => drop(index)}><Trash2 className="size-4" aria-hidden /></EntryButton>
                <EntryMenu section={section} index={index} label={label(index)} next={index < fields.length - 1 ? label(index + 1) : null} title={title} />
              </>
            }
          >
            {children(index, entries[index]?.source ?? null)}
          </Entry>
        </Fragment>
      ))}
      {removed && removed.index >= fields.length && undo}
      {fields.length === 0 && !removed && <p className="text-sm text-muted">We found nothing for this section. Add entries or skip it.</p>}
      <OtherEntries entries={others} onAdd={addOther} />
      <p aria-live="polite" className="sr-only">{said}</p>
    </section>
  )
}

interface EntryProps {
  section: ListedSection
  index: number
  /** What tells the entry from others, wherever it is moved. */
  entryKey: string
  /** Whether the user added it. */
  added: boolean
  label: string
  hint: string
  /** The buttons that move and remove it. */
  tools: ReactNode
  children: ReactNode
}

/** One entry: a line, or all of its fields. Fields that are not shown stay in the page, so that they are checked and kept like the others. */
function Entry({ section, index, entryKey, added, label, hint, tools, children }: EntryProps) {
  const id = useId()
  const { isOpen, setOpen } = useReview()
  const { questions } = useOpenWork()
  const { errors } = useFormState<ReviewForm>({ name: section })
  const key = added ? `added ${entryKey}` : entryKey
  const refused = get(errors, `${section}.${index}`) !== undefined
  const open = refused || isOpen(key)
  const toCheck = questions.filter(({ path }) => path.startsWith(`${section}.${index}.`)).length
  return (
    <fieldset data-entry={key} className={cn('min-w-0 rounded-lg border bg-bg', open ? 'p-4 pt-2.5 sm:p-5 sm:pt-3' : 'transition-colors hover:border-line-strong')}>
      <legend className="sr-only">{label}</legend>
      <div className="flex items-center gap-1">
        <button
          type="button"
          aria-expanded={open}
          aria-controls={id}
          onClick={() => setOpen(key, !open)}
          className={cn('flex min-h-11 min-w-0 flex-1 items-center gap-2 rounded-md text-left text-sm', !open && 'px-4 py-2 sm:px-5')}
        >
          <ChevronRight className={cn('size-4 shrink-0 text-muted transition-transform', open && 'rotate-90')} aria-hidden />
          <span className="min-w-0 flex-1 sm:flex sm:items-baseline sm:justify-between sm:gap-4">
            <span className="block min-w-0 truncate font-semibold">{label}</span>
            {!open && hint && <span className="block truncate text-muted tabular-nums sm:max-w-[45%] sm:shrink-0">{hint}</span>}
          </span>
          {!open && toCheck > 0 && <span className="shrink-0 text-xs font-semibold text-warning">{toCheck} to check</span>}
        </button>
        {open && tools}
      </div>
      <div id={id} hidden={!open}>
        <div className="mt-2 grid grid-cols-1 gap-4 sm:grid-cols-2">{children}</div>
      </div>
    </fieldset>
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
