import { FileText } from 'lucide-react'
import type { ReactNode } from 'react'

/** Nothing here yet: what would be here, and the one first step. */
export function EmptyState({ title, hint, action, icon = <FileText className="size-6 text-primary" aria-hidden /> }: { title: string; hint?: ReactNode; action?: ReactNode; icon?: ReactNode }) {
  return (
    <div className="flex flex-col items-center px-6 py-14 text-center">
      <span className="mb-4 grid size-14 -rotate-3 place-items-center rounded-lg border bg-bg shadow-card">{icon}</span>
      <p className="font-display text-head font-bold">{title}</p>
      {hint && <p className="mt-1 max-w-sm text-muted">{hint}</p>}
      {action && <div className="mt-5">{action}</div>}
    </div>
  )
}
