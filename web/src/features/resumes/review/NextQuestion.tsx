import { ArrowRight, CircleCheck } from 'lucide-react'
import { useState } from 'react'
import { get, useFormContext, useFormState, useWatch, type FieldPath } from 'react-hook-form'
import { Button } from '@/ui/Button'
import type { ReviewForm } from './form-model'
import { openQuestions } from './open-questions'
import { useReview } from './review-context'

/** How many fields still want a look, and the way to the next of them. */
export function NextQuestion({ onGo }: { onGo: () => void }) {
  const review = useReview()
  const { control, setFocus } = useFormContext<ReviewForm>()
  const form = useWatch({ control }) as ReviewForm
  const { touchedFields } = useFormState({ control })
  const questions = openQuestions(form, (path) => get(touchedFields, path) === true, review)
  const missing = questions.filter(({ mark }) => mark === 'missing').length
  const [visited, setVisited] = useState<readonly string[]>([])
  const next = questions.find(({ path }) => !visited.includes(path)) ?? questions[0]

  if (!next) {
    return (
      <p className="flex items-center gap-2 text-sm text-muted max-sm:w-full">
        <CircleCheck className="size-4.5 text-success" aria-hidden />
        All fields checked
      </p>
    )
  }
  const go = () => {
    onGo()
    setVisited(visited.includes(next.path) ? [next.path] : [...visited, next.path])
    // On a small screen the form has to be shown before it can take the focus.
    requestAnimationFrame(() => setFocus(next.path as FieldPath<ReviewForm>))
  }
  return (
    <div className="flex items-center gap-3 text-sm max-sm:w-full max-sm:justify-between">
      <p className="text-muted tabular-nums">
        <strong className="text-ink">{questions.length}</strong> {questions.length === 1 ? 'field' : 'fields'} to check{missing > 0 && `, ${missing} missing`}
      </p>
      <Button size="sm" variant="light" onClick={go}>
        Next
        <span className="sr-only"> field to check</span>
        <ArrowRight className="size-4" aria-hidden />
      </Button>
    </div>
  )
}
