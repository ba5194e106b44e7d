import { useMemo, type ReactNode } from 'react'
import { useFormContext, useWatch } from 'react-hook-form'
import type { ParseDetails } from '../model'
import type { Decisions } from './draft'
import type { ReviewForm } from './form-model'
import { openQuestions, type Read } from './open-questions'
import { OpenWorkProvider } from './review-context'
import { openLines } from './unplaced'

interface Props {
  read: Read
  unplaced: ParseDetails['unplaced']
  decisions: Decisions
  children: ReactNode
}

/** Works out what is left to do, once for all that shows it. Only what asks for it is drawn anew with each key that is pressed. */
export function OpenWorkArea({ read, unplaced, decisions, children }: Props) {
  const { control } = useFormContext<ReviewForm>()
  const form = useWatch({ control }) as ReviewForm
  const work = useMemo(() => ({ form, questions: openQuestions(form, read), lines: openLines(unplaced, form, decisions) }), [form, read, unplaced, decisions])
  return <OpenWorkProvider value={work}>{children}</OpenWorkProvider>
}
