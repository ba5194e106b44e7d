import { useEffect, useRef, type FormEventHandler, type ReactNode } from 'react'
import { useHydrated } from '@/lib/use-hydrated'
import { Button } from '@/ui/Button'

interface Props {
  onSubmit: FormEventHandler<HTMLFormElement>
  submitLabel: string
  submitting: boolean
  /** What went wrong with the form as a whole. */
  error?: string
  children: ReactNode
}

/**
 * The form's frame. Before the page is taken over, a browser would submit it by itself and put the password into the
 * address: hence `post`, and the fields disabled until then.
 */
export function AccountForm({ onSubmit, submitLabel, submitting, error, children }: Props) {
  const hydrated = useHydrated()
  const alert = useRef<HTMLParagraphElement>(null)
  useEffect(() => {
    if (error) alert.current?.focus()
  }, [error])
  return (
    <form method="post" noValidate onSubmit={onSubmit} className="mt-8">
      <fieldset disabled={!hydrated} className="grid gap-5">
        {error && <p ref={alert} role="alert" tabIndex={-1} className="rounded-md bg-error-soft px-4 py-3 text-sm font-medium text-error">{error}</p>}
        {children}
        <Button type="submit" size="lg" loading={submitting}>{submitLabel}</Button>
      </fieldset>
    </form>
  )
}
