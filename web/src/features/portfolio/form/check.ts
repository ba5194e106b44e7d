import { capOf, fieldsOf, tooManyText, type Flow, type FlowField, type Rule } from '../flows'
import { accountName } from './accounts'
import type { Draft } from './draft'

/** Largest number of a count, a height or a weight: the server's limit. */
const MAX_NUMBER = 999_999
/** Longest texts of an entry of the timeline, in characters: the server's limits. */
export const TIMELINE_MAX = { date: 40, title: 150, description: 600 } as const

/** What is wrong with a field, `images` or `userPhoto`. */
export interface Problem {
  field: string
  message: string
  /** The sentence stands for a rule of several fields. */
  isRule?: true
}

const IS_EMAIL = /^[^\s@]+@[^\s@]+\.[^\s@]+$/
const IS_ID = /^(?=.*[\p{L}\p{N}])[\p{L}\p{N}._-]*$/u

/** The text of a field as it is sent. */
export function tidied({ values }: Draft, { name, kind }: Pick<FlowField, 'name' | 'kind'>): string {
  const text = (values[name] ?? '').trim()
  return kind === 'id' ? accountName(name, text) : text
}

/** All that is wrong: the form's rules first, in their order, then field by field, as the server checks it. */
export function problemsOf(flow: Flow, template: string, draft: Draft): Problem[] {
  const fields = fieldsOf(flow)
  const text = new Map(fields.map((field) => [field.name, tidied(draft, field)]))
  const isEmpty = (name: string) => !text.get(name)
  const rules = flow.rules ?? []
  return [
    ...rules.flatMap((rule) => brokenBy(rule, isEmpty, draft)),
    ...fields.flatMap((field) => wrongText(field, text.get(field.name)!, rules)),
    ...wrongPictures(flow, template, draft),
  ]
}

/** The places that break a rule, each with the rule's sentence. */
function brokenBy({ message, all = [], any = [], images, photo }: Rule, isEmpty: (name: string) => boolean, draft: Draft): Problem[] {
  const missing = all.filter(isEmpty)
  if (any.length > 0 && any.every(isEmpty)) missing.push(any[0]!)
  if (photo && !draft.photo) missing.push('userPhoto')
  if (images && draft.pictures.length === 0) missing.push('images')
  return missing.map((field) => ({ field, message, isRule: true }))
}

function wrongText({ name, label, kind, max, optional }: FlowField, text: string, rules: Rule[]): Problem[] {
  const wrong = (message: string) => [{ field: name, message }]
  if (!text) {
    const said = rules.some(({ all }) => all?.includes(name))
    return optional || said ? [] : wrong(`${label} is required`)
  }
  if (max !== undefined && [...text].length > max) return wrong(`Use at most ${max} characters`)
  if (kind === 'email' && !IS_EMAIL.test(text)) return wrong('Enter a valid email address')
  if (kind === 'number' && !(/^\d+$/.test(text) && Number(text) <= MAX_NUMBER)) return wrong('Enter a whole number from 0')
  if (kind === 'id' && !IS_ID.test(text)) return wrong('Enter the name of your account, without @ and without a link')
  return []
}

function wrongPictures(flow: Flow, template: string, { pictures, photo }: Draft): Problem[] {
  const rules = flow.rules ?? []
  const problems: Problem[] = []
  if (flow.needsPhoto && !photo && !rules.some((rule) => rule.photo)) problems.push({ field: 'userPhoto', message: 'Choose a photo of yourself' })
  if (pictures.length === 0 && !rules.some((rule) => rule.images)) problems.push({ field: 'images', message: 'Choose at least one image' })
  if (pictures.length > capOf(flow, template)) problems.push({ field: 'images', message: tooManyText(flow, template) })
  return problems
}
