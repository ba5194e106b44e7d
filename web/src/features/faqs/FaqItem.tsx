import { Link2, Plus } from 'lucide-react'
import { Link } from '@/ui/Link'
import { Prose } from '@/ui/prose/Prose'
import type { FaqEntry } from './load'

/** A question that opens. Native <details>: several may be open, and the browser's page search opens them. */
export function FaqItem({ faq: { _id, question, answer } }: { faq: FaqEntry }) {
  return (
    <details id={_id} className="group">
      <summary className="flex min-h-14 list-none items-center justify-between gap-4 px-6 py-4 hover:text-primary [&::-webkit-details-marker]:hidden">
        <h3 className="font-sans text-base font-semibold">{question}</h3>
        <Plus className="size-5 shrink-0 text-primary transition-transform duration-200 ease-out group-open:rotate-45" aria-hidden />
      </summary>
      <div className="px-6 pb-3">
        <Prose html={answer} className="max-w-2xl text-muted" />
        <Link to={{ hash: _id }} className="mt-1 inline-flex min-h-11 items-center gap-1.5 text-sm font-semibold text-primary hover:underline">
          <Link2 className="size-4" aria-hidden />Link to this answer
        </Link>
      </div>
    </details>
  )
}
