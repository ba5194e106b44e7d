import { formPath } from '@/features/resumes/review/form-model'
import type { Judged } from '../api/calls'
import type { Content } from '../model'
import { pathInForm } from './content'
import { getAt } from './paths'

/** Why the value of a field cannot be right, by the field's path; a value that was changed since it was looked at is not marked. */
export function marksOf({ resume }: Content, judged: Judged | undefined): ReadonlyMap<string, string> {
  const current = (judged?.marks ?? []).flatMap(({ path, reason }) => {
    const here = pathInForm(resume, path)
    return getAt(resume, here) === getAt(judged?.resume, formPath(path)) ? [[here, reason] as const] : []
  })
  return new Map(current)
}
