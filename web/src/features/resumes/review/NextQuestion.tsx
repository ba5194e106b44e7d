import { ArrowRight, CircleCheck } from 'lucide-react'
import { useState } from 'react'
import { Button } from '@/ui/Button'
import { useOpenWork, useReview } from './review-context'

const fields = (count: number) => `${count === 1 ? 'field' : 'fields'} to check`
const lines = (count: number) => `${count === 1 ? 'line' : 'lines'} not placed yet`

/** How much still wants a look, and the way to the next of it. */
export function NextQuestion() {
  const { goTo } = useReview()
  const { questions, lines: open } = useOpenWork()
  const [visited, setVisited] = useState<readonly string[]>([])
  const paths = [...questions.map(({ path }) => path), ...(open.length > 0 ? ['unplaced'] : [])]
  const next = paths.find((path) => !visited.includes(path)) ?? paths[0]

  if (next === undefined) {
    return (
      <p className="flex items-center gap-2 text-sm text-muted max-sm:w-full">
        <CircleCheck className="size-4.5 text-success" aria-hidden />
        All fields checked
      </p>
    )
  }
  const missing = questions.filter(({ kind }) => kind === 'missing').length
  const go = () => {
    setVisited(visited.includes(next) ? [next] : [...visited, next])
    goTo(next)
  }
  return (
    <div className="flex items-center gap-3 text-sm max-sm:w-full max-sm:justify-between">
      <p className="text-muted tabular-nums">
        {questions.length > 0 && <><strong className="text-ink">{questions.length}</strong> {fields(questions.length)}{missing > 0 && `, ${missing} missing`}</>}
        {questions.length > 0 && open.length > 0 && ' · '}
        {open.length > 0 && <><strong className="text-ink">{open.length}</strong> {lines(open.length)}</>}
      </p>
      <Button size="sm" variant="light" onClick={go}>
        Next
        <span className="sr-only"> field to check</span>
        <ArrowRight className="size-4" aria-hidden />
      </Button>
    </div>
  )
}
