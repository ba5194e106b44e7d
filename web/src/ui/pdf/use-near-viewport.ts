import { useEffect, useRef, useState } from 'react'

const AHEAD = '1200px 0px'

/** True from the moment an element comes within about a page of what is visible: canvases of a long document cost memory. */
export function useNearViewport() {
  const ref = useRef<HTMLDivElement>(null)
  const [near, setNear] = useState(false)
  useEffect(() => {
    if (!ref.current || near) return
    const observer = new IntersectionObserver((entries) => entries.some((entry) => entry.isIntersecting) && setNear(true), { rootMargin: AHEAD })
    observer.observe(ref.current)
    return () => observer.disconnect()
  }, [near])
  return [ref, near] as const
}
