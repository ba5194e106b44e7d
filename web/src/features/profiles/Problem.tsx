import { CircleAlert } from 'lucide-react'
import type { ReactNode } from 'react'

/** What went wrong, above the way to try again. */
export const Problem = ({ children, action }: { children: ReactNode; action?: ReactNode }) => (
  <div role="alert" className="flex items-start gap-2.5 rounded-md bg-error-soft px-4 py-3 text-sm">
    <CircleAlert className="mt-0.5 size-4.5 shrink-0 text-error" aria-hidden />
    <div className="grid min-w-0 justify-items-start gap-2">
      <p>{children}</p>
      {action}
    </div>
  </div>
)
