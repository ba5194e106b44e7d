import { Pencil, Wrench } from 'lucide-react'
import { Badge } from '@/ui/Badge'
import { Button } from '@/ui/Button'
import type { Finding } from '../model'
import { fieldOf, type Loss } from './findings'
import { placeInWords, points } from './wording'

const SEVERITY = { critical: 'Critical', major: 'Major' }

/** One thing to improve: what was found and where, what it costs, what to do about it, and the way to its field. */
export function FindingItem({ loss: { finding, cost }, onEdit }: { loss: Loss; onEdit: (field: string) => void }) {
  const field = fieldOf(finding)
  return (
    <li className="rounded-lg border p-4 sm:p-5">
      <div className="flex flex-wrap items-start justify-between gap-x-4 gap-y-1">
        <h4 className="flex flex-wrap items-center gap-2 font-sans font-semibold">
          {finding.title}
          {finding.severity && <Badge tone="error">{SEVERITY[finding.severity]}</Badge>}
        </h4>
        <Cost cost={cost} max={finding.max} />
      </div>
      <p className="mt-1.5">{finding.message}</p>
      <Evidence finding={finding} />
      {finding.fix && (
        <p className="mt-3 flex items-start gap-2.5 text-[0.9375rem]">
          <Wrench className="mt-1 size-4 shrink-0 text-primary" aria-hidden />
          <span><span className="sr-only">How to fix it: </span>{finding.fix}</span>
        </p>
      )}
      {field !== null && (
        <Button size="sm" variant="light" aria-label={`Edit details: ${finding.title}`} onClick={() => onEdit(field)} className="mt-3">
          <Pencil className="size-4" aria-hidden />
          Edit details
        </Button>
      )}
    </li>
  )
}

/** A pure deduction has no points to earn. */
function Cost({ cost, max }: { cost: number; max: number }) {
  if (cost === 0) return null
  return (
    <p className="shrink-0 text-sm font-semibold text-error tabular-nums">
      −{points(cost)}{max > 0 && <span className="font-normal text-muted"> of {points(max)}</span>}
      <span className="sr-only"> points</span>
    </p>
  )
}

function Evidence({ finding: { evidence } }: { finding: Finding }) {
  if (evidence.length === 0) return null
  return (
    <ul aria-label="Where we found it" className="mt-2.5 flex flex-wrap gap-x-5 gap-y-1.5">
      {evidence.map((quote, index) => (
        <li key={index} className="text-[0.9375rem]">
          {quote.text && <q className="marker break-words">{quote.text}</q>} <span className="text-sm text-muted">{placeInWords(quote)}</span>
        </li>
      ))}
    </ul>
  )
}
