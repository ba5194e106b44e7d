import { zodResolver } from '@hookform/resolvers/zod'
import { useEffect, useState } from 'react'
import { useForm } from 'react-hook-form'
import toast from 'react-hot-toast/headless'
import { api, unwrap } from '@/api/client'
import { paths } from '@/lib/paths'
import { useUnsaved } from '@/lib/unsaved'
import { useSession } from '@/session/SessionProvider'
import { Field } from '@/ui/Field'
import { AccountCard } from './AccountCard'
import { AccountForm } from './AccountForm'
import { CardLink } from './CardLink'
import { LoginCode } from './LoginCode'
import { isCodeNeeded, loginMessage } from './messages'
import { PasswordField } from './PasswordField'
import { credentials } from './rules'
import { useNext } from './use-next'
import { OtherWays } from './ways/OtherWays'

interface Credentials {
  email: string
  password: string
}

/** Signing in. Where to go afterwards is the guard's business. */
export default function LoginPage() {
  const { signIn } = useSession()
  const [proved, setProved] = useState<Credentials>()
  const [returned, setReturned] = useState(false)

  const logIn = async (body: Credentials & { code?: string }) => {
    const { data } = await unwrap(api.POST('/api/auth/login', { body }))
    signIn(data)
    toast.success('Welcome back')
  }

  const back = () => {
    setProved(undefined)
    setReturned(true)
  }
  if (proved) return <LoginCode onCode={(code) => logIn({ ...proved, code })} onBack={back} />
  return <LoginPassword logIn={logIn} onCodeNeeded={setProved} returned={returned} />
}

interface PasswordProps {
  logIn: (body: Credentials) => Promise<void>
  onCodeNeeded: (proved: Credentials) => void
  /** Whether the user came back from the code, whose controls are gone. */
  returned: boolean
}

function LoginPassword({ logIn, onCodeNeeded, returned }: PasswordProps) {
  const { ended } = useSession()
  const { register, handleSubmit, setError, setFocus, formState } = useForm({ resolver: zodResolver(credentials), defaultValues: { email: '', password: '' } })
  const { errors, isSubmitting, isDirty } = formState
  useUnsaved(isDirty)
  useEffect(() => {
    if (returned) setFocus('email')
  }, [returned, setFocus])
  const next = useNext()

  const submit = handleSubmit(async (body) => {
    try {
      await logIn(body)
    } catch (error) {
      if (isCodeNeeded(error)) onCodeNeeded(body)
      else setError('root', { message: loginMessage(error) })
    }
  })

  return (
    <AccountCard title="Welcome back" lead={<>New here? <CardLink to={paths.register({ next })}>Create an account</CardLink></>}>
      {ended === 'expired' && !errors.root && <p role="status" className="mt-6 rounded-md bg-primary-soft px-4 py-3 text-sm font-medium">Your session has ended. Sign in to pick up where you left off.</p>}
      <AccountForm onSubmit={(event) => void submit(event)} submitLabel="Sign In" submitting={isSubmitting} error={errors.root?.message}>
        <Field label="Email" type="email" autoComplete="email" autoCapitalize="none" error={errors.email?.message} {...register('email')} />
        <PasswordField autoComplete="current-password" error={errors.password?.message} {...register('password')} />
      </AccountForm>
      <p className="mt-6 text-sm"><CardLink to={paths.forgotPassword()}>Forgot your password?</CardLink></p>
      <OtherWays />
    </AccountCard>
  )
}
