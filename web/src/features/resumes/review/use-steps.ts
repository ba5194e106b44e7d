import { useState } from 'react'
import type { ReviewForm } from './form-model'
import { isChangedSince, stepBetween, takenBack, type Step, type StepText } from './steps'

/** The changes of whole lists, as the review hands them on. */
export interface Steps {
  /** The one that can be taken back now; the one before it comes next. */
  last: Step | null
  take: (next: ReviewForm, text: StepText) => void
  takeBack: () => void
  /** Whether taking the last one back would undo what was typed since. */
  isChanged: () => boolean
}

/** Takes steps and takes them back, the last one first. */
export function useSteps(now: () => ReviewForm, replace: (next: ReviewForm) => void): Steps {
  const [steps, setSteps] = useState<readonly Step[]>([])
  const last = steps.at(-1) ?? null
  return {
    last,
    take: (next, text) => {
      const step = stepBetween(now(), next, text)
      setSteps((before) => [...before, step])
      replace(next)
    },
    takeBack: () => {
      if (!last) return
      setSteps((before) => before.slice(0, -1))
      replace(takenBack(last, now()))
      last.onUndo?.()
    },
    isChanged: () => last !== null && isChangedSince(last, now()),
  }
}
