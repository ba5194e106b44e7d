import { ArrowLeft } from 'lucide-react'
import { cn } from '@/lib/cn'
import { paths } from '@/lib/paths'
import { Link } from '@/ui/Link'

/** The way to the categories. */
export const BackLink = ({ className = 'text-muted hover:text-ink' }: { className?: string }) => (
  <Link to={paths.portfolio()} className={cn('-ml-1 inline-flex min-h-11 items-center gap-1.5 font-medium transition-colors', className)}><ArrowLeft className="size-4.5" aria-hidden />All categories</Link>
)
