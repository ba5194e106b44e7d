import { ApiError, messageOf } from '@/api/errors'
import { paths } from '@/lib/paths'
import { ButtonLink } from '@/ui/Button'
import { Problem } from '../Problem'

const hasCode = (error: Error | null, code: string): error is ApiError => error instanceof ApiError && error.code === code

/** The profiles are not what they were when the list of their entries was made. */
export const isOutdated = (error: Error | null) => hasCode(error, 'preview_outdated')

/** The account keeps as many resumes as its plan allows. */
export const isPlanLimit = (error: Error | null) => hasCode(error, 'plan_limit')

/** Why no resume could be made, and what to do about it. */
export function AssembleProblem({ error }: { error: Error }) {
  if (isOutdated(error)) return <Problem>Your profiles have changed since this list was made. We’ve loaded it again: check it, then create the resume.</Problem>
  return <Problem action={isPlanLimit(error) && <ButtonLink to={paths.pricing()} size="sm" variant="outline">See plans</ButtonLink>}>{messageOf(error)}</Problem>
}
