import { Clock } from 'lucide-react'
import { Badge } from '@/ui/Badge'
import { Facts } from '../Facts'
import type { GuideSummary } from './load'

const LEVELS: Record<string, { bars: number; tone: 'success' | 'warning' | 'primary' }> = {
  Beginner: { bars: 1, tone: 'success' },
  Intermediate: { bars: 2, tone: 'warning' },
  Advanced: { bars: 3, tone: 'primary' },
}

/** How hard a guide is. */
export function DifficultyBadge({ level }: { level: string }) {
  const { bars = 0, tone } = LEVELS[level] ?? {}
  return (
    <Badge tone={tone}>
      <svg viewBox="0 0 12 12" className="mr-0.5 size-3 fill-current" aria-hidden>
        {[1, 2, 3].map((bar) => <rect key={bar} x={bar * 4.5 - 4.5} y={12 - bar * 4} width="3" height={bar * 4} rx="1" opacity={bar > bars ? 0.3 : 1} />)}
      </svg>
      {level}
    </Badge>
  )
}

/** Author and working time. */
export const GuideFacts = ({ guide: { author, duration } }: { guide: GuideSummary }) => (
  <Facts><span>{author}</span><span className="inline-flex items-center gap-1.5"><Clock className="size-4" aria-hidden />{duration}</span></Facts>
)

/** What a guide treats. */
export const Topics = ({ topics }: { topics: readonly string[] }) => (
  <ul aria-label="Topics" className="flex flex-wrap gap-1.5">{topics.map((topic) => <li key={topic}><Badge>{topic}</Badge></li>)}</ul>
)
