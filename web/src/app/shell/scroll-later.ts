import { scrollTo } from './scroll-memory'

/** Longest wait for a page to become as long as it was, in milliseconds. */
const RESTORE_TIMEOUT = 3000

/** What says that the user scrolls: from then on the page is theirs. */
const OWN_MOVES = ['wheel', 'touchstart', 'keydown', 'pointerdown'] as const

/** Scrolls to a position as soon as the page is long enough for it, give or take `near` pixels. Answers a function that gives up. */
export function scrollWhenLongEnough(top: number, near: number): () => void {
  const growth = new ResizeObserver(() => {
    scrollTo(top)
    if (Math.abs(window.scrollY - top) < near) stop()
  })
  const timer = setTimeout(() => stop(), RESTORE_TIMEOUT)
  const stop = () => {
    growth.disconnect()
    clearTimeout(timer)
    OWN_MOVES.forEach((move) => window.removeEventListener(move, stop))
  }
  OWN_MOVES.forEach((move) => window.addEventListener(move, stop, { passive: true }))
  growth.observe(document.body)
  return stop
}
