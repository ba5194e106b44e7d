import { useEffect, useEffectEvent, useRef, useState } from 'react'
import toast from 'react-hot-toast/headless'
import { useLocation, useNavigate, useSearchParams } from 'react-router'
import { credentials } from '@/api/credentials'
import { messageOf } from '@/api/errors'
import { paths } from '@/lib/paths'
import { placeAfterSignIn } from '@/lib/places'
import { useSession } from '@/session/SessionProvider'
import { ButtonLink } from '@/ui/Button'
import { AccountCard } from '../AccountCard'
import { Outcome } from '../Outcome'
import { connectIdentity, signInWithProvider, takeAttempt, type Attempt } from './provider'

interface Failure {
  attempt: Attempt | null
  message: string
}

/** Where the identity provider sends the browser back to: ends the sign-in, or connects the account that is signed in. */
export default function ProviderReturnPage() {
  const failure = useReturn()
  if (!failure) return <AccountCard title="One moment…"><p role="status" className="mt-6 text-muted">Checking your sign-in</p></AccountCard>
  const { attempt, message } = failure
  return (
    <AccountCard title={attempt?.kind === 'connect' ? `${attempt.name} is not connected` : 'You’re not signed in'}>
      <Outcome tone="error" message={message}><WayBack attempt={attempt} /></Outcome>
    </AccountCard>
  )
}

function WayBack({ attempt }: { attempt: Attempt | null }) {
  if (attempt?.kind === 'connect') return <ButtonLink to={paths.settings()}>Back to settings</ButtonLink>
  return <ButtonLink to={paths.login({ next: attempt?.next })}>Back to sign in</ButtonLink>
}

/** Takes up what the address says, once, and takes it out of the address; answers why it came to nothing. */
function useReturn() {
  const [query] = useSearchParams()
  const { pathname } = useLocation()
  const navigate = useNavigate()
  const { signIn } = useSession()
  const [failure, setFailure] = useState<Failure>()
  const taken = useRef(false)

  const takeUp = useEffectEvent(async () => {
    const attempt = takeAttempt()
    const [code, state] = [query.get('code'), query.get('state')]
    const refused = query.get('error')
    void navigate(pathname, { replace: true })
    const fail = (message: string) => setFailure({ attempt, message })
    if (!code || !state || refused !== null) return fail(refusedMessage(refused, attempt))
    // Signed out in the meantime, for example in another tab.
    if (attempt?.kind === 'connect' && credentials.token() === null) return fail(`You’re signed out. Sign in and connect ${attempt.name} again.`)
    try {
      if (attempt?.kind === 'connect') {
        await connectIdentity({ code, state })
        toast.success(`${attempt.name} is connected.`)
        await navigate(paths.settings(), { replace: true })
      } else {
        signIn(await signInWithProvider({ code, state }))
        toast.success('You’re signed in.')
        await navigate(placeAfterSignIn(new URLSearchParams(attempt?.next && { next: attempt.next })), { replace: true })
      }
    } catch (thrown) {
      fail(messageOf(thrown))
    }
  })
  useEffect(() => {
    if (taken.current) return
    taken.current = true
    void takeUp()
  }, [])
  return failure
}

/** What is said where the provider has sent no code. */
function refusedMessage(refused: string | null, attempt: Attempt | null) {
  const name = attempt?.name ?? 'your provider'
  if (refused === null) return 'This sign-in is incomplete. Start again.'
  if (refused !== 'access_denied') return `Signing in with ${name} didn’t work. Start again.`
  return attempt?.kind === 'connect' ? `You did not connect ${name}.` : `You did not sign in with ${name}.`
}
