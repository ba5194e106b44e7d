import type { ReactNode } from 'react'

/** Heads a list of articles. */
export const ListHead = ({ title, children }: { title: string; children: ReactNode }) => (
  <div className="ruled-aside">
    <div className="wrap pt-14 pb-10 lg:pt-20 lg:pb-12">
      <h1 className="text-title">{title}</h1>
      <p className="mt-4 max-w-2xl text-lead text-muted">{children}</p>
    </div>
  </div>
)
