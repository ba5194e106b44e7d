import { useEffect, useEffectEvent, useRef } from 'react'
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

/** Replaces the stored user again, with the storage that is used, whenever the lists of stored files were read anew; 0 while they have not been read. */
export function useFollowedStorage(readAt: number) {
  const { refreshProfile } = useSession()
  const seen = useRef(0)
  const follow = useEffectEvent(() => {
    // The screen asks by itself when it opens.
    if (seen.current !== 0) void refreshProfile().catch(() => undefined)
    seen.current = readAt
  })
  useEffect(() => {
    if (readAt !== 0) follow()
  }, [readAt])
}
