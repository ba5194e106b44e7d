import { useEffect, useState } from 'react'
import { api, unwrap } from './client'

/** The language model's service that texts may be sent to; null when none is set up. */
const fetchService = (signal: AbortSignal) => unwrap(api.GET('/api/ai', { signal })).then(({ data }) => data.service)

/** The service outside that can write and read; null when there is none, undefined while or when that is not known. */
export function useService(): string | null | undefined {
  const [service, setService] = useState<string | null>()
  useEffect(() => {
    const controller = new AbortController()
    // Without an answer everything still works, and what was done says by whom.
    fetchService(controller.signal).then(setService, () => undefined)
    return () => controller.abort()
  }, [])
  return service
}
