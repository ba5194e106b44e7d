import { useEffect, useRef, useState, type ComponentType } from 'react'
import { lazyChunk } from './lazy-chunk'
import { useHydrated } from './use-hydrated'

const preloads: (() => Promise<void>)[] = []

/** Loads all such parts, for rendering ahead. */
export const preloadLaterParts = async (): Promise<void> => void (await Promise.all(preloads.map((preload) => preload())))

type Load = () => Promise<{ default: ComponentType }>

/**
 * A part below the first screen. On a page rendered ahead its HTML is there, and its code is loaded when somebody scrolls to it or
 * presses a key; until then, and where the code is lost, it stays as it came. Elsewhere it is a lazy part like any other.
 * Its controls must be off until they are taken over, and it holds no links: what has the focus would lose it.
 */
export const laterPart = (load: Load): ComponentType => part(load, whenNeeded)

/** A picture made of elements that never changes: a page rendered ahead has its HTML and never loads its code. */
export const stillPart = (load: Load): ComponentType => part(load, () => () => {})

function part(load: Load, wait: typeof whenNeeded): ComponentType {
  let isLoaded = false
  const { Content, preload } = lazyChunk(load)
  const fetch = async () => {
    await preload()
    isLoaded = true
  }
  preloads.push(fetch)

  return function Part() {
    const hydrated = useHydrated()
    const [live, setLive] = useState(hydrated || isLoaded)
    const html = useRef<HTMLDivElement>(null)
    useEffect(() => {
      if (!html.current) return
      return wait(html.current, () => void fetch().then(() => setLive(true), () => {}))
    }, [])
    if (live) return <div key="live"><Content /></div>
    return <div key="html" ref={html} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: '' }} />
  }
}

/** Calls once when an element comes into sight or a key is pressed. Answers a function that stops waiting. */
function whenNeeded(element: HTMLElement, act: () => void): () => void {
  const stop = () => {
    sight.disconnect()
    document.removeEventListener('keydown', needed)
  }
  const needed = () => {
    stop()
    act()
  }
  const sight = new IntersectionObserver((entries) => entries.some(({ isIntersecting }) => isIntersecting) && needed())
  sight.observe(element)
  document.addEventListener('keydown', needed)
  return stop
}
