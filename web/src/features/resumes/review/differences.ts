import type { ParsedResume, ParseDetails } from '../model'
import { blankEntry, toForm, type AdditionalSectionEntry, type SectionName } from './form-model'

/** What the built-in parser read otherwise than the language model. */
export interface Differences {
  /** Its value of each field that differs, by the field's path. */
  fields: ReadonlyMap<string, string>
  /** The entries that it alone has, by their list: what each is called, and its place in its list. */
  entries: ReadonlyMap<string, { name: string; index: number }[]>
  embedded: ParsedResume | null
}

export function indexDifferences({ differences, embedded }: ParseDetails): Differences {
  const fields = new Map<string, string>()
  const entries = new Map<string, { name: string; index: number }[]>()
  for (const { path, other, entry } of differences) {
    if (entry === null || entry === undefined) fields.set(path, other)
    else entries.set(path, [...(entries.get(path) ?? []), { name: other, index: entry }])
  }
  return { fields, entries, embedded: embedded ?? null }
}

/** An entry as the built-in parser read it, for the form. What was read elsewhere has no place in the reading shown. */
export function entryOf<S extends SectionName>(section: S, index: number, embedded: ParsedResume): ReturnType<(typeof blankEntry)[S]> | null {
  const entry = toForm(embedded)[section][index]
  return entry ? ({ ...entry, source: null } as ReturnType<(typeof blankEntry)[S]>) : null
}

/** The same for a section of its own title. */
export function sectionOf(index: number, embedded: ParsedResume): AdditionalSectionEntry | null {
  const section = toForm(embedded).additional[index]
  return section ? { ...section, source: null, items: section.items.map((item) => ({ ...item, source: null })) } : null
}
