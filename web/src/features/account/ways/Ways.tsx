import { KeyRound } from 'lucide-react'
import { useEffect, useState } from 'react'
import toast from 'react-hot-toast/headless'
import { messageOf } from '@/api/errors'
import { page } from '@/lib/leave'
import { useSession } from '@/session/SessionProvider'
import { Button } from '@/ui/Button'
import { FormError } from '../FormError'
import { useNext } from '../use-next'
import { browserHasPasskeys, fetchSignInMethods } from './methods'
import { askForPasskey, fetchPasskeyRequest, passkeyMessage, signInWithPasskey } from './passkeys'
import { keepAttempt, startProviderSignIn } from './provider'

const PASSKEY_FAILED = 'Your browser couldn’t use the passkey. Try again, or sign in with your password.'

/** Names of providers are long, and screens narrow. */
const NARROW = 'h-auto! min-h-13 px-4! py-2 whitespace-normal! wrap-anywhere'

export interface WaysProps {
  /** Nobody has a passkey yet who is about to create an account. */
  forNewcomers?: boolean
}

/** Signing in by passkey, and with the identity provider that the operator has set up. */
export default function Ways({ forNewcomers = false }: WaysProps) {
  const methods = useSignInMethods()
  const { working, error, begin, fail } = useWork()
  const { signIn } = useSession()
  const next = useNext()
  const provider = methods?.provider
  const passkeys = !forNewcomers && methods?.passkeys && browserHasPasskeys()
  if (!passkeys && !provider) return null

  const enterByPasskey = async () => {
    begin('passkey')
    try {
      const { ticket, options } = await fetchPasskeyRequest()
      const credential = await askForPasskey(options)
      if (!credential) return fail()
      signIn(await signInWithPasskey(ticket, credential))
      toast.success('Welcome back')
    } catch (thrown) {
      fail(passkeyMessage(thrown, PASSKEY_FAILED))
    }
  }
  const leaveFor = async (name: string) => {
    begin('provider')
    try {
      const url = await startProviderSignIn()
      keepAttempt({ kind: 'sign-in', name, next })
      page.leaveFor(url)
    } catch (thrown) {
      fail(messageOf(thrown))
    }
  }

  return (
    <div className="mt-6 grid grid-cols-1 gap-4">
      <p className="flex items-center gap-3 text-sm text-muted before:h-px before:flex-1 before:bg-line after:h-px after:flex-1 after:bg-line">or</p>
      {passkeys && <Button size="lg" variant="outline" loading={working === 'passkey'} busy={working === 'provider'} onClick={() => void enterByPasskey()} className={NARROW}><KeyRound className="size-5" aria-hidden />Sign in with a passkey</Button>}
      {provider && <Button size="lg" variant="outline" loading={working === 'provider'} busy={working === 'passkey'} onClick={() => void leaveFor(provider.name)} className={NARROW}>Continue with {provider.name}</Button>}
      <FormError>{error}</FormError>
    </div>
  )
}

/** What this server offers; undefined while, and when, that is not known: the form is there in any case. */
function useSignInMethods() {
  const [methods, setMethods] = useState<Awaited<ReturnType<typeof fetchSignInMethods>>>()
  useEffect(() => {
    const leaving = new AbortController()
    fetchSignInMethods(leaving.signal).then(setMethods, () => undefined)
    return () => leaving.abort()
  }, [])
  return methods
}

/** Which of the buttons works, and what went wrong. */
function useWork() {
  const [working, setWorking] = useState<'passkey' | 'provider'>()
  const [error, setError] = useState<string>()
  const begin = (way: typeof working) => {
    setWorking(way)
    setError(undefined)
  }
  const fail = (message?: string) => {
    setWorking(undefined)
    setError(message)
  }
  // Back from the provider, a browser may show the page as it was left.
  useEffect(() => {
    const onShow = ({ persisted }: PageTransitionEvent) => persisted && setWorking(undefined)
    window.addEventListener('pageshow', onShow)
    return () => window.removeEventListener('pageshow', onShow)
  }, [])
  return { working, error, begin, fail }
}
