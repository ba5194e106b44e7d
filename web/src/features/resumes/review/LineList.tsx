interface Props {
  lines: readonly string[]
  chosen: ReadonlySet<number>
  onChange: (chosen: ReadonlySet<number>) => void
}

/** The lines of the document to choose from: for those who cannot select them with a pointer. */
export function LineList({ lines, chosen, onChange }: Props) {
  const toggle = (index: number) => {
    const next = new Set(chosen)
    if (!next.delete(index)) next.add(index)
    onChange(next)
  }
  if (lines.length === 0) return <p className="text-sm text-muted">We found no lines in this document.</p>
  return (
    <ul aria-label="Lines of the document" className="grid grid-cols-1 gap-0.5 rounded-sm border bg-surface p-2 text-sm">
      {lines.map((line, index) => (
        <li key={index} className="min-w-0">
          <label className="flex min-h-9 items-start gap-3 rounded-md px-2 py-1.5 hover:bg-ink/4 has-checked:bg-primary-soft">
            <input type="checkbox" checked={chosen.has(index)} onChange={() => toggle(index)} className="mt-0.5 size-4 shrink-0 accent-primary" />
            <span className="min-w-0 break-words">{line}</span>
          </label>
        </li>
      ))}
    </ul>
  )
}
