import { useEffect, useLayoutEffect, useRef } from 'react'
import { NavigationType, useLocation, useNavigationType } from 'react-router'
import { tabStorage } from '@/lib/storage'
import { documentTitle } from '../routes/table'

/** Title, scroll position and focus follow the address. */
export function useRouteChange() {
  const { pathname, hash, key } = useLocation()
  const back = useNavigationType() === NavigationType.Pop
  const shown = useRef(pathname)

  useLayoutEffect(() => {
    document.title = documentTitle(pathname)
  }, [pathname])

  useScrollMemory(key)

  useEffect(() => {
    const changed = shown.current !== pathname
    shown.current = pathname
    if (changed) focusHeading()

    const remembered = back ? rememberedPosition(key) : null
    const anchor = hash ? document.getElementById(decodeURIComponent(hash.slice(1))) : null
    if (remembered !== null) scrollTo(remembered)
    else if (anchor) anchor.scrollIntoView({ behavior: 'instant' })
    else if (changed) scrollTo(0)
  }, [pathname, hash, key, back])
}

const scrollTo = (top: number) => window.scrollTo({ top, behavior: 'instant' })

/** Screen readers read on from the heading of the new screen. */
function focusHeading() {
  const heading = document.querySelector<HTMLElement>('#main h1') ?? document.getElementById('main')
  if (!heading) return
  if (!heading.hasAttribute('tabindex')) heading.tabIndex = -1
  heading.focus({ preventScroll: true })
}

const memoryKey = (key: string) => `scroll:${key}`

function rememberedPosition(key: string): number | null {
  const stored = tabStorage().getItem(memoryKey(key))
  return stored === null ? null : Number(stored)
}

/** Remembers how far each entry of the history was scrolled, for the way back and for a reload. */
function useScrollMemory(key: string) {
  useEffect(() => {
    window.history.scrollRestoration = 'manual'
    const remember = () => tabStorage().setItem(memoryKey(key), String(Math.round(window.scrollY)))
    window.addEventListener('scrollend', remember, { passive: true })
    window.addEventListener('pagehide', remember)
    return () => {
      window.removeEventListener('scrollend', remember)
      window.removeEventListener('pagehide', remember)
    }
  }, [key])
}
