import { useEffect, useRef, type ReactNode } from 'react'
import { Button } from './Button'
import { Dialog } from './Dialog'

interface Props {
  open: boolean
  /** The question, naming the thing. */
  title: string
  /** What follows from saying yes. */
  children?: ReactNode
  confirmLabel: string
  cancelLabel?: string
  tone?: 'danger' | 'primary'
  /** The confirmed action runs. */
  busy?: boolean
  /** The id of what has the focus afterwards where the control that opened it is gone. */
  returnTo?: string
  onConfirm: () => void
  onCancel: () => void
}

/** Asks before something that is hard to undo. The way back has the focus. */
export function ConfirmDialog({ open, title, children, confirmLabel, cancelLabel = 'Cancel', tone = 'danger', busy = false, returnTo, onConfirm, onCancel }: Props) {
  const cancel = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    if (open) cancel.current?.focus()
  }, [open])
  return (
    <Dialog
      open={open}
      onClose={onCancel}
      beforeClose={() => !busy}
      role="alertdialog"
      returnTo={returnTo}
      title={title}
      description={children}
      footer={
        <>
          <Button ref={cancel} variant="outline" busy={busy} onClick={onCancel}>{cancelLabel}</Button>
          <Button variant={tone} loading={busy} onClick={onConfirm}>{confirmLabel}</Button>
        </>
      }
    />
  )
}
