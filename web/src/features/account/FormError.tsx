import { useEffect, useRef } from 'react'

/** What went wrong with a form as a whole. It takes the focus, so that it is read and in sight. */
export function FormError({ children }: { children?: string }) {
  const alert = useRef<HTMLParagraphElement>(null)
  useEffect(() => {
    if (children) alert.current?.focus()
  }, [children])
  if (!children) return null
  return <p ref={alert} role="alert" tabIndex={-1} className="rounded-md bg-error-soft px-4 py-3 text-sm font-medium text-error outline-none">{children}</p>
}
