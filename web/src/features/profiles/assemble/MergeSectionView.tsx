import { cn } from '@/lib/cn'
import { Button } from '@/ui/Button'
import { SECTION_NAMES, SOURCE_NAMES } from '../model'
import type { MergeEntry, MergeSection, MergeState } from '../wire'
import { MergeEntryItem, StateMark } from './MergeEntryItem'
import { isSelected, type Decisions } from './selection'

interface Props {
  section: MergeSection
  entries: MergeEntry[]
  /** Only entries of this state are shown. */
  state: MergeState | null
  decisions: Decisions
  onDecide: (ids: string[], change: Decisions['entries'][string]) => void
}

/** One section of the new resume with everything that could stand in it. */
export function MergeSectionView({ section, entries, state, decisions, onDecide }: Props) {
  const shown = entries.filter((entry) => state === null || entry.state === state)
  if (shown.length === 0) return null
  const selected = shown.filter((entry) => isSelected(entry, decisions)).length
  const all = selected === shown.length
  const name = SECTION_NAMES[section]
  // A skill is a word: many of them read better in rows. Two ways to write one are a choice.
  const [words, items] = section === 'skills' ? [shown.filter((entry) => entry.state !== 'different'), shown.filter((entry) => entry.state === 'different')] : [[], shown]
  return (
    <section aria-labelledby={`merge-${section}`} className="grid grid-cols-1 gap-3">
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
        <h3 id={`merge-${section}`} className="font-display text-lg font-bold">{name}</h3>
        <div className="flex items-center gap-3">
          <p className="text-sm text-muted tabular-nums">{selected} of {shown.length} selected</p>
          <Button size="sm" variant="ghost" onClick={() => onDecide(shown.map(({ id }) => id), { selected: !all })}>{all ? 'Select none' : 'Select all'}<span className="sr-only"> in {name}</span></Button>
        </div>
      </div>
      {words.length > 0 && (
        <ul aria-label={name} className="flex flex-wrap gap-2">
          {words.map((entry) => <WordItem key={entry.id} entry={entry} selected={isSelected(entry, decisions)} onToggle={(selected) => onDecide([entry.id], { selected })} />)}
        </ul>
      )}
      {items.length > 0 && (
        <ul aria-label={words.length > 0 ? `${name} written differently` : name} className="divide-y rounded-lg border">
          {items.map((entry) => <MergeEntryItem key={entry.id} entry={entry} decisions={decisions} onDecide={(change) => onDecide([entry.id], change)} />)}
        </ul>
      )}
    </section>
  )
}

function WordItem({ entry, selected, onToggle }: { entry: MergeEntry; selected: boolean; onToggle: (selected: boolean) => void }) {
  const isNew = entry.state === 'new'
  return (
    <li>
      <label className={cn('flex h-11 cursor-pointer items-center gap-2.5 rounded-full border pr-4 pl-3 text-sm has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-primary/65', selected ? 'border-primary bg-primary-soft font-semibold' : 'bg-surface text-muted')}>
        <input type="checkbox" checked={selected} onChange={({ target }) => onToggle(target.checked)} aria-label={isNew ? `${entry.title}, new from ${entry.variants.map(({ source }) => SOURCE_NAMES[source]).join(' and ')}` : entry.title} className="size-4.5 accent-primary" />
        {entry.title}
        {isNew && <StateMark entry={entry} short />}
      </label>
    </li>
  )
}
