import { get } from 'react-hook-form'
import type { ParsedResume } from '../model'
import { isDoubtful, type FieldSources } from './field-sources'
import type { ReviewForm } from './form-model'
import { isRequired } from './rules'

/** Why a field is marked: a required one that was not found, or one the parser is unsure of. */
export type Mark = 'missing' | 'doubtful'

export interface Question {
  /** The field in react-hook-form's spelling. */
  path: string
  mark: Mark
}

interface Read {
  parsed: ParsedResume
  sources: FieldSources
}

/** What an entry is known by. Not required, but an entry that was read without it was probably read wrongly. */
const HEADS = /^(experience\.\d+\.(company|position)|education\.\d+\.institution|(projects|certifications)\.\d+\.name|achievements\.\d+\.title)$/

/** The mark of one field; gone once it was filled, changed, or looked at. */
export function markOf(path: string, value: string, source: string | null, looked: boolean, { parsed, sources }: Read): Mark | null {
  if (isRequired(path) && value.trim() === '') return 'missing'
  if (source === null || looked) return null
  if (value.trim() === '' && HEADS.test(path)) return 'doubtful'
  if (!isDoubtful(sources.get(source))) return null
  const read: unknown = get(parsed, source)
  return value === (typeof read === 'string' ? read : '') ? 'doubtful' : null
}

const single = ['name', 'email', 'phone', 'location', 'summary'] as const
const sections = ['experience', 'education', 'projects', 'certifications', 'achievements'] as const

function texts(form: ReviewForm): { path: string; value: string; source: string | null }[] {
  const alone = single.map((key) => ({ path: key, value: form[key], source: key }))
  const listed = sections.flatMap((section) =>
    form[section].flatMap((entry, index) =>
      Object.entries(entry)
        .filter((pair): pair is [string, string] => typeof pair[1] === 'string' && pair[0] !== 'source')
        .map(([key, value]) => ({ path: `${section}.${index}.${key}`, value, source: entry.source && `${entry.source}.${key}` })),
    ),
  )
  return [...alone, ...listed]
}

/** Every field worth a look, what is missing first, each group in the order of the form. */
export function openQuestions(form: ReviewForm, isLooked: (path: string) => boolean, read: Read): Question[] {
  const marked = texts(form).flatMap(({ path, value, source }) => {
    const mark = markOf(path, value, source, isLooked(path), read)
    return mark ? [{ path, mark }] : []
  })
  return [...marked.filter(({ mark }) => mark === 'missing'), ...marked.filter(({ mark }) => mark === 'doubtful')]
}
