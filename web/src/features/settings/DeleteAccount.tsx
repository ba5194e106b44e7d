import { zodResolver } from '@hookform/resolvers/zod'
import { useId, useState } from 'react'
import { useForm } from 'react-hook-form'
import toast from 'react-hot-toast/headless'
import { FormError } from '@/features/account/FormError'
import { showRefusal } from '@/features/account/messages'
import { PasswordField } from '@/features/account/PasswordField'
import { ownership } from '@/features/account/rules'
import { fullDate } from '@/lib/relative-time'
import { useSession, useUser } from '@/session/SessionProvider'
import { Button } from '@/ui/Button'
import { Dialog } from '@/ui/Dialog'
import { deleteAccount } from './calls'

interface Props {
  open: boolean
  onClose: () => void
}

/** How long the toast stays that says when the account goes, in milliseconds. */
const READING_TIME = 12_000

/** Asks for the password before an account is deleted, and says what follows. */
export function DeleteAccount({ open, onClose }: Props) {
  const [busy, setBusy] = useState(false)
  const form = useId()
  return (
    <Dialog
      open={open}
      onClose={onClose}
      beforeClose={() => !busy}
      role="alertdialog"
      title="Delete your account?"
      description={<Consequences />}
      footer={
        <>
          <Button variant="outline" busy={busy} onClick={onClose}>Cancel</Button>
          <Button variant="danger" type="submit" form={form} loading={busy}>Delete account</Button>
        </>
      }
    >
      <PasswordForm id={form} onBusy={setBusy} />
    </Dialog>
  )
}

function Consequences() {
  const { email } = useUser()
  return (
    <>
      Your account <span className="font-medium break-all text-ink">{email}</span> and everything in it will be deleted in 7 days, and you’ll be signed out everywhere. Until then you can bring it back: sign in and choose “Keep my account”. After that it’s gone for good.
    </>
  )
}

function PasswordForm({ id, onBusy }: { id: string; onBusy: (busy: boolean) => void }) {
  const { signOut } = useSession()
  const { register, handleSubmit, setError, formState } = useForm({ resolver: zodResolver(ownership), defaultValues: { password: '' } })
  const { errors } = formState

  const submit = handleSubmit(async ({ password }) => {
    onBusy(true)
    try {
      const { deletionAt } = await deleteAccount(password)
      toast.success(`Your account will be deleted on ${fullDate(deletionAt)}. Sign in before then to keep it.`, { duration: READING_TIME })
      void signOut()
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
