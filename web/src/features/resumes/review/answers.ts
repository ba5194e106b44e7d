import { get } from 'react-hook-form'
import type { ReviewForm } from './form-model'

/** Where the answer "my resume has none" to a required field is kept in the form: beside the field. */
const ANSWER_OF: Readonly<Record<string, string>> = { name: 'noName', email: 'noEmail', graduationYear: 'noGraduationYear' }

/** A required field: its own path, and that of its answer. */
export interface Required {
  path: string
  answer: string
}

/** The answer of a required field by its path; null for any other field. A project's or certificate's `name` is not required. */
export function answerOf(path: string): string | null {
  const at = path.lastIndexOf('.') + 1
  const key = path.slice(at)
  const answer = ANSWER_OF[key]
  return answer === undefined || (at > 0) !== (key === 'graduationYear') ? null : path.slice(0, at) + answer
}

/** Whether an empty field of a resume or an entry is answered there. */
export function isAnswered(path: string, value: string, holder: object): boolean {
  const answer = answerOf(path)
  const key = answer?.slice(answer.lastIndexOf('.') + 1)
  return key !== undefined && value.trim() === '' && (holder as Record<string, unknown>)[key] === true
}

/** What the button says that gives the answer, and what stands at the field afterwards. */
export const answerText = (path: string) => (path === 'name' || path === 'email' ? 'Not in my resume' : 'No year')

const required = (path: string): Required => ({ path, answer: answerOf(path)! })

/** The required fields that are empty and not answered, in the order of the screen. */
export function openFields(form: ReviewForm): Required[] {
  const all = [...['name', 'email'].map(required), ...form.education.map((_, index) => required(`education.${index}.graduationYear`))]
  return all.filter(({ path, answer }) => get<ReviewForm, string>(form, path).trim() === '' && !get(form, answer))
}

/**
 * Whether an empty field is asked for once before the resume is saved without it: a name, an email or a year that was read and taken
 * out, and the year of a school that was added by hand.
 */
export function isAskedFor({ path }: Required, form: ReviewForm, read: (source: string) => string): boolean {
  if (path === 'name') return true
  if (path === 'email') return read(path) !== ''
  const source = get<ReviewForm, { source: string | null }>(form, path.slice(0, path.lastIndexOf('.'))).source
  return source === null || read(`${source}.graduationYear`) !== ''
}

const list = (parts: string[]) => (parts.length < 2 ? parts.join('') : `${parts.slice(0, -1).join(', ')} and ${parts.at(-1)}`)

const years = (count: number) => (count === 1 ? 'a graduation year' : `${count} graduation years`)

/** Required fields in words: "an email and 2 graduation years". */
export function inWords(fields: readonly Required[]): string {
  const count = fields.filter(({ path }) => path.endsWith('graduationYear')).length
  const has = (path: string) => fields.some((field) => field.path === path)
  return list([...(has('name') ? ['a name'] : []), ...(has('email') ? ['an email'] : []), ...(count > 0 ? [years(count)] : [])])
}

/** What was left open by a save, in one sentence; null when nothing was. */
export function leftOpen(fields: readonly Required[], lines: number): string | null {
  const kept = lines === 0 ? '' : `${lines === 1 ? '1 line is' : `${lines} lines are`} kept under “Other”`
  if (fields.length === 0) return kept === '' ? null : `${kept}.`
  return kept === '' ? `Saved without ${inWords(fields)}.` : `Saved without ${inWords(fields)}; ${kept}.`
}
