import { useEffect, useEffectEvent } from 'react'
import toast from 'react-hot-toast/headless'
import { ApiError } from '@/api/errors'
import { useSession } from '@/session/SessionProvider'

/** A 401 is told by the way to sign in; a toast on top would say it twice. */
const endedSession = (error: unknown) => error instanceof ApiError && error.status === 401

/** Replaces the stored user by the server's when the screen opens. */
export function useFreshProfile() {
  const { refreshProfile } = useSession()
  const refresh = useEffectEvent(async () => {
    try {
      await refreshProfile()
    } catch (error) {
      if (!endedSession(error)) toast.error('Failed to load user data', { id: 'profile' })
    }
  })
  useEffect(() => void refresh(), [])
}
