import { cn } from '@/lib/cn'
import type { MergeValue } from '../wire'
import { factsOf } from './entry-facts'

/** What a version says; where versions differ it stands out. Spans only, as it also stands in labels. */
export const Facts = ({ value, differs = [] }: { value: MergeValue; differs?: string[] }) => (
  <span className="grid grid-cols-1 gap-1 text-sm">
    {factsOf(value).map(({ name, label, text }) => {
      const differing = differs.includes(name)
      return (
        <span key={name} className={cn('block break-words whitespace-pre-line', differing ? 'text-ink' : 'text-muted')}>
          {label && <span className={cn(differing && 'rounded-sm bg-warning-soft px-1 font-semibold text-warning')}>{label}{differing && <span className="sr-only"> (differs)</span>}: </span>}
          {text}
        </span>
      )
    })}
  </span>
)
