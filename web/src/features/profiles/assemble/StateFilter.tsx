import { cn } from '@/lib/cn'
import type { MergeState } from '../wire'

/** What the states are called, in the order in which they matter. */
export const STATE_NAMES: Record<MergeState, string> = { new: 'New', different: 'Different', same: 'Same', kept: 'Only in your resume' }

/** Shows the entries of one state, or all. */
export function StateFilter({ counts, state, onChange }: { counts: Record<MergeState, number>; state: MergeState | null; onChange: (state: MergeState | null) => void }) {
  const all = Object.values(counts).reduce((sum, count) => sum + count, 0)
  const choices = [{ value: null, label: 'All', count: all }, ...(Object.keys(STATE_NAMES) as MergeState[]).map((value) => ({ value, label: STATE_NAMES[value], count: counts[value] }))]
  return (
    <div role="group" aria-label="Show entries" className="flex flex-wrap gap-2">
      {choices.filter(({ value, count }) => value === null || count > 0).map(({ value, label, count }) => (
        <button key={label} type="button" aria-pressed={state === value} onClick={() => onChange(value)} className={cn('relative h-9 rounded-full border px-3.5 text-sm font-semibold transition-colors duration-150 after:absolute after:-inset-1', state === value ? 'border-ink bg-ink text-bg' : 'border-line bg-surface hover:border-ink')}>
          {label} <span className={cn('tabular-nums', state === value ? 'text-bg' : 'text-muted')}>{count}</span>
        </button>
      ))}
    </div>
  )
}
