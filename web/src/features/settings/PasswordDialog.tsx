import { zodResolver } from '@hookform/resolvers/zod'
import type { ReactNode } from 'react'
import { useForm } from 'react-hook-form'
import { FormError } from '@/features/account/FormError'
import { showRefusal } from '@/features/account/messages'
import { PasswordField } from '@/features/account/PasswordField'
import { ownership } from '@/features/account/rules'
import { OwnerDialog, type OwnerForm } from './OwnerDialog'

interface Props {
  onClose: () => void
  title: string
  description: ReactNode
  confirmLabel: string
  tone?: 'primary' | 'danger'
  /** Does what was asked for; the dialog shows what it throws. */
  onConfirm: (password: string) => Promise<void>
}

/** Asks for the password before something that a borrowed session must not do. */
export function PasswordDialog({ onClose, title, description, confirmLabel, tone, onConfirm }: Props) {
  return (
    <OwnerDialog onClose={onClose} title={title} description={description} confirmLabel={confirmLabel} tone={tone}>
      {(form) => <PasswordForm {...form} onConfirm={onConfirm} />}
    </OwnerDialog>
  )
}

function PasswordForm({ id, onConfirm, onBusy }: OwnerForm & Pick<Props, 'onConfirm'>) {
  const { register, handleSubmit, setError, formState } = useForm({ resolver: zodResolver(ownership), defaultValues: { password: '' } })
  const { errors } = formState

  const submit = handleSubmit(async ({ password }) => {
    onBusy(true)
    try {
      await onConfirm(password)
    } catch (error) {
      showRefusal(error, ['password'], setError)
    } finally {
      onBusy(false)
    }
  })

  return (
    <form id={id} method="post" noValidate onSubmit={(event) => void submit(event)} className="grid gap-5 pt-1">
      <FormError>{errors.root?.message}</FormError>
      <PasswordField label="Your password" autoComplete="current-password" error={errors.password?.message} {...register('password')} />
    </form>
  )
}
