import { zodResolver } from '@hookform/resolvers/zod'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import toast from 'react-hot-toast/headless'
import { showRefusal } from '@/features/account/messages'
import { PasswordField } from '@/features/account/PasswordField'
import { passwordChange, passwordChoice } from '@/features/account/rules'
import { paths } from '@/lib/paths'
import { useUnsaved } from '@/lib/unsaved'
import { useSession, useUser } from '@/session/SessionProvider'
import { Link } from '@/ui/Link'
import { reloadAccess } from './access'
import { changePassword } from './calls'
import { signedOutText } from './model'
import { Section } from './Section'
import { SettingsForm } from './SettingsForm'

/** Changing the password, or setting one where the account was opened by signing in elsewhere. */
export function PasswordChange() {
  const { hasPassword } = useUser()
  if (!hasPassword) return <Section id="password" title="Set a password" lead="So far you sign in without one. Some changes to your account need a password."><SetForm /></Section>
  return <Section id="password" title="Change password" lead="A new password signs you out everywhere else, and your API keys stop working."><ChangeForm /></Section>
}

function ChangeForm() {
  const client = useQueryClient()
  const [done, setDone] = useState<string>()
  const { register, handleSubmit, setError, reset, formState } = useForm({ resolver: zodResolver(passwordChange), defaultValues: { currentPassword: '', newPassword: '' } })
  const { errors, isSubmitting, isDirty } = formState
  useUnsaved(isDirty)

  const submit = handleSubmit(async (body) => {
    setDone(undefined)
    try {
      const { message, endedSessions } = await changePassword(body)
      reset()
      setDone(endedSessions > 0 ? `${message} ${signedOutText(endedSessions)}` : message)
      void reloadAccess(client)
    } catch (error) {
      showRefusal(error, ['currentPassword', 'newPassword'], setError)
    }
  })

  return (
    <SettingsForm onSubmit={(event) => void submit(event)} submitLabel="Change password" submitting={isSubmitting} error={errors.root?.message} done={done}>
      <PasswordField label="Current password" autoComplete="current-password" hint={<Link to={paths.forgotPassword()} className="underline hover:text-ink">Forgot your password?</Link>} error={errors.currentPassword?.message} {...register('currentPassword')} />
      <PasswordField label="New password" autoComplete="new-password" error={errors.newPassword?.message} {...register('newPassword')} />
    </SettingsForm>
  )
}

function SetForm() {
  const client = useQueryClient()
  const user = useUser()
  const { replaceUser } = useSession()
  const { register, handleSubmit, setError, formState } = useForm({ resolver: zodResolver(passwordChoice), defaultValues: { newPassword: '' } })
  const { errors, isSubmitting, isDirty } = formState
  useUnsaved(isDirty)

  const submit = handleSubmit(async (body) => {
    try {
      await changePassword(body)
      toast.success('Your password is set.')
      replaceUser({ ...user, hasPassword: true })
      void reloadAccess(client)
    } catch (error) {
      showRefusal(error, ['newPassword'], setError)
    }
  })

  return (
    <SettingsForm onSubmit={(event) => void submit(event)} submitLabel="Set password" submitting={isSubmitting} error={errors.root?.message}>
      <PasswordField label="New password" autoComplete="new-password" error={errors.newPassword?.message} {...register('newPassword')} />
    </SettingsForm>
  )
}
