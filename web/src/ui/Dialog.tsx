import { X } from 'lucide-react'
import { useEffect, useId, useLayoutEffect, useRef, type KeyboardEvent, type PointerEvent, type ReactNode } from 'react'
import { cn } from '@/lib/cn'
import { IconButton } from './IconButton'

const SIZES = {
  md: 'w-[min(100%-2rem,32rem)] max-h-[calc(100dvh-2rem)]',
  lg: 'w-[min(100%-2rem,52rem)] max-h-[calc(100dvh-2rem)]',
  full: 'h-dvh w-full max-h-none max-w-none rounded-none! sm:h-[calc(100dvh-2rem)] sm:w-[calc(100%-2rem)] sm:rounded-xl!',
}

export interface DialogProps {
  open: boolean
  /** Called when the dialog wants to close: ESC, a click outside, the close button. */
  onClose: () => void
  title: string
  description?: ReactNode
  size?: keyof typeof SIZES
  /** Asked before the user closes it; false keeps it open. */
  beforeClose?: () => boolean | Promise<boolean>
  /** For what is shown only once: stays until a button of its own closes it. */
  stays?: boolean
  role?: 'dialog' | 'alertdialog'
  /** The id of what has the focus afterwards where the control that opened it is gone; the page's main part otherwise. */
  returnTo?: string
  /** Stays in view below the content, which scrolls. */
  footer?: ReactNode
  children?: ReactNode
}

/** Native <dialog>: focus trap, inert background, top layer and the return of focus come from the browser. Its title has the focus first: it is read aloud, and no control stands out by chance. */
export function Dialog({ open, onClose, title, description, size = 'md', beforeClose, stays = false, role, returnTo = 'main', footer, children }: DialogProps) {
  const ref = useRef<HTMLDialogElement>(null)
  const pressedOutside = useRef(false)
  const id = useId()
  const shown = useModal(ref, open, returnTo)
  // Another title is another content: the control that had the focus may have gone with the old one.
  useEffect(() => {
    if (open && hasNoFocus()) focusTitle(ref.current)
  }, [open, title])

  const requestClose = async () => {
    if (stays) return
    if (!beforeClose || (await beforeClose())) onClose()
  }
  // Handled as a key: the browser lets a second ESC pass a cancelled `cancel` event.
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || event.defaultPrevented || !isOwn(event)) return
    event.preventDefault()
    void requestClose()
  }
  const isOutside = (event: PointerEvent | React.MouseEvent) => event.target === event.currentTarget

  return (
    // eslint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- a dialog is left by ESC and by a click outside
    <dialog
      ref={ref}
      role={role}
      aria-labelledby={`${id}-title`}
      aria-describedby={description ? `${id}-description` : undefined}
      onKeyDown={onKeyDown}
      onCancel={(event) => {
        if (event.target !== event.currentTarget) return
        event.preventDefault()
        void requestClose()
      }}
      // Closed by other means, such as the browser's own back gesture.
      onClose={({ target, currentTarget }) => target === currentTarget && shown.current && !currentTarget.open && (stays ? show(currentTarget) : onClose())}
      // A press that began inside, such as a selection of text, does not close.
      onPointerDown={(event) => void (pressedOutside.current = isOutside(event))}
      onClick={(event) => isOutside(event) && pressedOutside.current && void requestClose()}
      className={cn('m-auto overflow-hidden rounded-xl border bg-surface p-0 text-ink shadow-float open:animate-enter', SIZES[size])}
    >
      {open && (
        <div className="flex max-h-[inherit] min-h-0 flex-col in-[dialog]:h-full">
          {/* The description has the whole width, below the title and the button beside it. */}
          <header className="grid grid-cols-[minmax(0,1fr)_auto] items-start gap-x-4 px-6 pt-6 pb-4">
            <h2 id={`${id}-title`} tabIndex={-1} className="text-head break-words outline-none">{title}</h2>
            {description && <div id={`${id}-description`} className="col-span-2 row-start-2 mt-1 min-w-0 text-pretty text-muted">{description}</div>}
            {!stays && <IconButton label="Close" onClick={() => void requestClose()} className={cn('-mt-2 -mr-2.5', !!description && '-mb-2')}><X aria-hidden /></IconButton>}
          </header>
          {/* Reaches a little under the header: what scrolls cuts off the focus ring of a control at its very top. */}
          {children && <div className="relative -mt-1.5 min-h-0 flex-1 overflow-y-auto px-6 pt-1.5 pb-[max(1.5rem,var(--covered,0px))]">{children}</div>}
          {footer && <footer className="flex flex-wrap justify-end gap-3 border-t px-6 py-4 max-sm:*:[button]:grow">{footer}</footer>}
        </div>
      )}
    </dialog>
  )
}

/** A key pressed in a dialog inside this one is that dialog's own matter. */
function isOwn({ target, currentTarget }: KeyboardEvent) {
  return (target as Element).closest('dialog') === currentTarget
}

const hasNoFocus = () => document.activeElement === document.body
const focusTitle = (dialog: HTMLDialogElement | null) => dialog?.querySelector('h2')?.focus()

function show(dialog: HTMLDialogElement) {
  keepScrollbarRoom()
  dialog.showModal()
  focusTitle(dialog)
}

/** Shows the dialog while it is open; answers whether it is shown, which a browser may end by itself. */
function useModal(ref: React.RefObject<HTMLDialogElement | null>, open: boolean, returnTo: string) {
  const shown = useRef(false)
  // In the layout phase, so that a dialog that is removed from the page closes while it still stands there.
  useLayoutEffect(() => {
    const dialog = ref.current
    if (!dialog) return
    shown.current = open
    if (open && !dialog.open) show(dialog)
    // Closing also gives the focus back, which mere removal from the page would not.
    return () => {
      // A screen that waits for the code of the next one keeps its closed dialog for a moment: that is nobody's wish to close it.
      shown.current = false
      dialog.close()
      // Once the page has changed: what opened the dialog may go together with it.
      queueMicrotask(() => hasNoFocus() && document.getElementById(returnTo)?.focus())
    }
  }, [ref, open, returnTo])
  return shown
}

/** The page behind a dialog does not scroll; where that takes a scrollbar away, its room stays, and nothing moves. */
function keepScrollbarRoom() {
  const root = document.documentElement
  if (root.querySelector('dialog[open]')) return
  root.classList.toggle('had-scrollbar', window.innerWidth > root.clientWidth)
}
