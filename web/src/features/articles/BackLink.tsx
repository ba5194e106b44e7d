import { ArrowLeft } from 'lucide-react'
import { Link } from '@/ui/Link'

/** The way back to a list. */
export const BackLink = ({ to, children }: { to: string; children: string }) => (
  <Link to={to} className="inline-flex min-h-11 items-center gap-2 font-semibold text-primary hover:underline"><ArrowLeft className="size-4.5" aria-hidden />{children}</Link>
)
