import { zodResolver } from '@hookform/resolvers/zod'
import { useQueryClient } from '@tanstack/react-query'
import { useForm } from 'react-hook-form'
import toast from 'react-hot-toast/headless'
import * as z from 'zod/mini'
import { FormError } from '@/features/account/FormError'
import { showRefusal } from '@/features/account/messages'
import { PasswordField } from '@/features/account/PasswordField'
import { ownership } from '@/features/account/rules'
import { makePasskey, passkeyMessage } from '@/features/account/ways/passkeys'
import { Field } from '@/ui/Field'
import { sessionsQuery } from '../calls'
import { OwnerDialog, type OwnerForm } from '../OwnerDialog'
import { addPasskey, fetchPasskeyOffer, passkeysQuery } from './calls'

const newPasskey = z.extend(ownership, { name: z.string().check(z.trim(), z.minLength(1, 'Give the passkey a name')) })

interface Props {
  onClose: () => void
}

/** Adds a passkey: the password first, then the browser's own dialog. */
export default function AddPasskey({ onClose }: Props) {
  return (
    <OwnerDialog onClose={onClose} title="Add a passkey" description="Your browser will then ask where to save it." confirmLabel="Continue">
      {(form) => <PasskeyFields {...form} onAdded={onClose} />}
    </OwnerDialog>
  )
}

function PasskeyFields({ id, onBusy, onAdded }: OwnerForm & { onAdded: () => void }) {
  const client = useQueryClient()
  const { register, handleSubmit, setError, formState } = useForm({ resolver: zodResolver(newPasskey), defaultValues: { name: thisDevice(client.getQueryData(sessionsQuery.queryKey)), password: '' } })
  const { errors } = formState

  const submit = handleSubmit(async ({ name, password }) => {
    onBusy(true)
    try {
      const { ticket, options } = await fetchPasskeyOffer(password)
      const credential = await makePasskey(options)
      if (!credential) return
      await addPasskey(ticket, name, credential)
      await client.invalidateQueries({ queryKey: passkeysQuery.queryKey })
      toast.success('Your passkey is added.')
      onAdded()
    } catch (error) {
      showRefusal(error, ['name', 'password'], setError, messageOfBoth)
    } finally {
      onBusy(false)
    }
  })

  return (
    <form id={id} method="post" noValidate onSubmit={(event) => void submit(event)} className="grid gap-5 pt-1">
      <FormError>{errors.root?.message}</FormError>
      <Field label="Name" hint="So that you can tell your passkeys apart" autoComplete="off" error={errors.name?.message} {...register('name')} />
      <PasswordField label="Your password" autoComplete="current-password" error={errors.password?.message} {...register('password')} />
    </form>
  )
}

/** What the server calls this device, where it knows it. */
function thisDevice(sessions: readonly { current: boolean; device: string }[] | undefined) {
  const device = sessions?.find(({ current }) => current)?.device ?? ''
  return device.startsWith('Unknown') ? '' : device
}

/** What went wrong at the server or in the browser. */
const messageOfBoth = (error: unknown) =>
  passkeyMessage(error, error instanceof Error && error.name === 'InvalidStateError' ? 'This device already has a passkey for your account.' : 'Your browser couldn’t create a passkey. Please try again.')
