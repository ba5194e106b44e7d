import { useEffect, useLayoutEffect, useRef } from 'react'
import { NavigationType, useLocation, useNavigationType } from 'react-router'
import { documentTitle } from '../routes/table'
import { isReturn, rememberedPosition, rememberPosition, restore, scrollTo } from './scroll-memory'

/** Title, scroll position and focus follow the address. */
export function useRouteChange() {
  const { pathname, hash, key } = useLocation()
  const back = useNavigationType() === NavigationType.Pop
  const shown = useRef<string>(null)

  useLayoutEffect(() => {
    document.title = documentTitle(pathname)
  }, [pathname])

  useScrollMemory(pathname, key)
  useHeadingFocus(pathname)

  useEffect(() => {
    const opened = shown.current === null
    const changed = !opened && shown.current !== pathname
    shown.current = pathname

    // An address that is opened shows its top, however far the same page was scrolled earlier.
    const returned = opened ? isReturn() : back
    const remembered = returned ? rememberedPosition({ pathname, key }) : null
    const anchor = hash ? document.getElementById(decodeURIComponent(hash.slice(1))) : null
    if (remembered !== null) return restore(remembered)
    if (anchor) anchor.scrollIntoView({ behavior: 'instant' })
    else if (changed) scrollTo(0)
  }, [pathname, hash, key, back])
}

/** Screen readers read on from the heading of a new screen: also from the one that takes its place once the screen is loaded, until the focus or the pointer goes elsewhere. */
function useHeadingFocus(pathname: string) {
  const first = useRef(pathname)
  useEffect(() => {
    const main = document.getElementById('main')
    if (!main || first.current === pathname) return
    first.current = ''
    const observer = new MutationObserver(() => (isLost(main) ? focusHeading(main) : document.activeElement?.tagName !== 'H1' && stop()))
    const stop = () => observer.disconnect()
    focusHeading(main)
    observer.observe(main, { childList: true, subtree: true })
    window.addEventListener('pointerdown', stop, { once: true })
    return () => {
      stop()
      window.removeEventListener('pointerdown', stop)
    }
  }, [pathname])
}

const isLost = (main: HTMLElement) => document.activeElement === document.body || document.activeElement === main

function focusHeading(main: HTMLElement) {
  const heading = main.querySelector<HTMLElement>('h1') ?? main
  heading.tabIndex = -1
  heading.focus({ preventScroll: true })
}

/** Remembers how far each entry of the history was scrolled, for the way back and for a reload. */
function useScrollMemory(pathname: string, key: string) {
  // At once when the address changes: the next screen may be shorter, and where the browser moves to then is not where this one was left.
  useLayoutEffect(() => {
    window.history.scrollRestoration = 'manual'
    const remember = () => rememberPosition({ pathname, key }, window.scrollY)
    window.addEventListener('scrollend', remember, { passive: true })
    // A link may be followed before the browser says that scrolling has ended.
    window.addEventListener('click', remember, { capture: true, passive: true })
    window.addEventListener('pagehide', remember)
    return () => {
      window.removeEventListener('scrollend', remember)
      window.removeEventListener('click', remember, { capture: true })
      window.removeEventListener('pagehide', remember)
    }
  }, [pathname, key])
}
