import { useEffect, useState } from 'react'
import { fetchService } from './calls'

/** The service outside that writes letters; null while it is not known, and when there is none. */
export function useService(): string | null {
  const [service, setService] = useState<string | null>(null)
  useEffect(() => {
    const controller = new AbortController()
    // Without an answer the server still writes the letter, and the letter says by whom.
    fetchService(controller.signal).then(setService, () => undefined)
    return () => controller.abort()
  }, [])
  return service
}
