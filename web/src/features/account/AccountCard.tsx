import type { ReactNode } from 'react'
import { Card } from '@/ui/Card'

/** The sheet that the forms of this feature stand on. It hangs from above: what comes late at its end moves nothing. */
export function AccountCard({ title, lead, children }: { title: string; lead?: ReactNode; children: ReactNode }) {
  return (
    <div className="guest-only ruled grid min-h-[calc(100dvh-4.5rem)] content-start justify-items-center px-5 pt-[clamp(3rem,12dvh,8rem)] pb-12">
      <Card className="w-full max-w-md p-7 shadow-float sm:p-10">
        <h1 className="text-[2rem] leading-tight tracking-[-0.025em]">{title}</h1>
        {lead && <p className="mt-1 text-muted">{lead}</p>}
        {children}
      </Card>
    </div>
  )
}
