import { zodResolver } from '@hookform/resolvers/zod'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { paths } from '@/lib/paths'
import { useUnsaved } from '@/lib/unsaved'
import { useSession } from '@/session/SessionProvider'
import { Field } from '@/ui/Field'
import { AccountCard } from './AccountCard'
import { AccountForm } from './AccountForm'
import { askForReset } from './calls'
import { CardLink } from './CardLink'
import { showRefusal } from './messages'
import { Outcome } from './Outcome'
import { recovery } from './rules'

/** Asks for a link to set a new password; the answer is the same whether the account exists or not. */
export default function ForgotPasswordPage() {
  const { user } = useSession()
  const [sent, setSent] = useState<string | null>(null)
  const { register, handleSubmit, setError, formState } = useForm({ resolver: zodResolver(recovery), defaultValues: { email: user?.email ?? '' } })
  const { errors, isSubmitting, isDirty } = formState
  useUnsaved(isDirty && sent === null)

  const submit = handleSubmit(async ({ email }) => {
    try {
      setSent((await askForReset(email)).message)
    } catch (error) {
      showRefusal(error, ['email'], setError)
    }
  })

  if (sent !== null) {
    return (
      <AccountCard title="Check your email" lead="No email? Look in the spam folder.">
        <Outcome message={sent}>
          <CardLink to={paths.login()}>Back to sign in</CardLink>
        </Outcome>
      </AccountCard>
    )
  }
  return (
    <AccountCard title="Forgot your password?" lead="Enter your email address and we’ll send you a link to set a new one.">
      <AccountForm onSubmit={(event) => void submit(event)} submitLabel="Send link" submitting={isSubmitting} error={errors.root?.message}>
        <Field label="Email" type="email" autoComplete="email" autoCapitalize="none" error={errors.email?.message} {...register('email')} />
      </AccountForm>
      <p className="mt-6 text-sm"><CardLink to={paths.login()}>Back to sign in</CardLink></p>
    </AccountCard>
  )
}
