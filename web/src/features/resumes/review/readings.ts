import type { ParsedResume, ParseDetails } from '../model'
import { toForm, type ReviewForm } from './form-model'

/** The lists that may be read in several ways. */
export type ReadList = 'experience' | 'education' | 'projects' | 'certifications' | 'achievements' | 'skills'
type Entries = ReviewForm[ReadList]

/** The answers of the parser for each list that it can read in several ways, its own first. */
export type Readings = ReadonlyMap<string, readonly Entries[]>

/** Where the entries of another reading were read: apart from those of the parser's own answer. */
const apart = (reading: number, path: string) => `readings[${reading}].${path}`

const withSource = (entries: Entries, reading: number): Entries =>
  entries.map((entry) => (typeof entry === 'string' || entry.source === null ? entry : { ...entry, source: apart(reading, entry.source) })) as Entries

/** The sources of all fields of the other readings. */
export const sourcesOfReadings = ({ readings }: ParseDetails) =>
  readings.flatMap(({ fields }, index) => fields.map((field) => ({ ...field, path: apart(index, field.path) })))

export function indexReadings(parsed: ParsedResume, { readings }: ParseDetails): Readings {
  const own = toForm(parsed)
  const all = new Map<string, Entries[]>()
  readings.forEach(({ list, resume }, index) => {
    const entries = withSource(toForm(resume)[list as ReadList], index)
    all.set(list, [...(all.get(list) ?? [own[list as ReadList]]), entries])
  })
  return all
}

/** What an entry says, field by field; a skill says itself. */
export const textsOf = (entry: Entries[number]): string[] =>
  typeof entry === 'string' ? [entry] : Object.entries(entry).flatMap(([key, value]: [string, unknown]) => (key === 'source' || key === 'type' ? [] : Array.isArray(value) ? (value as string[]) : typeof value === 'string' && value !== '' ? [value] : []))

const said = (entries: Entries) => JSON.stringify(entries.map(textsOf))

/** The readings that say something else than a list does now. */
export const otherThan = (now: Entries, readings: readonly Entries[]): Entries[] => readings.filter((entries) => said(entries) !== said(now))
