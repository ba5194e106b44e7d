import { createContext, use, useEffect, useId, useRef, useState, type KeyboardEvent, type ReactNode, type RefObject } from 'react'

interface OpenMenu {
  id: string
  label?: string
  side: 'top' | 'bottom'
  /** `returnFocus` gives the focus back to the button. */
  close: (options?: { returnFocus: boolean }) => void
}

const MenuContext = createContext<OpenMenu | null>(null)

/** The menu around a panel or an item. */
export function useMenu(): OpenMenu {
  const menu = use(MenuContext)
  if (!menu) throw new Error('A menu panel belongs inside a Menu')
  return menu
}

interface Props {
  /** What the button shows. */
  trigger: ReactNode
  /** The button's name, when what it shows does not say it. */
  label?: string
  triggerClassName?: string
  disabled?: boolean
  /** Where the panel stands: below the button, or above it where there is no room below. */
  side?: 'top' | 'bottom'
  /** Called when opening is likely, so that a lazy panel can be fetched. */
  onApproach?: () => void
  /** A `MenuPanel`; rendered while open. */
  children: ReactNode
}

/** A button that opens a panel of actions; a press outside closes it. */
export function Menu({ trigger, label, triggerClassName, disabled, side = 'bottom', onApproach, children }: Props) {
  const id = useId()
  const [open, setOpen] = useState(false)
  const root = useRef<HTMLDivElement>(null)
  const button = useRef<HTMLButtonElement>(null)
  useOutside(root, open, () => setOpen(false))

  const close: OpenMenu['close'] = ({ returnFocus } = { returnFocus: true }) => {
    setOpen(false)
    if (returnFocus) button.current?.focus()
  }
  const openByArrow = (event: KeyboardEvent) => {
    if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return
    event.preventDefault()
    setOpen(true)
  }
  return (
    <div ref={root} className="relative">
      <button
        ref={button}
        type="button"
        disabled={disabled}
        aria-haspopup="menu"
        aria-expanded={open}
        aria-controls={open ? id : undefined}
        aria-label={label}
        title={label}
        onPointerEnter={onApproach}
        onFocus={onApproach}
        onClick={() => setOpen(!open)}
        onKeyDown={openByArrow}
        className={triggerClassName}
      >
        {trigger}
      </button>
      {open && <MenuContext value={{ id, label, side, close }}>{children}</MenuContext>}
    </div>
  )
}

function useOutside(root: RefObject<HTMLElement | null>, active: boolean, onOutside: () => void) {
  useEffect(() => {
    if (!active) return
    const onPointerDown = ({ target }: Event) => {
      if (!root.current?.contains(target as Node)) onOutside()
    }
    document.addEventListener('pointerdown', onPointerDown)
    return () => document.removeEventListener('pointerdown', onPointerDown)
  })
}
