import { useEffect } from 'react'
import { preload } from '../routes/table'

/** Loads a screen's code as soon as its link is pointed at or focused: by the time of the click it is there. */
export function usePrefetch() {
  useEffect(() => {
    const prefetch = ({ target }: Event) => {
      const link = target instanceof Element ? target.closest('a') : null
      // A failure here is no news: the click will try again, and then report it.
      if (link && link.origin === window.location.origin) preload(link.pathname).catch(() => {})
    }
    document.addEventListener('pointerover', prefetch, { passive: true })
    document.addEventListener('focusin', prefetch)
    return () => {
      document.removeEventListener('pointerover', prefetch)
      document.removeEventListener('focusin', prefetch)
    }
  }, [])
}
