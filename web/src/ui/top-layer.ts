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

/** How much of a form in the dialog in front a bar at its foot takes, with the gaps around it; nothing where there is room for it below. */
function coveredBy(bar: HTMLElement, dialog?: HTMLDialogElement): number {
  if (!dialog?.querySelector('form')) return 0
  const below = window.innerHeight - dialog.offsetTop - dialog.offsetHeight
  return below < ROOM ? bar.offsetHeight + 2 * GAP : 0
}

/**
 * Keeps an element clear of the header and the buttons of the dialog in front: `--head` and `--foot` say how far they reach. What is
 * filled in there must not stay below one that lasts: `--covered` says how much room its content leaves for it.
 */
function keepClear(element: HTMLElement, lasting: boolean) {
  const dialog = dialogInFront()
  element.style.setProperty('--head', `${headDepth(dialog) + GAP}px`)
  element.style.setProperty('--foot', `${footHeight(dialog) + GAP}px`)
  if (lasting) dialog?.style.setProperty('--covered', `${coveredBy(element, dialog)}px`)
}

function giveRoomBack() {
  for (const dialog of document.querySelectorAll('dialog')) dialog.style.removeProperty('--covered')
}

/** Calls back when the dialog in front, its header or its footer changes its size. */
function watchGrowth(onGrowth: () => void) {
  let watched: Element[] = []
  const observer = new ResizeObserver(() => {
    onGrowth()
    watch()
  })
  // What is watched already is not watched again: that alone would be reported as a change.
  function watch() {
    const dialog = dialogInFront()
    const parts = dialog ? [dialog, ...dialog.querySelectorAll(':scope > * > :is(header, footer)')] : []
    if (parts.length === watched.length && parts.every((part, index) => part === watched[index])) return
    observer.disconnect()
    watched = parts
    for (const part of parts) observer.observe(part)
  }
  return { watch, stop: () => observer.disconnect() }
}

/**
 * Shows a popover and keeps it in front: dialogs live in the browser's top layer, so it joins that layer anew whenever one opens or
 * closes, and goes out of the way when one grows. Dialogs leave room for one that is `lasting`. Answers a function that hides it.
 */
export function keepOnTop(element: HTMLElement | null, { lasting = false } = {}): () => void {
  if (!element?.showPopover) return () => {}
  const growth = watchGrowth(() => keepClear(element, lasting))
  const raise = () => {
    if (element.matches(':popover-open')) element.hidePopover()
    // In its place before it is shown, or it would be seen to move there; how much it covers is known afterwards.
    keepClear(element, lasting)
    element.showPopover()
    keepClear(element, lasting)
    growth.watch()
  }
  const onToggle = ({ target }: Event) => target instanceof HTMLDialogElement && raise()
  raise()
  // `toggle` does not bubble: it is caught on its way down.
  document.addEventListener('toggle', onToggle, true)
  return () => {
    growth.stop()
    if (lasting) giveRoomBack()
    document.removeEventListener('toggle', onToggle, true)
    if (element.matches(':popover-open')) element.hidePopover()
  }
}
