import { CircleCheck, Lightbulb, OctagonAlert } from 'lucide-react'
import type { ReactNode } from 'react'
import { fullDate } from '@/lib/relative-time'
import { scoreBand } from '@/lib/score-band'
import { Badge } from '@/ui/Badge'
import { ScoreRing } from '@/ui/ScoreRing'
import type { Finding, ScoreCard } from '../model'
import { FindingItem } from './FindingItem'
import { notApplicable, passed, toImprove } from './findings'
import { GroupBars } from './GroupBars'
import { checksInWords, points, readerInWords } from './wording'

/** The whole card: the score, what it is made of, and what would raise it, the costliest first. */
export function ScoreCardView({ card, onEdit }: { card: ScoreCard; onEdit: (field: string) => void }) {
  const improve = toImprove(card)
  return (
    <div className="grid gap-8">
      <Summary card={card} />
      {card.caps.length > 0 && <Caps caps={card.caps} />}
      <GroupBars groups={card.groups} />
      <Part title="What to improve" hint={improve.length > 0 ? 'Biggest gains first.' : undefined}>
        {improve.length === 0 && <p className="flex items-center gap-2 text-muted"><CircleCheck className="size-5 text-success" aria-hidden />Your resume passes every check that applies.</p>}
        <ul className="grid gap-3">{improve.map((loss) => <FindingItem key={loss.finding.rule} loss={loss} onEdit={onEdit} />)}</ul>
      </Part>
      {card.advice.length > 0 && (
        <Part title="Optional" hint="Experts disagree on these, so they don’t affect your score.">
          <ul className="grid gap-3">{card.advice.map(({ id, message }) => <AdviceItem key={id} message={message} />)}</ul>
        </Part>
      )}
      <Checklist title="Passed checks" findings={passed(card)} />
      <Checklist title="Checks that don’t apply" findings={notApplicable(card)} />
      <p className="text-sm text-muted">Score card version {card.card}{card.reader && `, read by ${readerInWords(card.reader)}`}. The same file and details always get the same score.</p>
    </div>
  )
}

function Summary({ card }: { card: ScoreCard }) {
  const band = scoreBand(card.score)
  return (
    <div className="flex flex-wrap items-center gap-x-7 gap-y-4">
      <ScoreRing value={card.score} size={124} />
      <div className="min-w-56 flex-1">
        <Badge tone={band.tone}>{band.label}</Badge>
        <p className="mt-2 text-lead">How easily software can read {card.design === null ? 'this file' : 'this resume as a PDF in its design'}, and how clearly it shows what you did.</p>
        <p className="mt-1 text-sm text-muted">
          As of {fullDate(card.asOf)}. {checksInWords(card)}
        </p>
        {card.flags.filter(({ on }) => on).map(({ id, reason }) => <p key={id} className="mt-1 text-sm text-muted">{reason}</p>)}
      </div>
    </div>
  )
}

function Caps({ caps }: { caps: ScoreCard['caps'] }) {
  return (
    <ul className="grid gap-2">
      {caps.map(({ rule, limit, reason }) => (
        <li key={rule} className="flex items-start gap-3 rounded-lg bg-error-soft px-4 py-3">
          <OctagonAlert className="mt-0.5 size-5 shrink-0 text-error" aria-hidden />
          <p><strong className="font-semibold">Capped at {points(limit)} until this is fixed.</strong> {reason}</p>
        </li>
      ))}
    </ul>
  )
}

function Part({ title, hint, children }: { title: string; hint?: string; children: ReactNode }) {
  return (
    <section className="grid gap-4">
      <div>
        <h3 className="text-head">{title}</h3>
        {hint && <p className="text-sm text-muted">{hint}</p>}
      </div>
      {children}
    </section>
  )
}

function AdviceItem({ message }: { message: string }) {
  return (
    <li className="flex items-start gap-3">
      <Lightbulb className="mt-0.5 size-5 shrink-0 text-primary" aria-hidden />
      <p>{message}</p>
    </li>
  )
}

function Checklist({ title, findings }: { title: string; findings: Finding[] }) {
  if (findings.length === 0) return null
  return (
    <details className="rounded-lg border px-5">
      <summary className="py-3.5 font-semibold">{title} <span className="font-normal text-muted tabular-nums">({findings.length})</span></summary>
      <ul className="grid gap-2 pb-4 text-sm">
        {findings.map(({ rule, title: name, earned, max, status }) => (
          <li key={rule} className="flex justify-between gap-4">
            <span>{name}</span>
            {status === 'pass' && <span className="shrink-0 text-muted tabular-nums">{points(earned)} of {points(max)}</span>}
          </li>
        ))}
      </ul>
    </details>
  )
}
