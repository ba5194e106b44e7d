import { Star } from 'lucide-react'
import { useId, useState } from 'react'
import { cn } from '@/lib/cn'

const STARS = [1, 2, 3, 4, 5]

interface Props {
  label: string
  /** 1 to 5; null while none is chosen. */
  value: number | null
  onChange: (stars: number) => void
  disabled?: boolean
}

/** Chooses 1 to 5 stars: a radio group, so arrows move and one is chosen. The stars up to the pointer light up. */
export function StarPicker({ label, value, onChange, disabled }: Props) {
  const name = useId()
  const [pointed, setPointed] = useState<number | null>(null)
  const lit = (disabled ? null : pointed) ?? value ?? 0
  return (
    <fieldset disabled={disabled} className={cn(disabled && 'opacity-60')}>
      <legend className="text-sm font-semibold">{label}</legend>
      <div className="-ml-2.5 flex" onPointerLeave={() => setPointed(null)}>
        {STARS.map((star) => (
          <label key={star} onPointerEnter={({ pointerType }) => pointerType === 'mouse' && setPointed(star)} className="relative grid size-11 cursor-pointer place-items-center rounded-md has-focus-visible:outline-3 has-focus-visible:-outline-offset-3 has-focus-visible:outline-primary/65">
            <input type="radio" name={name} value={star} checked={star === value} onChange={() => onChange(star)} className="absolute inset-0 size-full cursor-pointer opacity-0" />
            <span className="sr-only">{star === 1 ? '1 star' : `${star} stars`}</span>
            <Star strokeWidth={1.5} aria-hidden className={cn('size-7', star <= lit ? 'fill-warning-graphic text-warning-graphic' : 'text-line-strong')} />
          </label>
        ))}
      </div>
    </fieldset>
  )
}
