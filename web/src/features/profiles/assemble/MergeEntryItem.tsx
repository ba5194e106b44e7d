import { Archive, GitFork, Pin } from 'lucide-react'
import { useId } from 'react'
import { cn } from '@/lib/cn'
import { Badge } from '@/ui/Badge'
import { Stars } from '../github/RepositoryParts'
import { SOURCE_NAMES } from '../model'
import type { MergeEntry, MergeState } from '../wire'
import { Facts } from './Facts'
import { isSelected, sourceOf, type Decisions } from './selection'
import { VersionChoice } from './VersionChoice'

const TONES = { new: 'success', different: 'warning', same: 'neutral', kept: 'neutral' } as const satisfies Record<MergeState, string>

function stateText({ state, variants }: MergeEntry): string {
  const others = variants.filter(({ source }) => source !== 'resume').map(({ source }) => SOURCE_NAMES[source]).join(' and ')
  return { new: `New from ${others}`, different: `Different in ${others}`, same: `Same in ${others}`, kept: 'Only in your resume' }[state]
}

/** How an entry relates to the resume. */
export const StateMark = ({ entry, short }: { entry: MergeEntry; short?: boolean }) => <Badge tone={TONES[entry.state]}>{short ? 'New' : stateText(entry)}</Badge>

interface Props {
  entry: MergeEntry
  decisions: Decisions
  onDecide: (change: Decisions['entries'][string]) => void
}

/** One entry: whether it goes in, and where versions differ, in whose words. */
export function MergeEntryItem({ entry, decisions, onDecide }: Props) {
  const { title, subtitle, period, state, variants, differs, repository } = entry
  const id = useId()
  const selected = isSelected(entry, decisions)
  const choice = variants.length > 1 && state !== 'same'
  const about = [subtitle, period].filter(Boolean).join(' · ')
  return (
    <li className={cn('grid px-4 py-3.5', choice && 'gap-3', !selected && 'bg-bg')}>
      <div className="flex gap-3">
        {/* The box is 20 px, its label 44 px. */}
        <label htmlFor={id} className="-m-3 grid size-11 shrink-0 cursor-pointer place-items-center">
          <input id={id} type="checkbox" checked={selected} onChange={({ target }) => onDecide({ selected: target.checked })} aria-label={title} aria-describedby={`${id}-about`} className="size-5 accent-primary" />
        </label>
        <div className="min-w-0 flex-1 pl-2">
          <p className="flex flex-wrap items-center justify-between gap-x-3 gap-y-1">
            <label htmlFor={id} className={cn('min-w-0 cursor-pointer font-semibold break-words', !selected && 'text-muted')}>{title}</label>
            <StateMark entry={entry} />
          </p>
          <p id={`${id}-about`} className="flex flex-wrap items-center gap-x-3 gap-y-1 text-sm break-words text-muted">{about}{repository && <RepositoryMarks repository={repository} />}</p>
        </div>
      </div>
      <div className="sm:pl-10">
        {choice ? (
          <VersionChoice legend={`Which version of ${title}?`} legendHidden versions={variants} chosen={sourceOf(entry, decisions)} differs={differs} disabled={!selected} onChoose={(source) => onDecide({ source })} />
        ) : (
          <Details entry={entry} />
        )}
      </div>
    </li>
  )
}

/** What there is nothing to decide about is folded away. */
function Details({ entry: { title, variants } }: { entry: MergeEntry }) {
  const first = variants[0]
  if (!first || typeof first.value === 'string') return null
  return (
    <details>
      <summary className="inline-flex min-h-9 items-center text-sm font-medium text-primary">Details<span className="sr-only"> of {title}</span></summary>
      <div className="rounded-lg bg-sunken px-4 py-3"><Facts value={first.value} /></div>
    </details>
  )
}

function RepositoryMarks({ repository: { stars, pinned, fork, archived } }: { repository: NonNullable<MergeEntry['repository']> }) {
  return (
    <>
      <Stars count={stars} />
      {pinned && <span className="inline-flex items-center gap-1"><Pin className="size-3.5" aria-hidden />Pinned</span>}
      {fork && <span className="inline-flex items-center gap-1"><GitFork className="size-3.5" aria-hidden />Fork</span>}
      {archived && <span className="inline-flex items-center gap-1"><Archive className="size-3.5" aria-hidden />Archived</span>}
    </>
  )
}
