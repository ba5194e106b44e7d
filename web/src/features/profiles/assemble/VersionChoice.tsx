import { useId } from 'react'
import { cn } from '@/lib/cn'
import { SOURCE_NAMES } from '../model'
import type { MergeValue, Source } from '../wire'
import { Facts } from './Facts'

interface Props {
  legend: string
  legendHidden?: boolean
  versions: { source: Source; value: MergeValue }[]
  chosen: Source
  /** The fields in which the versions differ. */
  differs: string[]
  disabled?: boolean
  onChoose: (source: Source) => void
}

/** The versions of one thing side by side; one of them goes into the resume. */
export function VersionChoice({ legend, legendHidden, versions, chosen, differs, disabled, onChoose }: Props) {
  const group = useId()
  return (
    <fieldset disabled={disabled} className={cn(disabled && 'opacity-60')}>
      <legend className={legendHidden ? 'sr-only' : 'mb-2 text-sm font-semibold'}>{legend}</legend>
      <div className={cn('grid gap-2', versions.length > 2 ? 'lg:grid-cols-3' : 'md:grid-cols-2')}>
        {versions.map(({ source, value }) => (
          <label key={source} className={cn('flex items-start gap-3 rounded-lg border bg-bg px-4 py-3 has-checked:border-primary has-checked:bg-primary-soft has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-primary/65', disabled ? 'cursor-not-allowed' : 'cursor-pointer')}>
            <input type="radio" name={group} value={source} checked={source === chosen} onChange={() => onChoose(source)} aria-label={SOURCE_NAMES[source]} aria-describedby={`${group}-${source}`} className="mt-0.5 size-5 shrink-0 accent-primary" />
            <span className="min-w-0 flex-1">
              <span className="block text-sm font-semibold text-ink">{SOURCE_NAMES[source]}</span>
              <span id={`${group}-${source}`} className="mt-1 block"><Facts value={value} differs={differs} /></span>
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  )
}
