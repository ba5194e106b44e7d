import { ruleFor } from '@/features/resumes/review/rules'
import type { Content, Problem } from '../model'
import { isBlank } from './content'

function check(path: string, value: unknown): Problem[] {
  const verdict = typeof value === 'string' ? ruleFor(path)?.(value) : true
  return typeof verdict === 'string' ? [{ path, message: verdict }] : []
}

/** The fields of an entry, and of the entries in it. One that was never filled is not saved, and breaks no rule. */
function checkEntry(path: string, entry: object): Problem[] {
  if (isBlank(entry)) return []
  return Object.entries(entry).flatMap(([field, value]) => (field === 'items' ? checkList(`${path}.items`, value as object[]) : check(`${path}.${field}`, value)))
}

const checkList = (path: string, entries: object[]) => entries.flatMap((entry, index) => checkEntry(`${path}.${index}`, entry))

const LISTS = ['links', 'experience', 'education', 'projects', 'certifications', 'achievements', 'languages', 'additional'] as const

/** Why the content cannot be saved, field by field; the review asks for the same. */
export const problemsOf = ({ resume }: Content): Problem[] => [
  ...check('name', resume.name),
  ...check('email', resume.email),
  ...LISTS.flatMap((list) => checkList(list, resume[list])),
]
