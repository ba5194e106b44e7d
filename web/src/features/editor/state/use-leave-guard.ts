import { useEffect, useEffectEvent, useState } from 'react'
import { useNavigate } from 'react-router'
import { ownPlace } from '@/lib/places'

const isPlainClick = (event: MouseEvent) => event.button === 0 && !event.ctrlKey && !event.metaKey && !event.shiftKey && !event.altKey

/** The address inside the application that a click is about to lead to, if it leaves this page. */
function destination(event: MouseEvent): string | null {
  const link = event.target instanceof Element ? event.target.closest('a') : null
  if (!link || link.origin !== window.location.origin || link.target === '_blank' || link.hasAttribute('download')) return null
  return link.pathname === window.location.pathname ? null : ownPlace(link.pathname + link.search + link.hash)
}

/** Asks before a link leaves the page, while something is unsaved. The browser itself asks before the page is closed. */
export function useLeaveGuard(active: boolean) {
  const navigate = useNavigate()
  const [wanted, setWanted] = useState<string | null>(null)
  const hold = useEffectEvent((event: MouseEvent) => {
    const place = isPlainClick(event) ? destination(event) : null
    if (place === null) return
    event.preventDefault()
    event.stopPropagation()
    setWanted(place)
  })
  useEffect(() => {
    if (!active) return
    const onClick = (event: MouseEvent) => hold(event)
    // Before the router sees it.
    document.addEventListener('click', onClick, { capture: true })
    return () => document.removeEventListener('click', onClick, { capture: true })
  }, [active])
  return {
    asking: wanted !== null,
    stay: () => setWanted(null),
    leave: () => wanted !== null && void navigate(wanted),
  }
}
