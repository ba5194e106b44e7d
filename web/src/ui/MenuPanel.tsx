import type { KeyboardEvent, ReactNode } from 'react'
import { cn } from '@/lib/cn'
import { Link } from './Link'
import { useMenu } from './Menu'

const item = 'flex min-h-11 w-full items-center gap-3 rounded-md px-3 text-left text-[0.9375rem] font-medium transition-colors hover:bg-ink/6 focus-visible:bg-ink/6 [&_svg]:size-4.5 [&_svg]:text-muted'

/** The actions of a Menu: arrows, Home and End move; ESC closes; Tab closes and goes on. */
export function MenuPanel({ children }: { children: ReactNode }) {
  const { id, label, side, close } = useMenu()
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    if (event.key === 'Tab') return close({ returnFocus: false })
    if (event.key === 'Escape') close()
    else if (!moveFocus(event)) return
    event.preventDefault()
    event.stopPropagation()
  }
  return (
    <div id={id} role="menu" tabIndex={-1} aria-label={label} ref={focusFirst} onKeyDown={onKeyDown} className={cn('absolute right-0 z-50 min-w-52 rounded-lg border bg-surface p-1.5 shadow-float animate-enter', side === 'top' ? 'bottom-full mb-2' : 'mt-2')}>
      {children}
    </div>
  )
}

interface ItemProps {
  onSelect: () => void
  /** For a choice among several. */
  checked?: boolean
  children: ReactNode
}

export function MenuItem({ onSelect, checked, children }: ItemProps) {
  const { close } = useMenu()
  const select = () => {
    close()
    onSelect()
  }
  return (
    <button type="button" role={checked === undefined ? 'menuitem' : 'menuitemradio'} aria-checked={checked} tabIndex={-1} onClick={select} className={cn(item, checked && 'text-primary [&_svg]:text-primary')}>
      {children}
    </button>
  )
}

export function MenuLink({ to, children }: { to: string; children: ReactNode }) {
  const { close } = useMenu()
  return <Link to={to} role="menuitem" tabIndex={-1} onClick={() => close()} className={item}>{children}</Link>
}

const itemsOf = (menu: HTMLElement) => [...menu.querySelectorAll<HTMLElement>('[role^="menuitem"]')]

function focusFirst(menu: HTMLElement | null) {
  if (!menu) return
  // In a small window a menu may end below what is shown of its page.
  menu.scrollIntoView({ block: 'nearest' })
  itemsOf(menu)[0]?.focus({ preventScroll: true })
}

/** Moves the focus by the keys of a menu; answers whether the key was one of them. */
function moveFocus({ key, currentTarget }: KeyboardEvent<HTMLElement>): boolean {
  const items = itemsOf(currentTarget)
  const at = items.indexOf(document.activeElement as HTMLElement)
  const targets: Record<string, number> = { ArrowDown: at + 1, ArrowUp: at - 1, Home: 0, End: -1 }
  const target = targets[key]
  if (target === undefined) return false
  items.at(target % items.length)?.focus()
  return true
}
