import { useEffect, useRef, useState } from 'react'
import { credentials } from '@/api/credentials'
import { fetchOauthAddress } from '../calls'
import { page } from '@/lib/leave'
import { LOGGED_OUT, oauthFailure } from './failures'

/** Between the answer and the way to GitHub, in milliseconds. */
export const REDIRECT_DELAY = 300

/** The way to GitHub: asks for its address, then goes there. */
export function useGithubSignIn(problem: string | null) {
  const [leaving, setLeaving] = useState(false)
  const [failure, setFailure] = useState(problem)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(timer.current), [])

  const fail = (message: string) => {
    setLeaving(false)
    setFailure(message)
  }
  const signIn = async () => {
    setFailure(null)
    if (credentials.token() === null) return fail(LOGGED_OUT)
    setLeaving(true)
    try {
      const { url, message } = await fetchOauthAddress()
      if (!url) return fail(message ?? 'Failed to get OAuth URL.')
      timer.current = setTimeout(() => page.leaveFor(url), REDIRECT_DELAY)
    } catch (error) {
      fail(oauthFailure(error))
    }
  }
  return { leaving, failure, signIn, forget: () => setFailure(null) }
}
