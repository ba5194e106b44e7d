import { cn } from '@/lib/cn'
import { scoreBand } from '@/lib/score-band'

const RADIUS = 34
const LENGTH = 2 * Math.PI * RADIUS

const STROKES = { success: 'stroke-success-graphic', warning: 'stroke-warning-graphic', error: 'stroke-error-graphic' }

/** A score out of 100 as a ring; `null` when there is none yet. */
export function ScoreRing({ value, size = 84, label = 'ATS score' }: { value: number | null; size?: number; label?: string }) {
  const name = value === null ? `No ${label} yet` : `${label} ${value} of 100`
  return (
    <svg viewBox="0 0 80 80" width={size} height={size} role="img" aria-label={name} className="shrink-0">
      <circle cx="40" cy="40" r={RADIUS} fill="none" strokeWidth="7" className="stroke-line" />
      {value !== null && value > 0 && (
        <circle cx="40" cy="40" r={RADIUS} fill="none" strokeWidth="7" strokeLinecap="round" strokeDasharray={`${(LENGTH * Math.min(value, 100)) / 100} ${LENGTH}`} transform="rotate(-90 40 40)" className={cn(STROKES[scoreBand(value).tone])} />
      )}
      <text x="40" y="41" textAnchor="middle" dominantBaseline="central" className="fill-ink font-display text-[22px] font-bold tabular-nums">{value ?? '–'}</text>
    </svg>
  )
}
