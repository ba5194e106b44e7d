import { get } from 'react-hook-form'
import type { Mark, ParsedResume } from '../model'
import { answerOf } from './answers'
import { chipSource, coursesRead, sourceOfText, technologiesRead } from './field-sources'
import type { ReviewForm } from './form-model'
import { isRequired } from './rules'

export type MarkKind = Mark['kind']

/** The note at one field: what it is about, and whether "Looks right" takes it away. */
export interface FieldMark {
  kind: MarkKind
  reason: string
  answerable: boolean
}

export interface Question extends FieldMark {
  /** The field in react-hook-form's spelling. */
  path: string
}

/** What cannot be right in a field that was typed, and the value that it was said of. */
export interface TypedMark {
  value: string
  reason: string
}

/** What the parser says about what it read, what cannot be right in what was typed since, and what was answered so far. */
export interface Read {
  parsed: ParsedResume
  marks: ReadonlyMap<string, Mark>
  /** By the field in react-hook-form's spelling. */
  typed: ReadonlyMap<string, TypedMark>
  answered: ReadonlySet<string>
}

export const indexMarks = (marks: readonly Mark[]): Read['marks'] => new Map(marks.map((mark) => [mark.path, mark]))

const textOf = (value: unknown) => (typeof value === 'string' ? value : Array.isArray(value) ? value.join('\n') : '')

/** How "Looks right" at a typed value is kept. */
const typedAnswer = (path: string, value: string) => `${path}=${value}`

/** What "Looks right" at a field is kept under: the parser's path, or the field with what was typed into it. */
export const answersOf = (path: string, value: string, source: string | null, { parsed }: Read): string[] =>
  source !== null && value === textOf(get(parsed, source)) ? [source] : [typedAnswer(path, value)]

/** The mark of one field: gone once it was changed or said to be right. A required one that is empty is marked until the resume is said to have none. */
export function markOf(path: string, value: string, source: string | null, { parsed, marks, typed, answered }: Read, isAnswered = false): FieldMark | null {
  if (isRequired(path) && value.trim() === '') return isAnswered ? null : { kind: 'missing', reason: '', answerable: false }
  if (source !== null && value === textOf(get(parsed, source))) {
    const mark = marks.get(source)
    return mark && !answered.has(source) ? { kind: mark.kind, reason: mark.reason, answerable: true } : null
  }
  const odd = typed.get(path)
  return odd?.value === value && !answered.has(typedAnswer(path, value)) ? { kind: 'doubtful', reason: odd.reason, answerable: true } : null
}

interface Text {
  path: string
  value: string
  source: string | null
}

const single = ['name', 'email', 'phone', 'location', 'summary'] as const
/** The fields of one entry, but for its chips. */
const entryTexts = (entry: { source: string | null }, path: string, parsed: ParsedResume): Text[] =>
  Object.entries(entry)
    .filter((pair): pair is [string, string] => typeof pair[1] === 'string' && pair[0] !== 'source')
    .map(([key, value]) => ({ path: `${path}.${key}`, value, source: sourceOfText(parsed, entry.source && `${entry.source}.${key}`, value) }))

const listTexts = (form: ReviewForm, section: 'links' | 'experience' | 'projects' | 'certifications' | 'achievements' | 'education' | 'languages', parsed: ParsedResume): Text[] =>
  form[section].flatMap((entry, index) => entryTexts(entry, `${section}.${index}`, parsed))

/** A chip is its own value: it was changed when it is not among those read any more. The list as a whole may be marked too. */
function chipTexts(path: string, chips: readonly string[], read: readonly string[], listPath: string | null): Text[] {
  const single = chips.map((chip, index) => ({ path: `${path}.${index}`, value: chip, source: chipSource(read, chip, listPath) }))
  return [{ path, value: chips.join('\n'), source: listPath }, ...single]
}

/** All that the form holds, in its order on the screen. */
function texts(form: ReviewForm, parsed: ParsedResume): Text[] {
  const courses = form.education.flatMap(({ courses: chips, source }, index) =>
    chipTexts(`education.${index}.courses`, chips, coursesRead(parsed, source), source && `${source}.courses`),
  )
  const technologies = form.projects.flatMap(({ technologies: chips, source }, index) =>
    chipTexts(`projects.${index}.technologies`, chips, technologiesRead(parsed, source), source && `${source}.technologies`),
  )
  const additional = form.additional.flatMap(({ title, source, items }, index) => [
    { path: `additional.${index}.title`, value: title, source: source && `${source}.title` },
    ...items.flatMap((item, at) => entryTexts(item, `additional.${index}.items.${at}`, parsed)),
  ])
  return [
    ...single.map((key) => ({ path: key, value: form[key], source: key })),
    ...listTexts(form, 'links', parsed),
    ...listTexts(form, 'experience', parsed),
    ...listTexts(form, 'education', parsed),
    ...courses,
    ...chipTexts('skills', form.skills, parsed.skills, 'skills'),
    ...listTexts(form, 'languages', parsed),
    ...listTexts(form, 'projects', parsed),
    ...technologies,
    ...listTexts(form, 'certifications', parsed),
    ...listTexts(form, 'achievements', parsed),
    ...additional,
  ]
}

const ORDER: MarkKind[] = ['missing', 'unfounded', 'doubtful']

/** Every field worth a look, what is missing or made up first, each group in the order of the form. */
export function openQuestions(form: ReviewForm, read: Read): Question[] {
  const marked = texts(form, read.parsed).flatMap(({ path, value, source }) => {
    const answer = answerOf(path)
    const mark = markOf(path, value, source, read, answer !== null && Boolean(get(form, answer)))
    return mark ? [{ path, ...mark }] : []
  })
  return ORDER.flatMap((order) => marked.filter(({ kind }) => kind === order))
}
