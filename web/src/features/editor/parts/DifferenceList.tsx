import type { Difference } from '../state/diff'

interface Props {
  differences: Difference[]
  /** What the two versions are called. */
  before: string
  after: string
}

/** What differs between two versions, field by field. */
export function DifferenceList({ differences, before, after }: Props) {
  if (differences.length === 0) return <p className="text-muted">There are no differences.</p>
  return (
    <ul aria-label="Differences" className="grid gap-3">
      {differences.map(({ label, before: old, after: now }, index) => (
        <li key={index} className="rounded-lg border p-3">
          <p className="text-sm font-semibold">{label}</p>
          <dl className="mt-1.5 grid gap-2 text-sm sm:grid-cols-2">
            <Side name={before} text={old} tone="bg-error-soft" />
            <Side name={after} text={now} tone="bg-success-soft" />
          </dl>
        </li>
      ))}
    </ul>
  )
}

function Side({ name, text, tone }: { name: string; text: string; tone: string }) {
  return (
    <div className="min-w-0">
      <dt className="text-xs text-muted">{name}</dt>
      <dd className={`mt-0.5 rounded-sm px-2 py-1 break-words whitespace-pre-wrap ${text ? tone : 'text-muted'}`}>{text || 'Empty'}</dd>
    </div>
  )
}
