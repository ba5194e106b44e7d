import { useEditing } from './editor-context'

/** How many fields below the paths are marked, for the head of what holds them; nothing where none is. */
export function ToCheck({ paths }: { paths: readonly string[] }) {
  const { marksIn } = useEditing()
  const count = paths.reduce((sum, path) => sum + marksIn(path), 0)
  if (count === 0) return null
  return (
    <span className="min-w-5 shrink-0 rounded-full bg-warning-soft px-1.5 text-center font-sans text-xs leading-5 font-semibold text-warning tabular-nums">
      {count}<span className="max-sm:sr-only"> to check</span>
    </span>
  )
}
