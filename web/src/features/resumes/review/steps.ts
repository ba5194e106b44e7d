import type { ReviewForm } from './form-model'

/** A change of whole lists that can be taken back as one. */
export interface Step {
  /** What "Undo" takes back: "the move to Projects". */
  name: string
  /** What was done, as a sentence; null where it is plain to see. */
  said: string | null
  /** A field that shows what was done, where it is elsewhere. */
  path: string | null
  /** The parts of the page that offer to take it back, by their names in the rail. */
  places: readonly string[]
  before: Partial<ReviewForm>
  after: Partial<ReviewForm>
  /** Takes back what else was decided with it. */
  onUndo?: () => void
}

/** What is said of a step when it is taken. */
export type StepText = Pick<Step, 'name' | 'places' | 'onUndo'> & Partial<Pick<Step, 'said' | 'path'>>

const pick = (form: ReviewForm, keys: readonly (keyof ReviewForm)[]): Partial<ReviewForm> => structuredClone(Object.fromEntries(keys.map((key) => [key, form[key]])))

/** The step from one form to the next: it holds the lists that differ, no others. */
export function stepBetween(now: ReviewForm, next: ReviewForm, { said = null, path = null, ...text }: StepText): Step {
  const keys = (Object.keys(next) as (keyof ReviewForm)[]).filter((key) => next[key] !== now[key])
  return { ...text, said, path, before: pick(now, keys), after: pick(next, keys) }
}

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null

function isSame(one: unknown, other: unknown): boolean {
  if (!isRecord(one) || !isRecord(other)) return one === other
  return [...new Set([...Object.keys(one), ...Object.keys(other)])].every((key) => isSame(one[key], other[key]))
}

/** Whether the lists of a step were changed after it: taking it back would undo that, too. */
export const isChangedSince = ({ after }: Step, form: ReviewForm) => Object.entries(after).some(([key, value]) => !isSame(value, form[key as keyof ReviewForm]))

/** The form as it was before a step; what the step did not touch stays as it is now. */
export const takenBack = ({ before }: Step, form: ReviewForm): ReviewForm => ({ ...form, ...structuredClone(before) })
