import { ArrowDown, ArrowUp, GripVertical } from 'lucide-react'
import type { ComponentProps, MouseEvent, ReactNode } from 'react'
import { cn } from '@/lib/cn'
import type { DragList } from '../state/drag'

interface ToolProps {
  label: string
  off?: boolean
  danger?: boolean
  pressed?: boolean
  onClick: (event: MouseEvent<HTMLElement>) => void
  children: ReactNode
}

/** A small button of a row. Where it has nothing to do it stays focusable, so that the keyboard is not thrown out of the row. */
export function Tool({ label, off = false, danger = false, pressed, onClick, children }: ToolProps) {
  return (
    <button
      type="button"
      aria-label={label}
      title={label}
      aria-disabled={off || undefined}
      aria-pressed={pressed}
      onClick={(event) => !off && onClick(event)}
      className={cn(
        'relative grid size-9 shrink-0 place-items-center rounded-md text-muted transition-colors after:absolute after:-inset-y-1 aria-disabled:cursor-default aria-disabled:opacity-30 [&_svg]:size-4',
        danger ? 'hover:bg-error-soft hover:text-error' : 'hover:bg-ink/6 hover:text-ink aria-disabled:hover:bg-transparent',
      )}
    >
      {children}
    </button>
  )
}

interface MoveProps {
  name: string
  index: number
  count: number
  onMove: (to: number) => void
}

/** Moves a row by one, by keyboard too. */
export function MoveTools({ name, index, count, onMove }: MoveProps) {
  const moveTo = (to: number) => ({ currentTarget: pressed }: MouseEvent<HTMLElement>) => {
    onMove(to)
    // Moving an element in the document takes its focus away.
    requestAnimationFrame(() => pressed.focus())
  }
  return (
    <>
      <Tool label={`Move ${name} up`} off={index === 0} onClick={moveTo(index - 1)}><ArrowUp aria-hidden /></Tool>
      <Tool label={`Move ${name} down`} off={index === count - 1} onClick={moveTo(index + 1)}><ArrowDown aria-hidden /></Tool>
    </>
  )
}

/** What a row is dragged by. The buttons beside it do the same, so it is hidden from those who do not see it. */
export function DragHandle(handle: ReturnType<DragList['handle']>) {
  return (
    <span aria-hidden title="Drag to move" {...handle} className="grid h-11 w-7 shrink-0 cursor-grab touch-none place-items-center text-muted/70 hover:text-ink active:cursor-grabbing">
      <GripVertical className="size-4" />
    </span>
  )
}

const LOOKS = {
  dragged: 'opacity-50',
  before: 'before:absolute before:inset-x-0 before:-top-2 before:h-1 before:rounded-full before:bg-primary',
  after: 'after:absolute after:inset-x-0 after:-bottom-2 after:h-1 after:rounded-full after:bg-primary',
}

/** A row that can be dragged: faded while it is, with a line where it would land. */
export function DragRow({ look, className, ...rest }: ComponentProps<'li'> & { look: ReturnType<DragList['look']> }) {
  return <li className={cn('relative', look && LOOKS[look], className)} {...rest} />
}
