import { zodResolver } from '@hookform/resolvers/zod'
import { useForm } from 'react-hook-form'
import toast from 'react-hot-toast/headless'
import { api, unwrap } from '@/api/client'
import { paths } from '@/lib/paths'
import { useUnsaved } from '@/lib/unsaved'
import { When } from '@/lib/When'
import { useSession } from '@/session/SessionProvider'
import { Field } from '@/ui/Field'
import { Link } from '@/ui/Link'
import { AccountCard } from './AccountCard'
import { AccountForm } from './AccountForm'
import { registerMessage } from './messages'
import { PasswordField } from './PasswordField'
import { registration } from './rules'
import { useNext } from './use-next'

/** Creating an account signs in at once. */
export default function RegisterPage() {
  const { signIn } = useSession()
  const { register, handleSubmit, setError, formState } = useForm({ resolver: zodResolver(registration), defaultValues: { name: '', email: '', password: '' } })
  const { errors, isSubmitting, isDirty } = formState
  useUnsaved(isDirty)
  const next = useNext()

  const submit = handleSubmit(async (body) => {
    try {
      const { data } = await unwrap(api.POST('/api/auth/register', { body }))
      signIn(data)
      toast.success('Your account is ready')
    } catch (error) {
      const { field, message } = registerMessage(error)
      setError(field, { message }, { shouldFocus: true })
    }
  })

  return (
    <AccountCard title="Create your account" lead={<>Already have an account? <Link to={paths.login({ next })} className="font-semibold text-primary underline underline-offset-4">Sign in</Link></>}>
      <AccountForm onSubmit={(event) => void submit(event)} submitLabel="Sign Up" submitting={isSubmitting} error={errors.root?.message}>
        <Field label="Name" autoComplete="name" error={errors.name?.message} {...register('name')} />
        <Field label="Email" type="email" autoComplete="email" autoCapitalize="none" error={errors.email?.message} {...register('email')} />
        <PasswordField autoComplete="new-password" error={errors.password?.message} {...register('password')} />
      </AccountForm>
      <p className="mt-6 text-sm text-muted"><When is="limits" otherwise="Free.">Free for up to 3 resumes.</When> By signing up you accept our <Link to={paths.terms()} className="underline hover:text-ink">terms</Link> and <Link to={paths.privacy()} className="underline hover:text-ink">privacy policy</Link>.</p>
    </AccountCard>
  )
}
