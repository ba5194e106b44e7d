import { useState } from 'react'
import { ApiError, type FieldProblem } from '@/api/errors'
import { fieldsOf, type Flow } from '../flows'
import { problemsOf, type Problem } from './check'
import type { Draft } from './draft'

/** What a field, or another place of a form, is called. */
export const nameOf = (flow: Flow) => (field: string) =>
  field === 'userPhoto' ? 'Your photo' : field === 'images' ? flow.images.label : field === 'timeline' ? 'Timeline' : (fieldsOf(flow).find(({ name }) => name === field)?.label ?? 'Portfolio')

/** The problems of a form: none before the first try, then as they are, with those that the server found. */
export function useFormProblems(flow: Flow, template: string, draft: Draft | undefined) {
  const [tries, setTries] = useState(0)
  const [refused, setRefused] = useState<FieldProblem[]>([])
  const found = tries > 0 && draft ? problemsOf(flow, template, draft) : []
  const problems: Problem[] = [...found, ...refused.filter(({ path }) => !found.some(({ field }) => field === path)).map(({ path, message }) => ({ field: path, message }))]
  return {
    tries,
    problems,
    errors: new Map(problems.toReversed().map(({ field, message }) => [field, message])),
    /** Looks at everything; answers what is wrong. */
    check: (): Problem[] => {
      setTries((before) => before + 1)
      setRefused([])
      return draft ? problemsOf(flow, template, draft) : []
    },
    /** Takes over what the server found. */
    refuse: (error: unknown) => {
      if (!(error instanceof ApiError) || error.fields.length === 0) return
      setTries((before) => before + 1)
      setRefused(error.fields)
    },
    /** A field was changed: what the server said about it no longer holds. */
    changed: (field: string) => setRefused((now) => (now.some(({ path }) => path === field) ? now.filter(({ path }) => path !== field) : now)),
  }
}
