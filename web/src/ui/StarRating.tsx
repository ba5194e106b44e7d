import { cn } from '@/lib/cn'

const STAR = 'M10 1.6l2.6 5.3 5.8.8-4.2 4.1 1 5.8L10 14.9l-5.2 2.7 1-5.8L1.6 7.7l5.8-.8z'
const LEFT_HALF = 'M10 1.6V14.9l-5.2 2.7 1-5.8L1.6 7.7l5.8-.8z'
const STARS = [1, 2, 3, 4, 5]

/** A rating out of 5, to the nearest half star. */
export function StarRating({ value, className }: { value: number; className?: string }) {
  const rounded = Math.round(Math.min(5, Math.max(0, value)) * 2) / 2
  return (
    <div className={cn('flex gap-0.5', className)} role="img" aria-label={`Rated ${value} out of 5`}>
      {STARS.map((star) => (
        <svg key={star} viewBox="0 0 20 20" className="size-4.5" aria-hidden>
          <path d={STAR} className={star <= rounded ? 'fill-warning-graphic' : 'fill-line'} />
          {star - 0.5 === rounded && <path d={LEFT_HALF} className="fill-warning-graphic" />}
        </svg>
      ))}
    </div>
  )
}
