import { Star } from 'lucide-react'
import type { Template } from '../model'
import { countOf } from './catalogue'

/** What all users together think of a design. */
export function RatingLine({ rating: { average, count } }: Pick<Template, 'rating'>) {
  if (average === null) return <p>No ratings yet</p>
  const rounded = average.toFixed(1)
  return (
    <p className="flex items-center gap-1.5 tabular-nums">
      <Star className="size-4.5 shrink-0 fill-warning-graphic text-warning-graphic" aria-hidden />
      <span aria-hidden>{rounded} ({count})</span>
      <span className="sr-only">Rated {rounded} out of 5, {countOf(count, 'rating')}</span>
    </p>
  )
}
