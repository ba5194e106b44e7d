import { useEffect, useEffectEvent, useRef } from 'react'

/** How near the end of the page more is loaded, in pixels. */
const NEAR = 1000

const nearEnd = () => document.documentElement.scrollHeight - window.scrollY - window.innerHeight <= NEAR

/** Loads more while the user scrolls near the end of the page; `list` names what is shown, `loaded` is how much of it there is, `ready` whether more can be loaded now. */
export function useInfiniteScroll({ list, loaded, ready, load }: { list: string; loaded: number; ready: boolean; load: () => void }) {
  const scrolled = useRef(false)
  const look = useEffectEvent(() => {
    if (ready && nearEnd()) load()
  })
  useEffect(() => {
    const onScroll = () => {
      scrolled.current = true
      look()
    }
    window.addEventListener('scroll', onScroll, { passive: true })
    return () => window.removeEventListener('scroll', onScroll)
  }, [])
  // A new list is read from its top.
  useEffect(() => void (scrolled.current = false), [list])
  // Whoever scrolls fast stands at the end already when the jobs come: there is no further event.
  useEffect(() => {
    if (scrolled.current && ready) look()
  }, [loaded, ready])
}
