import type { ReactNode } from 'react'
import { Plus } from 'lucide-react'

export interface AccordionItem {
  title: string
  content: ReactNode
}

/** Native <details>: several may be open at once, and the browser's page search opens them. */
export function Accordion({ items }: { items: readonly AccordionItem[] }) {
  return (
    <div className="divide-y">
      {items.map(({ title, content }) => (
        <details key={title} className="group">
          <summary className="flex min-h-14 list-none items-center justify-between gap-4 px-6 py-4 font-semibold hover:text-primary [&::-webkit-details-marker]:hidden">
            {title}
            <Plus className="size-5 shrink-0 text-primary transition-transform duration-200 ease-out group-open:rotate-45" aria-hidden />
          </summary>
          <div className="px-6 pb-5 text-muted">{content}</div>
        </details>
      ))}
    </div>
  )
}
