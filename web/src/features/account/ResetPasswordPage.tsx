import { zodResolver } from '@hookform/resolvers/zod'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { messageOf } from '@/api/errors'
import { paths } from '@/lib/paths'
import { useUnsaved } from '@/lib/unsaved'
import { useSession } from '@/session/SessionProvider'
import { ButtonLink } from '@/ui/Button'
import { AccountCard } from './AccountCard'
import { AccountForm } from './AccountForm'
import { resetPassword } from './calls'
import { CardLink } from './CardLink'
import { LinkIncomplete } from './LinkIncomplete'
import { isLinkExpired, showRefusal } from './messages'
import { Outcome } from './Outcome'
import { PasswordField } from './PasswordField'
import { reset } from './rules'
import { useLinkToken } from './use-link-token'

type End = { done: string } | { expired: string }

/** Sets a new password by a link from an email, and ends every session. */
export default function ResetPasswordPage() {
  const token = useLinkToken()
  const [end, setEnd] = useState<End | null>(null)
  return (
    <AccountCard title="Set a new password" lead={!end && token !== '' && 'This signs you out on every device.'}>
      {end ? <ResetEnd end={end} /> : token === '' ? <NoToken /> : <ResetForm token={token} onEnd={setEnd} />}
    </AccountCard>
  )
}

const AskAgain = () => <CardLink to={paths.forgotPassword()}>Ask for a new link</CardLink>

function NoToken() {
  return (
    <>
      <LinkIncomplete />
      <p className="mt-5"><AskAgain /></p>
    </>
  )
}

function ResetEnd({ end }: { end: End }) {
  if ('expired' in end) return <Outcome tone="error" message={end.expired}><AskAgain /></Outcome>
  return <Outcome message={end.done}><ButtonLink to={paths.login()}>Sign In</ButtonLink></Outcome>
}

function ResetForm({ token, onEnd }: { token: string | undefined; onEnd: (end: End) => void }) {
  const { forget } = useSession()
  const { register, handleSubmit, setError, formState } = useForm({ resolver: zodResolver(reset), defaultValues: { password: '' } })
  const { errors, isSubmitting, isDirty } = formState
  useUnsaved(isDirty)

  const submit = handleSubmit(async ({ password }) => {
    try {
      const { message } = await resetPassword(token ?? '', password)
      forget()
      onEnd({ done: message })
    } catch (error) {
      if (isLinkExpired(error)) onEnd({ expired: messageOf(error) })
      else showRefusal(error, ['password'], setError)
    }
  })

  return (
    <AccountForm onSubmit={(event) => void submit(event)} submitLabel="Save password" submitting={isSubmitting} error={errors.root?.message}>
      <PasswordField label="New password" autoComplete="new-password" error={errors.password?.message} {...register('password')} />
    </AccountForm>
  )
}
