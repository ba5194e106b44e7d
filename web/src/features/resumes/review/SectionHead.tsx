import type { ReactNode } from 'react'

/** The title of a section, where the rail leads; `id` is its name in the rail. */
export function SectionHead({ id, title, count, children }: { id: string; title: string; count?: number; children?: ReactNode }) {
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
      <h3 id={`review-${id}`} data-path={`head-${id}`} tabIndex={-1} className="scroll-mt-3 text-head outline-none">
        {title}
        {count !== undefined && <span className="ml-2 font-sans text-sm font-medium text-muted tabular-nums">{count}</span>}
      </h3>
      {children}
    </div>
  )
}
