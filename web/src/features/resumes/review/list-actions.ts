import { isFullYear } from '@/lib/years'
import type { ReviewForm } from './form-model'
import { blankOf, countOf, entriesOf, fieldOf, firstPath, kindOf, LISTS, shapeOf, textAt, withEntries, withValues, type ListedSection, type ListEntry, type ListField, type ListKind, type Values } from './lists'
import { kindOfAchievement, type Moved } from './move-entries'
import { placeLines, targetOf, withoutBullet } from './unplaced'

/** The form with two fields of all entries exchanged. */
export const swapFields = (form: ReviewForm, section: ListedSection, [one, other]: readonly [string, string]): ReviewForm =>
  withEntries(form, section, entriesOf(form, section).map((entry) => withValues(entry, { [one]: textAt(entry, other), [other]: textAt(entry, one) })))

/** What parts two values that were read as one. */
export const SEPARATORS = [', ', ' - ', ' – ', ' — ', ' | ', ' / ', ' · ', ' • ', '; ', ': ', ' @ ', ' at ', '('] as const
export type Separator = (typeof SEPARATORS)[number]

/** Which occurrence counts in a value that has several. */
export type Occurrence = 'first' | 'last'

/** A value before and behind a separator; null where it does not occur, or has nothing on one side. The bracket behind an opening one goes. */
export function cutAt(value: string, separator: Separator, which: Occurrence = 'first'): readonly [string, string] | null {
  const at = which === 'first' ? value.indexOf(separator) : value.lastIndexOf(separator)
  if (at < 0) return null
  const before = value.slice(0, at).trim()
  const rest = value.slice(at + separator.length).trim()
  const behind = separator === '(' && rest.endsWith(')') ? rest.slice(0, -1).trim() : rest
  return before === '' || behind === '' ? null : [before, behind]
}

/** The fields of a list that can be split, or take what was split off: single lines of text. */
export const splittable = (kind: ListKind): ListField[] => LISTS[kind].fields.filter(({ role }) => !['text', 'url', 'words', 'courses'].includes(role))

/** The separators that occur in a field of a list, the most frequent first, with the number of entries. */
export function separatorsIn(entries: readonly ListEntry[], key: string): { separator: Separator; count: number }[] {
  const counted = SEPARATORS.map((separator) => ({ separator, count: entries.filter((entry) => cutAt(textAt(entry, key), separator) !== null).length }))
  return counted.filter(({ count }) => count > 0).sort((a, b) => b.count - a.count)
}

export interface FieldSplit {
  key: string
  separator: Separator
  which: Occurrence
  /** The field that takes what stands behind. */
  to: string
}

const isYear = (key: string) => key === 'startYear' || key === 'graduationYear'

/** One entry with a field split; the same entry where there is nothing to split, or no room for it. */
export function splitValue<T extends ListEntry>(entry: T, { key, separator, which, to }: FieldSplit): T {
  const cut = cutAt(textAt(entry, key), separator, which)
  const fits = cut !== null && key !== to && textAt(entry, to).trim() === '' && (!isYear(to) || isFullYear(cut[1]))
  return fits ? withValues(entry, { [key]: cut[0], [to]: cut[1] }) : entry
}

/** Splits a field of all entries. Entries that have no room for the second part stay as they are. */
export function splitField(form: ReviewForm, section: ListedSection, split: FieldSplit): { form: ReviewForm; changed: number } {
  const before = entriesOf(form, section)
  const after = before.map((entry) => splitValue(entry, split))
  return { form: withEntries(form, section, after), changed: after.filter((entry, index) => entry !== before[index]).length }
}

/** The form with an empty list. */
export const removeAll = (form: ReviewForm, section: ListedSection | 'skills'): ReviewForm => (section === 'skills' ? { ...form, skills: [] } : withEntries(form, section, []))

const inOneLine = (text: string) => text.split('\n').map((line) => line.trim()).filter(Boolean).join(', ')

/** Two entries as one: what only one says is kept as it is, what both say differently stands in the description, or behind the title where there is none. */
export function joined<T extends ListEntry>(first: T, second: T, kind: ListKind): T {
  const values: Record<string, string | readonly string[] | boolean> = {}
  const left: string[] = []
  const text = fieldOf(kind, 'text')?.key
  const title = fieldOf(kind, 'title')!.key
  for (const [key, value] of Object.entries(second as Values)) {
    const own = (first as Values)[key]
    if (key === 'source' || key === 'type' || key === text || value === null || typeof value === 'boolean') continue
    if (Array.isArray(own)) values[key] = [...new Set([...(own as string[]), ...(value as string[])])]
    else if (typeof value === 'string' && value.trim() !== '') {
      if (textAt(first, key).trim() === '') values[key] = value
      else if (textAt(first, key).trim() !== value.trim()) left.push(value)
    }
  }
  if (textAt(first, 'type') !== textAt(second, 'type')) left.push(kindOfAchievement(second))
  const rest = left.filter(Boolean)
  if (text !== undefined) values[text] = [textAt(first, text), ...rest, textAt(second, text)].filter(Boolean).join('\n')
  else if (rest.length > 0) values[title] = [(values[title] as string | undefined) ?? textAt(first, title), ...rest.map(inOneLine)].join(', ')
  return withValues(first, { ...values, source: first.source ?? second.source })
}

/** Joins an entry with the one below it. */
export function joinWithNext(form: ReviewForm, section: ListedSection, index: number): ReviewForm {
  const entries = entriesOf(form, section)
  const [first, second] = entries.slice(index, index + 2)
  if (!first || !second) return form
  return withEntries(form, section, [...entries.slice(0, index), joined(first, second, kindOf(section)), ...entries.slice(index + 2)])
}

/** A place where an entry can be split, and what then stands in the first field of the new one. */
export interface Cut {
  /** What the new entry is called. */
  name: string
  /** The two entries. */
  parts: readonly [ListEntry, ListEntry]
}

const ownLines = (entry: ListEntry, key: string | undefined) => (key === undefined ? [] : textAt(entry, key).split('\n'))

/** The lines of the description: each can be the name of a new entry, with the lines below it as its description. */
export function cutsAtLines(section: ListedSection, entry: ListEntry): Cut[] {
  const kind = kindOf(section)
  const text = fieldOf(kind, 'text')?.key
  const title = fieldOf(kind, 'title')!.key
  const all = ownLines(entry, text)
  return all.flatMap((line, at) => {
    const name = withoutBullet(line)
    if (text === undefined || name === '') return []
    const below = withValues(blankOf(section), { [title]: name, [text]: all.slice(at + 1).join('\n') })
    return [{ name, parts: [withValues(entry, { [text]: all.slice(0, at).join('\n') }), below] as const }]
  })
}

/** The separators in the names of an entry: what stands behind one can be the name of a new entry. */
export function cutsAtSeparators(section: ListedSection, entry: ListEntry): Cut[] {
  const { fields, named } = shapeOf(section)
  const cuts = fields.filter(({ role }) => named.includes(role)).flatMap(({ key }) =>
    SEPARATORS.flatMap((separator) => (['first', 'last'] as const).flatMap((which) => {
      const cut = cutAt(textAt(entry, key), separator, which)
      return cut ? [{ name: cut[1], parts: [withValues(entry, { [key]: cut[0] }), withValues(blankOf(section), { [key]: cut[1] })] as const }] : []
    })),
  )
  return cuts.filter(({ name }, index) => cuts.findIndex((cut) => cut.name === name) === index)
}

/** Puts the two parts of an entry in its place. */
export function splitEntry(form: ReviewForm, section: ListedSection, index: number, { parts }: Cut): ReviewForm {
  const entries = entriesOf(form, section)
  return withEntries(form, section, [...entries.slice(0, index), ...parts, ...entries.slice(index + 1)])
}

const targetFor = (section: ListedSection | 'skills') =>
  section === 'skills' || section === 'languages' ? section : kindOf(section) === 'items' ? section.replace(/\.(\d+)\.items$/, '-$1') : `new-${section}`

const filledLines = (text: string) => text.split('\n').map((line) => line.trim()).filter(Boolean)

/** Adds pasted lines to a list; a blank line begins another entry. */
export function pasteLines(form: ReviewForm, section: ListedSection | 'skills', text: string): Moved | null {
  const blocks = text.split(/\n[^\S\n]*\n/).map(filledLines).filter((block) => block.length > 0)
  if (blocks.length === 0) return null
  const path = section === 'skills' ? 'skills' : firstPath(section, entriesOf(form, section).length)
  const put = (now: ReviewForm, block: string[]) => placeLines(now, targetOf(now, targetFor(section)), block.map((line) => ({ text: line }))).form
  return { form: blocks.reduce(put, form), path }
}

/** How many more entries a list has, in words. */
export function grownBy(before: ReviewForm, after: ReviewForm, section: ListedSection | 'skills'): string {
  const count = section === 'skills' ? after.skills.length - before.skills.length : entriesOf(after, section).length - entriesOf(before, section).length
  return section === 'skills' ? `${count} ${count === 1 ? 'skill' : 'skills'}` : countOf(kindOf(section), count)
}
