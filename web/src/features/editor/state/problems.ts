import { isAnswered } from '@/features/resumes/review/answers'
import { ruleFor } from '@/features/resumes/review/rules'
import type { Content, Problem } from '../model'
import { isBlank } from './content'

function check(path: string, value: unknown, holder: object): Problem[] {
  const verdict = typeof value === 'string' && !isAnswered(path, value, holder) ? ruleFor(path)?.(value) : true
  return typeof verdict === 'string' ? [{ path, message: verdict }] : []
}

/** The fields of an entry, and of the entries in it. One that was never filled is not saved, and breaks no rule. */
function checkEntry(path: string, entry: object): Problem[] {
  if (isBlank(entry)) return []
  return Object.entries(entry).flatMap(([field, value]) => (field === 'items' ? checkList(`${path}.items`, value as object[]) : check(`${path}.${field}`, value, entry)))
}

const checkList = (path: string, entries: object[]) => entries.flatMap((entry, index) => checkEntry(`${path}.${index}`, entry))

const LISTS = ['links', 'experience', 'education', 'projects', 'certifications', 'achievements', 'languages', 'additional'] as const

/** Why the content cannot be saved, field by field; the review asks for the same. */
export const problemsOf = ({ resume }: Content): Problem[] => [
  ...check('name', resume.name, resume),
  ...check('email', resume.email, resume),
  ...LISTS.flatMap((list) => checkList(list, resume[list])),
]
