import type { ReactNode } from 'react'
import { Card } from '@/ui/Card'

interface Props {
  id: string
  title: string
  lead?: ReactNode
  /** Stands beside the title. */
  action?: ReactNode
  children: ReactNode
}

/** One subject of the settings; its heading takes the focus where a control of it goes away. */
export function Section({ id, title, lead, action, children }: Props) {
  const heading = `${id}-title`
  return (
    <Card as="section" id={id} aria-labelledby={heading} className="scroll-mt-24 p-5 sm:p-7">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h2 id={heading} tabIndex={-1} className="text-head outline-none">{title}</h2>
        {action}
      </div>
      {lead && <p className="mt-1 text-muted">{lead}</p>}
      <div className="mt-5">{children}</div>
    </Card>
  )
}

export const focusSection = (id: string) => document.getElementById(`${id}-title`)?.focus()
