import { useState } from 'react'
import toast from 'react-hot-toast/headless'
import { api, unwrap } from '@/api/client'
import { ApiError } from '@/api/errors'

/** Enters an address into a list; `thanks` is the toast. */
export function useSubscribe(list: 'newsletter' | 'early_access', thanks: string) {
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
      await unwrap(api.POST('/api/subscribers', { body: { email, list, website } }))
      toast.success(thanks)
      return true
    } catch (thrown) {
      setError(thrown instanceof ApiError ? thrown.message : 'Something went wrong')
      return false
    } finally {
      setSending(false)
    }
  }
  return { error, sending, subscribe }
}
