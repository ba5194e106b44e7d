import type { FormEventHandler, ReactNode } from 'react'
import { useHydrated } from '@/lib/use-hydrated'
import { Button } from '@/ui/Button'
import { FormError } from './FormError'

interface Props {
  onSubmit: FormEventHandler<HTMLFormElement>
  submitLabel: string
  submitting: boolean
  /** What went wrong with the form as a whole. */
  error?: string
  children?: ReactNode
}

/**
 * The form's frame. Before the page is taken over, a browser would submit it by itself and put the password into the
 * address: hence `post`, and the fields disabled until then.
 */
export function AccountForm({ onSubmit, submitLabel, submitting, error, children }: Props) {
  const hydrated = useHydrated()
  return (
    <form method="post" noValidate onSubmit={onSubmit} className="mt-8">
      <fieldset disabled={!hydrated} className="grid gap-5">
        <FormError>{error}</FormError>
        {children}
        <Button type="submit" size="lg" loading={submitting}>{submitLabel}</Button>
      </fieldset>
    </form>
  )
}
