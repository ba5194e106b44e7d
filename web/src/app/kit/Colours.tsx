import { cn } from '@/lib/cn'

const SWATCHES = [
  'bg-primary', 'bg-secondary', 'bg-accent', 'bg-success', 'bg-warning', 'bg-error', 'bg-primary-soft', 'bg-success-soft', 'bg-warning-soft',
  'bg-error-soft', 'bg-success-graphic', 'bg-warning-graphic', 'bg-error-graphic', 'bg-bg', 'bg-surface', 'bg-sunken', 'bg-line', 'bg-ink', 'bg-muted',
]

export const Colours = () => (
  <div className="grid grid-cols-3 gap-3 sm:grid-cols-5 lg:grid-cols-8">
    {SWATCHES.map((swatch) => (
      <div key={swatch}>
        <div className={cn('h-14 rounded-md border', swatch)} />
        <p className="mt-1 text-xs text-muted">{swatch.slice('bg-'.length)}</p>
      </div>
    ))}
  </div>
)
