/** Room between what floats over the page and what it stands beside, in pixels. */
export const GAP = 16

/** What a toast takes with the room around it, in pixels: downwards, and across at its widest. */
const ROOM = 80
const WIDTH = 350 + 2 * GAP

/** How far the header of the dialog in front reaches down from the edge of the window, where toasts would cover its Close; nothing for a dialog that leaves them room beside it. */
function headDepth(dialog?: HTMLDialogElement): number {
  const header = dialog?.querySelector<HTMLElement>('header')
  if (!dialog || !header) return 0
  const beside = window.innerWidth - dialog.offsetLeft - dialog.offsetWidth
  return dialog.offsetTop < ROOM && beside < WIDTH ? dialog.offsetTop + header.offsetHeight : 0
}

/** How far the buttons of the dialog in front reach up from the edge of the window; nothing where there is room for a toast below them. */
function footHeight(dialog?: HTMLDialogElement): number {
  const footer = dialog?.querySelector<HTMLElement>('footer')
  if (!dialog || !footer) return 0
  const below = window.innerHeight - dialog.offsetTop - dialog.offsetHeight
  return below < ROOM ? below + footer.offsetHeight : 0
}

const dialogInFront = () => [...document.querySelectorAll<HTMLDialogElement>('dialog[open]')].at(-1)

/** Keeps an element clear of the header and the buttons of the dialog in front: `--head` and `--foot` say how far they reach. */
function keepClear(element: HTMLElement) {
  const dialog = dialogInFront()
  element.style.setProperty('--head', `${headDepth(dialog) + GAP}px`)
  element.style.setProperty('--foot', `${footHeight(dialog) + GAP}px`)
}

/**
 * Shows a popover and keeps it in front: dialogs live in the browser's top layer, so it joins that layer anew whenever one opens or
 * closes, and goes out of the way when one grows. Answers a function that hides it.
 */
export function keepOnTop(element: HTMLElement | null): () => void {
  if (!element?.showPopover) return () => {}
  const growth = new ResizeObserver(() => keepClear(element))
  const raise = () => {
    if (element.matches(':popover-open')) element.hidePopover()
    keepClear(element)
    element.showPopover()
    growth.disconnect()
    const dialog = dialogInFront()
    if (dialog) growth.observe(dialog)
  }
  const onToggle = ({ target }: Event) => target instanceof HTMLDialogElement && raise()
  raise()
  // `toggle` does not bubble: it is caught on its way down.
  document.addEventListener('toggle', onToggle, true)
  return () => {
    growth.disconnect()
    document.removeEventListener('toggle', onToggle, true)
    if (element.matches(':popover-open')) element.hidePopover()
  }
}
