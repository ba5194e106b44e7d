import { Plus, X } from 'lucide-react'
import { useLayoutEffect, useRef, type ClipboardEvent, type KeyboardEvent } from 'react'
import { Button } from '@/ui/Button'
import { controlLook, joinIds } from '@/ui/field-parts'
import { IconButton } from '@/ui/IconButton'
import { LIMITS } from './form'

interface Props {
  id: string
  label: string
  /** One item, such as "responsibility". */
  noun: string
  hint?: string
  error?: string
  items: string[]
  onChange: (items: string[]) => void
}

/** A list of short texts. Enter goes on to a new one; several pasted lines become an item each. The last one stays. */
export function ItemsField({ id, label, noun, hint, error, items, onChange }: Props) {
  const root = useRef<HTMLFieldSetElement>(null)
  // The item to go to is there only after the next rendering; what is typed at once belongs to it.
  const next = useRef<number | null>(null)
  useLayoutEffect(() => {
    if (next.current !== null) root.current?.querySelectorAll('input')[next.current]?.focus()
    next.current = null
  }, [items])
  const focusItem = (at: number) => void (next.current = at)
  const full = items.length >= LIMITS.items
  const insert = (at: number, ...added: string[]) => {
    onChange(items.toSpliced(at, 0, ...added).slice(0, LIMITS.items))
    focusItem(Math.min(at + added.length - 1, LIMITS.items - 1))
  }
  const remove = (at: number) => {
    onChange(items.toSpliced(at, 1))
    focusItem(Math.max(0, at - 1))
  }
  const onKeyDown = (event: KeyboardEvent, at: number) => {
    if (event.key !== 'Enter') return
    event.preventDefault()
    if (!full && items[at]?.trim()) insert(at + 1, '')
  }
  const onPaste = (event: ClipboardEvent, at: number) => {
    const lines = event.clipboardData.getData('text').split(/\r?\n/).map((line) => line.replace(/^\s*[-*•·]\s+/, '').trim()).filter(Boolean)
    if (lines.length < 2 || items[at]?.trim()) return
    event.preventDefault()
    onChange(items.toSpliced(at, 1, ...lines).slice(0, LIMITS.items))
    focusItem(Math.min(at + lines.length, LIMITS.items) - 1)
  }
  return (
    <fieldset ref={root} aria-describedby={joinIds(error && `${id}-error`, hint && `${id}-hint`)}>
      <legend className="mb-1.5 text-sm font-semibold">{label}</legend>
      <div className="grid gap-2">
        {items.map((item, at) => (
          <div key={at} className="flex items-center gap-1">
            <input
              id={at === 0 ? id : undefined}
              aria-label={`${label} ${at + 1}`}
              aria-invalid={error && at === 0 ? true : undefined}
              aria-describedby={error && at === 0 ? `${id}-error` : undefined}
              value={item}
              maxLength={LIMITS.item}
              onChange={({ target }) => onChange(items.with(at, target.value))}
              onKeyDown={(event) => onKeyDown(event, at)}
              onPaste={(event) => onPaste(event, at)}
              className={controlLook(at === 0 ? error : undefined, 'h-12')}
            />
            {items.length > 1 && <IconButton label={`Remove ${noun} ${at + 1}`} onClick={() => remove(at)}><X aria-hidden /></IconButton>}
          </div>
        ))}
      </div>
      {error && <p id={`${id}-error`} className="mt-1.5 text-sm font-medium text-error">{error}</p>}
      {hint && <p id={`${id}-hint`} className="mt-1.5 text-sm text-muted">{hint}</p>}
      <Button size="sm" variant="light" disabledReason={full ? `You can add up to ${LIMITS.items}.` : undefined} onClick={() => insert(items.length, '')} className="mt-2.5"><Plus className="size-4" aria-hidden />Add {noun}</Button>
    </fieldset>
  )
}
