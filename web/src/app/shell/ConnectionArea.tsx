import { useEffect, useState } from 'react'
import { lazyChunk } from '@/lib/lazy-chunk'
import { OptionalPart } from './OptionalPart'

const { Content: ConnectionBar } = lazyChunk(() => import('./ConnectionBar'))

/** Once the page has loaded and the browser has nothing else to do; in milliseconds at the latest. */
const AT_THE_LATEST = 2000

function whenIdle(run: () => void): () => void {
  // Safari has no idle callbacks.
  if (!window.requestIdleCallback) {
    const timer = setTimeout(run, AT_THE_LATEST)
    return () => clearTimeout(timer)
  }
  const handle = window.requestIdleCallback(run, { timeout: AT_THE_LATEST })
  return () => window.cancelIdleCallback(handle)
}

/** Fetches the bar about the connection ahead of its time: it could not be fetched once there is none. */
export function ConnectionArea() {
  const [idle, setIdle] = useState(false)
  useEffect(() => whenIdle(() => setIdle(true)), [])
  return idle && <OptionalPart><ConnectionBar /></OptionalPart>
}
