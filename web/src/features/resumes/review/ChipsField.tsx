import { X } from 'lucide-react'
import { useId, useRef, useState, type KeyboardEvent, type ReactNode } from 'react'
import { cn } from '@/lib/cn'
import { joinIds } from '@/ui/field-parts'

interface Props {
  label: string
  /** What one chip is called: "skill". */
  item: string
  value: string[]
  onChange: (value: string[]) => void
  onBlur: () => void
  /** Where a chip was read, for the highlighter. */
  sourceOf: (chip: string) => string | null
  /** The path of the chip at an index, for whoever looks for it. */
  pathOf: (index: number) => string
  isDoubtful: (chip: string) => boolean
  /** Stands beside the label, under the given id. */
  note?: ((id: string) => ReactNode) | null
}

const clean = (text: string) => text.trim().replace(/\s+/g, ' ')

/** With Ctrl or ⌘ Enter is not about the chip: it confirms the whole form. */
const isPlainEnter = (event: KeyboardEvent) => event.key === 'Enter' && !event.ctrlKey && !event.metaKey

/**
 * Chips to change in place, remove and add. All of them are one stop of Tab, the input: from its start the arrow keys lead through
 * the chips. Enter or a comma ends one; several pasted at once become several.
 */
export function ChipsField({ label, item, value, onChange, onBlur, sourceOf, pathOf, isDoubtful, note }: Props) {
  const id = useId()
  const list = useRef<HTMLUListElement>(null)
  const adder = useRef<HTMLInputElement>(null)
  const [editing, setEditing] = useState<number | null>(null)

  /** The chip at an index once it is drawn; behind the last one stands the input. */
  const focusChip = (index: number) =>
    requestAnimationFrame(() => (list.current?.querySelectorAll<HTMLElement>('[data-chip]')[Math.max(0, index)] ?? adder.current)?.focus())
  const add = (text: string) => {
    const added = text.split(/[,;\n]/).map(clean).filter((chip) => chip !== '' && !value.includes(chip))
    if (added.length > 0) onChange([...value, ...new Set(added)])
  }
  const replace = (index: number, text: string) => {
    setEditing(null)
    const chip = clean(text)
    onChange(chip === '' ? value.filter((_, at) => at !== index) : value.map((old, at) => (at === index ? chip : old)))
  }
  const remove = (index: number) => {
    onChange(value.filter((_, at) => at !== index))
    focusChip(index)
  }
  const onChipKey = (index: number, event: KeyboardEvent) => {
    const targets: Record<string, number> = { ArrowLeft: index - 1, ArrowUp: index - 1, ArrowRight: index + 1, ArrowDown: index + 1, Home: 0, End: value.length - 1 }
    const target = targets[event.key]
    if (event.key === 'Delete' || event.key === 'Backspace') remove(index)
    else if (target !== undefined) focusChip(target)
    else return
    event.preventDefault()
  }

  return (
    <div className="grid grid-cols-[1fr_auto] gap-x-3">
      <label htmlFor={id} className="mb-1.5 block text-sm font-semibold">{label}</label>
      <div className="col-span-2 row-start-2 flex flex-wrap gap-1.5 rounded-md border border-line-strong bg-surface p-2 hover:border-ink focus-within:border-primary">
        <ul ref={list} aria-label={label} className="contents">
          {value.map((chip, index) => (
            <li key={`${chip}-${index}`} data-path={pathOf(index)} data-source={sourceOf(chip) ?? undefined} className="max-w-full">
              {editing === index ? (
                <ChipEditor
                  chip={chip}
                  item={item}
                  onDone={(text) => replace(index, text)}
                  onCancel={() => setEditing(null)}
                  onLeave={() => focusChip(index)}
                />
              ) : (
                <Chip chip={chip} doubtful={isDoubtful(chip)} onKeyDown={(event) => onChipKey(index, event)} onEdit={() => setEditing(index)} onRemove={() => remove(index)} />
              )}
            </li>
          ))}
        </ul>
        <ChipAdder
          id={id}
          inputRef={adder}
          item={item}
          describedBy={joinIds(note && `${id}-note`, value.length > 0 && `${id}-keys`)}
          onAdd={add}
          onBlur={onBlur}
          onBack={() => value.length > 0 && focusChip(value.length - 1)}
        />
      </div>
      <div className="col-start-2 row-start-1">{note?.(`${id}-note`)}</div>
      <p id={`${id}-keys`} hidden>Left arrow goes to the {item} before, Enter edits it, Delete removes it.</p>
    </div>
  )
}

interface ChipProps {
  chip: string
  doubtful: boolean
  onKeyDown: (event: KeyboardEvent) => void
  onEdit: () => void
  onRemove: () => void
}

function Chip({ chip, doubtful, onKeyDown, onEdit, onRemove }: ChipProps) {
  return (
    <span className={cn('inline-flex max-w-full items-center rounded-full border', doubtful ? 'border-warning bg-warning-soft text-warning' : 'border-transparent bg-primary-soft text-ink')}>
      <button type="button" data-chip tabIndex={-1} aria-label={`Edit ${chip}${doubtful ? ', please check' : ''}`} onKeyDown={onKeyDown} onClick={onEdit} className="min-w-0 truncate rounded-l-full py-1.5 pl-3 text-sm font-medium">
        {chip}
      </button>
      <button type="button" tabIndex={-1} aria-label={`Remove ${chip}`} onClick={onRemove} className="grid size-8 shrink-0 place-items-center rounded-full hover:text-error">
        <X className="size-3.5" aria-hidden />
      </button>
    </span>
  )
}

interface EditorProps {
  chip: string
  item: string
  onDone: (text: string) => void
  onCancel: () => void
  /** Enter and ESC give the focus back to the chip. */
  onLeave: () => void
}

function ChipEditor({ chip, item, onDone, onCancel, onLeave }: EditorProps) {
  const [text, setText] = useState(chip)
  const onKeyDown = (event: KeyboardEvent) => {
    if (!isPlainEnter(event) && event.key !== 'Escape') return
    // Enter would save the whole form, ESC would close the dialog.
    event.preventDefault()
    event.stopPropagation()
    if (event.key === 'Enter') onDone(text)
    else onCancel()
    onLeave()
  }
  return (
    <input
      // eslint-disable-next-line jsx-a11y/no-autofocus -- it replaces the button that was just pressed
      autoFocus
      aria-label={`Edit ${item} ${chip}`}
      value={text}
      size={Math.max(text.length, 4)}
      onChange={(event) => setText(event.target.value)}
      onBlur={() => onDone(text)}
      onKeyDown={onKeyDown}
      className="h-8.5 max-w-full rounded-full border border-primary bg-surface px-3 text-sm"
    />
  )
}

interface AdderProps {
  id: string
  inputRef: React.RefObject<HTMLInputElement | null>
  item: string
  describedBy: string | undefined
  onAdd: (text: string) => void
  onBlur: () => void
  /** The way into the chips. */
  onBack: () => void
}

const BACK = ['ArrowLeft', 'ArrowUp', 'Home', 'Backspace']

function ChipAdder({ id, inputRef, item, describedBy, onAdd, onBlur, onBack }: AdderProps) {
  const [text, setText] = useState('')
  const commit = () => {
    onAdd(text)
    setText('')
  }
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    const { selectionStart, selectionEnd } = event.currentTarget
    if (isPlainEnter(event) || event.key === ',') {
      event.preventDefault()
      commit()
    } else if (BACK.includes(event.key) && selectionStart === 0 && selectionEnd === 0) {
      event.preventDefault()
      onBack()
    }
  }
  return (
    <input
      id={id}
      ref={inputRef}
      value={text}
      placeholder={`Add a ${item}`}
      autoComplete="off"
      aria-describedby={describedBy}
      onChange={(event) => setText(event.target.value)}
      onPaste={(event) => {
        const pasted = event.clipboardData.getData('text')
        if (!/[,;\n]/.test(pasted)) return
        event.preventDefault()
        onAdd(text + pasted)
        setText('')
      }}
      onKeyDown={onKeyDown}
      onBlur={() => {
        commit()
        onBlur()
      }}
      className="h-8.5 min-w-32 flex-1 bg-transparent px-2 text-sm outline-none placeholder:text-muted"
    />
  )
}
