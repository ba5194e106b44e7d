import { cn } from '@/lib/cn'

interface Props {
  /** What is under way, for example "Uploading ada.pdf". */
  label: string
  /** 0 to 1; leave it out when the length of the work is unknown. */
  value?: number
  className?: string
}

export function Progress({ label, value, className }: Props) {
  const percent = value === undefined ? undefined : Math.round(Math.min(1, Math.max(0, value)) * 100)
  return (
    <div role="progressbar" aria-label={label} aria-valuemin={0} aria-valuemax={100} aria-valuenow={percent} className={cn('h-2.5 w-full overflow-hidden rounded-full bg-line', className)}>
      <svg className="block size-full" preserveAspectRatio="none" viewBox="0 0 100 1" aria-hidden>
        {/* An attribute of the drawing, not a style: allowed in pre-rendered pages. */}
        <rect height="1" rx="0" width={percent ?? 40} className={cn('fill-primary transition-[width] duration-200 ease-out', percent === undefined && 'animate-slide')} />
      </svg>
    </div>
  )
}
