import { useEffect } from 'react'
import { useLocation } from 'react-router'

/**
 * Opens the question that the address names, and shows it. After rendering, because pages rendered ahead know no fragment, and because
 * the questions may arrive later than the address.
 */
export function useOpenedByAddress() {
  const { hash } = useLocation()
  useEffect(() => {
    const named = document.getElementById(hash.slice(1))
    if (!(named instanceof HTMLDetailsElement)) return
    named.open = true
    named.scrollIntoView({ behavior: 'instant' })
  }, [hash])
}
