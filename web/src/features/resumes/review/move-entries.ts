import { blankSection, type AdditionalItemEntry, type ReviewForm } from './form-model'
import { blankOfKind, entriesOf, firstPath, kindOf, LISTS, textAt, withEntries, withValues, type ListedSection, type ListEntry, type ListKind, type Role } from './lists'
import { targetOf } from './unplaced'

/** Where entries can go: a list, the skills, or a section that does not exist yet. */
export type Destination = ListedSection | 'skills' | 'new-section'

/** The places that entries of a list can go to, by their titles. */
export function destinationsFor(form: ReviewForm, from: ListedSection | 'skills'): { to: Destination; title: string }[] {
  const lists = (Object.keys(LISTS) as ListKind[]).filter((kind) => kind !== 'items').map((kind) => ({ to: kind, title: LISTS[kind].title }))
  const own = form.additional.map(({ title }, index) => ({ to: `additional.${index}.items` as const, title: title || LISTS.items.title }))
  const all: { to: Destination; title: string }[] = [...lists, { to: 'skills', title: 'Skills' }, ...own, { to: 'new-section', title: 'A new section' }]
  return all.filter(({ to }) => to !== from)
}

/** The form after a move, and the field that shows where the first entry went. */
export interface Moved {
  form: ReviewForm
  path: string
}

const YEAR = /\b(?:19|20)\d{2}\b/g

/** The years of a time as printed; `exact` when it says nothing else. */
function yearsOf(time: string): { start: string; end: string; exact: boolean } {
  const found = time.match(YEAR) ?? []
  const rest = time.replace(YEAR, '')
  const isOpen = found.length === 1 && /^\D*\d{4}\s*[-–—]/.test(time)
  return {
    start: found.length > 1 || isOpen ? (found[0] ?? '') : '',
    end: isOpen ? '' : (found.at(-1) ?? ''),
    exact: found.length > 0 && found.length < 3 && !isOpen && /^\s*[-–—]?\s*$/.test(rest),
  }
}

type Said = Map<Role, string | readonly string[]>

const KINDS_OF_ACHIEVEMENT: Readonly<Record<string, string>> = { competition: 'Competition', hackathon: 'Hackathon' }

/** The sort of an achievement as a text; empty for the usual one, and for entries of other lists. */
export const kindOfAchievement = (entry: ListEntry) => KINDS_OF_ACHIEVEMENT[textAt(entry, 'type')] ?? ''

function saidBy(entry: ListEntry, kind: ListKind): Said {
  const all = LISTS[kind].fields.map(({ key, role }) => [role, (entry as Record<string, unknown>)[key]] as const)
  return new Map(all.filter((pair): pair is readonly [Role, string | string[]] => (typeof pair[1] === 'string' || Array.isArray(pair[1])) && pair[1].length > 0))
}

const lines = (...texts: string[]) => texts.filter(Boolean).join('\n')
const isSaid = (value: string | readonly string[] | undefined): value is string => typeof value === 'string' && value !== ''

/** Times are a text in most lists and two years in one; answers what of a time the years do not say. */
function translateTime(said: Said, has: (role: Role) => boolean): string[] {
  const time = said.get('time')
  if (isSaid(time) && has('end')) {
    const { start, end, exact } = yearsOf(time)
    said.delete('time')
    if (start) said.set('start', start)
    if (end) said.set('end', end)
    return exact ? [] : [time]
  }
  const years = [said.get('start'), said.get('end')].filter(isSaid)
  if (years.length > 0 && has('time')) {
    said.delete('start')
    said.delete('end')
    said.set('time', years.join(' – '))
  }
  return []
}

/** An entry as one of another list. What has no field there goes to the description, and to the title where there is none. */
export function converted(entry: ListEntry, from: ListKind, to: ListKind): ListEntry {
  if (from === to) return entry
  const { fields, named } = LISTS[to]
  const keyOf = (role: Role) => fields.find((field) => field.role === role)?.key
  const said = saidBy(entry, from)
  const left = [...translateTime(said, (role) => keyOf(role) !== undefined), kindOfAchievement(entry)]
  if (named.every((role) => !said.has(role))) {
    const substitute = (['organization', 'rank', 'subject'] as const).find((role) => said.has(role))
    if (substitute) {
      said.set('title', said.get(substitute)!)
      said.delete(substitute)
    }
  }
  const values: Record<string, string | readonly string[]> = {}
  const homeless: string[] = []
  for (const [role, value] of said) {
    const key = keyOf(role)
    if (key !== undefined) values[key] = value
    else homeless.push(typeof value === 'string' ? value : value.join(', '))
  }
  const rest = [...homeless, ...left].filter(Boolean)
  const text = keyOf('text')
  const title = keyOf('title')!
  if (text !== undefined) values[text] = lines(...rest, (values[text] as string | undefined) ?? '')
  else values[title] = [(values[title] as string | undefined) ?? '', ...rest.flatMap((part) => part.split('\n'))].filter(Boolean).join(', ')
  return withValues(blankOfKind(to), { ...values, source: entry.source })
}

function added(form: ReviewForm, to: Destination, entries: readonly ListEntry[], from: ListKind): Moved {
  if (to === 'skills') return targetOf(form, 'skills').place(form, entries.flatMap((entry) => [...saidBy(entry, from).values(), kindOfAchievement(entry)].flat()))
  if (to === 'new-section') {
    const items = entries.map((entry) => converted(entry, from, 'items')) as AdditionalItemEntry[]
    return { form: { ...form, additional: [...form.additional, { ...blankSection(), items }] }, path: `additional.${form.additional.length}.title` }
  }
  const there = entriesOf(form, to)
  const next = entries.map((entry) => converted(entry, from, kindOf(to)))
  return { form: withEntries(form, to, [...there, ...next]), path: firstPath(to, there.length) }
}

/** Moves entries of a list, all of them or those given, to the end of another. They keep the place that they were read from. */
export function moveEntries(form: ReviewForm, from: ListedSection, to: Destination, indices?: readonly number[]): Moved {
  const entries = entriesOf(form, from)
  const goes = (index: number) => indices === undefined || indices.includes(index)
  const without = withEntries(form, from, entries.filter((_, index) => !goes(index)))
  return added(without, to, entries.filter((_, index) => goes(index)), kindOf(from))
}

/** Makes each skill an entry of a list. */
export function moveSkills(form: ReviewForm, to: Exclude<Destination, 'skills'>): Moved {
  const without = { ...form, skills: [] }
  if (to === 'languages') return targetOf(form, 'languages').place(without, form.skills)
  return added(without, to, form.skills.map((skill) => withValues(blankOfKind('languages'), { name: skill })), 'languages')
}
