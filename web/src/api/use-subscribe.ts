import { useState } from 'react'
import toast from 'react-hot-toast/headless'
import { asApiError } from '@/api/errors'
import { loadChunk } from '@/lib/load-chunk'
import type { List } from './subscribe'

// Fetched when somebody subscribes: few readers do.
const calls = () => loadChunk(() => import('./subscribe'))

/** Enters an address into a list; `thanks` is the toast. */
export function useSubscribe(list: List, thanks: string) {
  const [error, setError] = useState<string>()
  const [sending, setSending] = useState(false)

  /** Whether the address is in the list now. */
  const subscribe = async (email: string, website: string): Promise<boolean> => {
    if (!email.trim()) {
      setError('Enter your email address')
      return false
    }
    setSending(true)
    setError(undefined)
    try {
      await (await calls()).enter(email, list, website)
      toast.success(thanks)
      return true
    } catch (thrown) {
      setError(asApiError(thrown).message)
      return false
    } finally {
      setSending(false)
    }
  }
  return { error, sending, subscribe }
}
