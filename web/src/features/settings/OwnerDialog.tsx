import { useId, useState, type ReactNode } from 'react'
import { useUser } from '@/session/SessionProvider'
import { Button } from '@/ui/Button'
import { Dialog } from '@/ui/Dialog'
import { PasswordFirst } from './PasswordFirst'

/** What the form inside is given: the id by which the button sends it, and how it says that it is being sent. */
export interface OwnerForm {
  id: string
  onBusy: (busy: boolean) => void
}

interface Props {
  onClose: () => void
  title: string
  description?: ReactNode
  confirmLabel: string
  tone?: 'primary' | 'danger'
  children: (form: OwnerForm) => ReactNode
}

/** A dialog around a form that takes the password; an account without one is sent to set it. */
export function OwnerDialog({ onClose, title, description, confirmLabel, tone = 'primary', children }: Props) {
  const { hasPassword } = useUser()
  const [busy, setBusy] = useState(false)
  const id = useId()
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
          <Button variant={tone} type="submit" form={id} loading={busy}>{confirmLabel}</Button>
        </>
      }
    >
      {children({ id, onBusy: setBusy })}
    </Dialog>
  )
}
