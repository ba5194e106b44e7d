import type { Help } from './model'

/** What the rules of the score find. */
export function Findings({ findings }: { findings: Help['findings'] }) {
  return (
    <section aria-label="What our rules find" className="grid grid-cols-1 gap-2">
      <h3 className="text-base">What our rules find</h3>
      <ul className="grid gap-2">
        {findings.map(({ line, message, fix }, index) => (
          <li key={index} className="rounded-lg bg-bg px-4 py-3 text-sm">
            {line !== null && <span className="mr-2 font-semibold text-muted">Line {line + 1}</span>}
            <span className="font-semibold">{message}</span> {fix}
          </li>
        ))}
      </ul>
    </section>
  )
}
