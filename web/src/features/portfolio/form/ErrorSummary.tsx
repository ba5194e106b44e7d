import { CircleAlert } from 'lucide-react'
import { useEffect, useRef } from 'react'
import type { Problem } from './check'

interface Props {
  problems: readonly Problem[]
  /** Counts the tries: the summary takes the focus on each. */
  tries: number
  /** What a field is called. */
  nameOf: (field: string) => string
  onChoose: (field: string) => void
}

/** All that is wrong, each with the way to its field. */
export function ErrorSummary({ problems, tries, nameOf, onChoose }: Props) {
  const root = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (tries > 0) root.current?.focus()
  }, [tries])
  // A rule about several fields is said once.
  const listed = problems.filter(({ isRule, message }, at) => !isRule || problems.findIndex((other) => other.message === message) === at)
  if (listed.length === 0) return null
  const textOf = ({ field, message, isRule }: Problem) => (isRule || message.startsWith(nameOf(field)) ? message : `${nameOf(field)}: ${message}`)
  return (
    <div ref={root} tabIndex={-1} role="group" aria-labelledby="form-problems" className="flex gap-3 rounded-lg bg-error-soft px-4 py-3.5">
      <CircleAlert className="mt-0.5 size-5 shrink-0 text-error" aria-hidden />
      <div className="min-w-0">
        <h3 id="form-problems" className="font-sans font-semibold">{listed.length === 1 ? 'One thing to fix' : `${listed.length} things to fix`}</h3>
        <ul className="mt-1 grid list-disc gap-1 pl-5 text-sm">
          {listed.map((problem) => (
            <li key={problem.field + problem.message}>
              <button type="button" onClick={() => onChoose(problem.field)} className="block min-h-6 py-0.5 text-left font-medium underline underline-offset-4">{textOf(problem)}</button>
            </li>
          ))}
        </ul>
      </div>
    </div>
  )
}
