import { Children, type ReactNode } from 'react'
import { cn } from '@/lib/cn'

/** Short facts in a row with dots between them; where the row wraps, no dot is left over: those at the start of a line are cut off. */
export function Facts({ children, className }: { children: ReactNode; className?: string }) {
  return (
    <div className={cn('overflow-hidden text-sm text-muted', className)}>
      <ul className="-ml-4 flex flex-wrap">
        {Children.toArray(children).map((fact, at) => (
          <li key={at} className="relative pl-4 before:absolute before:left-0 before:w-4 before:text-center before:content-['·']">{fact}</li>
        ))}
      </ul>
    </div>
  )
}
