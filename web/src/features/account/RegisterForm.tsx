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
import { AccountForm } from './AccountForm'
import { registerMessage } from './messages'
import { PasswordField } from './PasswordField'
import { registration } from './rules'

/** What somebody was invited with. */
export interface Invited {
  token: string
  email: string
}

/** Creating an account signs in at once. Who was invited has the address of the invitation. */
export function RegisterForm({ invited }: { invited?: Invited }) {
  const { signIn } = useSession()
  const { register, handleSubmit, setError, formState } = useForm({ resolver: zodResolver(registration), defaultValues: { name: '', email: invited?.email ?? '', password: '' } })
  const { errors, isSubmitting, isDirty } = formState
  useUnsaved(isDirty)

  const submit = handleSubmit(async (body) => {
    try {
      const { data } = await unwrap(api.POST('/api/auth/register', { body: { ...body, invitation: invited?.token } }))
      signIn(data)
      toast.success('Your account is ready')
    } catch (error) {
      const { field, message } = registerMessage(error)
      setError(field, { message }, { shouldFocus: true })
    }
  })

  const fixed = invited && { readOnly: true, hint: 'Your invitation is for this address.', inputClassName: 'bg-sunken!' }
  return (
    <>
      <AccountForm onSubmit={(event) => void submit(event)} submitLabel="Sign Up" submitting={isSubmitting} error={errors.root?.message}>
        <Field label="Name" autoComplete="name" error={errors.name?.message} {...register('name')} />
        <Field label="Email" type="email" autoComplete="email" autoCapitalize="none" {...fixed} error={errors.email?.message} {...register('email')} />
        <PasswordField autoComplete="new-password" error={errors.password?.message} {...register('password')} />
      </AccountForm>
      <p className="mt-6 text-sm text-muted"><When is="limits" otherwise="Free.">Free for up to 3 resumes.</When> By signing up you accept our <Link to={paths.terms()} className="underline hover:text-ink">terms</Link> and <Link to={paths.privacy()} className="underline hover:text-ink">privacy policy</Link>.</p>
    </>
  )
}
