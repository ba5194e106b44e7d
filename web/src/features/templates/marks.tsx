import { Crown, ShieldCheck, TriangleAlert } from 'lucide-react'
import { cn } from '@/lib/cn'
import { Badge } from '@/ui/Badge'
import type { Template } from './model'

/** Stands on designs whose download needs a paid plan. */
export const PremiumMark = () => <Badge><Crown className="size-3.5" aria-hidden />Premium</Badge>

/** What software makes of a design. */
export function AtsNote({ template: { atsSafe, atsNote } }: { template: Template }) {
  const Icon = atsSafe ? ShieldCheck : TriangleAlert
  return (
    <p className={cn('mt-1.5 flex items-start gap-1.5 text-sm', atsSafe ? 'font-medium text-success' : 'text-warning')}>
      <Icon className="mt-0.5 size-4 shrink-0" aria-hidden />
      {atsSafe ? 'ATS-safe' : (atsNote ?? 'Some systems mix up the two columns.')}
    </p>
  )
}
