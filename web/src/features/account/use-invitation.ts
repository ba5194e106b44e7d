import { useEffect, useState } from 'react'
import { fetchInvited, fetchRegistrationMode } from './calls'

/** Who may create an account; undefined while, and when, that is not known. The server has the last word. */
export function useRegistrationMode() {
  const [mode, setMode] = useState<Awaited<ReturnType<typeof fetchRegistrationMode>>>()
  useEffect(() => {
    const leaving = new AbortController()
    fetchRegistrationMode(leaving.signal).then(setMode, () => undefined)
    return () => leaving.abort()
  }, [])
  return mode
}

type Invitation = { state: 'loading' } | { state: 'valid'; email: string } | { state: 'failed'; error: unknown }

/** The invitation that a link carries, and the way to ask for it once more. */
export function useInvitation(token: string) {
  const [attempt, setAttempt] = useState(0)
  const [answer, setAnswer] = useState<{ asked: string; invitation: Invitation }>()
  const asked = `${attempt} ${token}`
  useEffect(() => {
    const leaving = new AbortController()
    const show = (invitation: Invitation) => void (leaving.signal.aborted || setAnswer({ asked, invitation }))
    fetchInvited(token, leaving.signal).then((email) => show({ state: 'valid', email }), (error: unknown) => show({ state: 'failed', error }))
    return () => leaving.abort()
  }, [token, asked])
  const invitation: Invitation = answer?.asked === asked ? answer.invitation : { state: 'loading' }
  return { invitation, retry: () => setAttempt(attempt + 1) }
}
