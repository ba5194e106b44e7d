import { zodResolver } from '@hookform/resolvers/zod'
import { useId, useState, type ReactNode } from 'react'
import { useForm } from 'react-hook-form'
import { FormError } from '@/features/account/FormError'
import { showRefusal } from '@/features/account/messages'
import { PasswordField } from '@/features/account/PasswordField'
import { ownership } from '@/features/account/rules'
import { useUser } from '@/session/SessionProvider'
import { Button } from '@/ui/Button'
import { Dialog } from '@/ui/Dialog'
import { PasswordFirst } from './PasswordFirst'

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
export function PasswordDialog({ onClose, title, description, confirmLabel, tone = 'primary', onConfirm }: Props) {
  const { hasPassword } = useUser()
  const [busy, setBusy] = useState(false)
  const form = useId()
  if (!hasPassword) return <PasswordFirst title={title} onClose={onClose} />
  return (
    <Dialog
      open
      onClose={onClose}
      beforeClose={() => !busy}
      role={tone === 'danger' ? 'alertdialog' : undefined}
      title={title}
      description={description}
      footer={
        <>
          <Button variant="outline" busy={busy} onClick={onClose}>Cancel</Button>
          <Button variant={tone} type="submit" form={form} loading={busy}>{confirmLabel}</Button>
        </>
      }
    >
      <PasswordForm id={form} onConfirm={onConfirm} onBusy={setBusy} />
    </Dialog>
  )
}

function PasswordForm({ id, onConfirm, onBusy }: { id: string; onConfirm: Props['onConfirm']; onBusy: (busy: boolean) => void }) {
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
