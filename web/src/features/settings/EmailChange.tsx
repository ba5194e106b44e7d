import { zodResolver } from '@hookform/resolvers/zod'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { showRefusal } from '@/features/account/messages'
import { PasswordField } from '@/features/account/PasswordField'
import { credentials } from '@/features/account/rules'
import { useUnsaved } from '@/lib/unsaved'
import { useUser } from '@/session/SessionProvider'
import { Field } from '@/ui/Field'
import { changeEmail } from './calls'
import { PasswordNeeded } from './PasswordFirst'
import { Section } from './Section'
import { SettingsForm } from './SettingsForm'

export function EmailChange() {
  const { email, hasPassword } = useUser()
  return (
    <Section id="email" title="Change email" lead={<>You sign in with <span className="break-all">{email}</span>, and all our mail goes there.</>}>
      {hasPassword ? <EmailForm /> : <PasswordNeeded />}
    </Section>
  )
}

function EmailForm() {
  const [done, setDone] = useState<string>()
  const { register, handleSubmit, setError, reset, formState } = useForm({ resolver: zodResolver(credentials), defaultValues: { email: '', password: '' } })
  const { errors, isSubmitting, isDirty } = formState
  useUnsaved(isDirty)

  const submit = handleSubmit(async (body) => {
    setDone(undefined)
    try {
      const { message } = await changeEmail(body)
      reset()
      setDone(message)
    } catch (error) {
      showRefusal(error, ['email', 'password'], setError)
    }
  })

  return (
    <SettingsForm onSubmit={(event) => void submit(event)} submitLabel="Change email" submitting={isSubmitting} error={errors.root?.message} done={done}>
      <Field label="New email address" type="email" autoComplete="email" autoCapitalize="none" error={errors.email?.message} {...register('email')} />
      <PasswordField label="Your password" autoComplete="current-password" error={errors.password?.message} {...register('password')} />
    </SettingsForm>
  )
}
