import { X } from 'lucide-react'
import { useId, useRef, useState, type KeyboardEvent } from 'react'
import { cn } from '@/lib/cn'

interface Props {
  label: string
  /** What one chip is called: "skill". */
  item: string
  value: string[]
  onChange: (value: string[]) => void
  onBlur: () => void
  /** Where a chip was read, for the highlighter. */
  sourceOf: (chip: string) => string | null
  isDoubtful: (chip: string) => boolean
}

const clean = (text: string) => text.trim().replace(/\s+/g, ' ')

/** Chips to change in place, remove and add. Enter or a comma ends one; several pasted at once become several. */
export function ChipsField({ label, item, value, onChange, onBlur, sourceOf, isDoubtful }: Props) {
  const id = useId()
  const [editing, setEditing] = useState<number | null>(null)
  const adder = useRef<HTMLInputElement>(null)

  const add = (text: string) => {
    const added = text.split(/[,;\n]/).map(clean).filter((chip) => chip !== '' && !value.includes(chip))
    if (added.length > 0) onChange([...value, ...new Set(added)])
  }
  const replace = (index: number, text: string) => {
    setEditing(null)
    const chip = clean(text)
    onChange(chip === '' ? value.filter((_, at) => at !== index) : value.map((old, at) => (at === index ? chip : old)))
    adder.current?.focus()
  }
  const remove = (index: number) => {
    onChange(value.filter((_, at) => at !== index))
    adder.current?.focus()
  }

  return (
    <div>
      <label htmlFor={id} className="mb-1.5 block text-sm font-semibold">{label}</label>
      <div className="flex flex-wrap gap-1.5 rounded-md border border-line-strong bg-surface p-2 hover:border-ink focus-within:border-primary">
        <ul aria-label={label} className="contents">
          {value.map((chip, index) => (
            <li key={`${chip}-${index}`} data-source={sourceOf(chip) ?? undefined} className="max-w-full">
              {editing === index ? (
                <ChipEditor chip={chip} item={item} onDone={(text) => replace(index, text)} onCancel={() => setEditing(null)} />
              ) : (
                <Chip chip={chip} doubtful={isDoubtful(chip)} onEdit={() => setEditing(index)} onRemove={() => remove(index)} />
              )}
            </li>
          ))}
        </ul>
        <ChipAdder id={id} inputRef={adder} item={item} onAdd={add} onBlur={onBlur} onBack={() => value.length > 0 && setEditing(value.length - 1)} />
      </div>
    </div>
  )
}

function Chip({ chip, doubtful, onEdit, onRemove }: { chip: string; doubtful: boolean; onEdit: () => void; onRemove: () => void }) {
  return (
    <span className={cn('inline-flex max-w-full items-center rounded-full border', doubtful ? 'border-warning bg-warning-soft text-warning' : 'border-transparent bg-primary-soft text-ink')}>
      <button type="button" aria-label={`Edit ${chip}${doubtful ? ', please check' : ''}`} onClick={onEdit} className="min-w-0 truncate rounded-l-full py-1.5 pl-3 text-sm font-medium">
        {chip}
      </button>
      <button type="button" aria-label={`Remove ${chip}`} onClick={onRemove} className="grid size-8 shrink-0 place-items-center rounded-full hover:text-error">
        <X className="size-3.5" aria-hidden />
      </button>
    </span>
  )
}

function ChipEditor({ chip, item, onDone, onCancel }: { chip: string; item: string; onDone: (text: string) => void; onCancel: () => void }) {
  const [text, setText] = useState(chip)
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' && event.key !== 'Escape') return
    // Enter would save the whole form, ESC would close the dialog.
    event.preventDefault()
    event.stopPropagation()
    if (event.key === 'Enter') onDone(text)
    else onCancel()
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
  onAdd: (text: string) => void
  onBlur: () => void
  onBack: () => void
}

function ChipAdder({ id, inputRef, item, onAdd, onBlur, onBack }: AdderProps) {
  const [text, setText] = useState('')
  const commit = () => {
    onAdd(text)
    setText('')
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Enter' || event.key === ',') {
      event.preventDefault()
      commit()
    } else if (event.key === 'Backspace' && text === '') {
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
