import { zodResolver } from '@hookform/resolvers/zod'
import { useForm } from 'react-hook-form'
import toast from 'react-hot-toast/headless'
import { showRefusal } from '@/features/account/messages'
import { profile } from '@/features/account/rules'
import { useUnsaved } from '@/lib/unsaved'
import { useSession, useUser } from '@/session/SessionProvider'
import { Field } from '@/ui/Field'
import { saveName } from './calls'
import { EmailState } from './EmailState'
import { Section } from './Section'
import { SettingsForm } from './SettingsForm'

export function Profile() {
  const user = useUser()
  const { replaceUser } = useSession()
  const { register, handleSubmit, setError, reset, formState } = useForm({ resolver: zodResolver(profile), values: { name: user.name } })
  const { errors, isSubmitting, isDirty } = formState
  useUnsaved(isDirty)

  const submit = handleSubmit(async ({ name }) => {
    try {
      const saved = await saveName(name)
      reset({ name: saved.name })
      replaceUser(saved)
      toast.success('Your name is saved.')
    } catch (error) {
      showRefusal(error, ['name'], setError)
    }
  })

  return (
    <Section id="profile" title="Profile">
      <SettingsForm onSubmit={(event) => void submit(event)} submitLabel="Save name" submitting={isSubmitting} unchanged={isDirty ? undefined : 'There’s nothing new to save.'} error={errors.root?.message}>
        <Field label="Name" autoComplete="name" error={errors.name?.message} {...register('name')} />
      </SettingsForm>
      <EmailState />
    </Section>
  )
}
