import type { FormEventHandler, ReactNode } from 'react'
import { FormError } from '@/features/account/FormError'
import { Button } from '@/ui/Button'

interface Props {
  onSubmit: FormEventHandler<HTMLFormElement>
  submitLabel: string
  submitting: boolean
  /** Why there is nothing to send, while there is nothing. */
  unchanged?: string
  /** What went wrong with the form as a whole. */
  error?: string
  /** What came of it; read aloud when it comes. */
  done?: string
  children: ReactNode
}

export function SettingsForm({ onSubmit, submitLabel, submitting, unchanged, error, done, children }: Props) {
  return (
    <form method="post" noValidate onSubmit={onSubmit} className="grid max-w-md gap-5">
      <FormError>{error}</FormError>
      {children}
      <div className="justify-self-start"><Button type="submit" loading={submitting} disabledReason={unchanged}>{submitLabel}</Button></div>
      <p role="status" className="text-sm font-medium text-success empty:hidden">{done}</p>
    </form>
  )
}
