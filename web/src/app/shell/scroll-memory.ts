import { tabStorage } from '@/lib/storage'

/** An entry of the browser's history. Pages opened by their address all have the key "default": the path tells them apart. */
export interface Entry {
  pathname: string
  key: string
}

const memoryKey = ({ pathname, key }: Entry) => `scroll:${pathname}:${key}`

/** How far an entry was scrolled when it was left, in pixels; null when that is not known. */
export function rememberedPosition(entry: Entry): number | null {
  const stored = tabStorage().getItem(memoryKey(entry))
  return stored === null ? null : Number(stored)
}

export const rememberPosition = (entry: Entry, top: number) => tabStorage().setItem(memoryKey(entry), String(Math.round(top)))

/** Whether the browser brought this document back, by a reload or by a way through its history, instead of opening an address. */
export function isReturn(): boolean {
  const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
  return navigation?.type === 'reload' || navigation?.type === 'back_forward'
}

export const scrollTo = (top: number) => window.scrollTo({ top, behavior: 'instant' })

/** How far from a position counts as being there, in pixels: browsers round. */
const NEAR = 2

/** Scrolls back to where an entry was left; while its content is still coming in, as soon as there is enough of it. Answers a function that gives up. */
export function restore(top: number): () => void {
  scrollTo(top)
  if (Math.abs(window.scrollY - top) < NEAR) return () => {}
  const waiting = import('./scroll-later').then(({ scrollWhenLongEnough }) => scrollWhenLongEnough(top, NEAR))
  return () => void waiting.then((stop) => stop(), () => undefined)
}
