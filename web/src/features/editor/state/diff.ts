import type { SavedContent } from '../model'
import { DEFAULT_APPEARANCE } from './content'

/** One difference between two versions, in words. */
export interface Difference {
  /** Where: "Job 1, position". */
  label: string
  before: string
  after: string
}

const ENTRY: Record<string, string> = {
  links: 'Link',
  experience: 'Job',
  education: 'Education',
  projects: 'Project',
  certifications: 'Certificate',
  achievements: 'Achievement',
  languages: 'Language',
  additional: 'Section',
  items: 'entry',
}
const STYLE: Record<string, string> = { accent: 'Accent color', font: 'Font', spacing: 'Spacing', dates: 'Date style', paper: 'Page size', fit: 'Pages' }

const words = (name: string) => name.replace(/([A-Z])/g, ' $1').toLowerCase()
const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)
const text = (value: unknown): string => (Array.isArray(value) ? value.join(', ') : typeof value === 'string' ? value.trim() : '')

const isEntries = (value: unknown): value is object[] => Array.isArray(value) && value.some((item) => typeof item === 'object' && item !== null)

/** All of an entry in one line, for one that was added or removed. */
const line = (entry: object): string =>
  Object.values(entry).map((value: unknown) => (isEntries(value) ? value.map(line).join('; ') : text(value))).filter(Boolean).join(', ')

const likeness = (a: object, b: object) => {
  const fields = b as Record<string, unknown>
  return Object.entries(a).filter(([key, value]) => key !== 'type' && key !== 'kind' && text(value) !== '' && text(value) === text(fields[key])).length
}

/** Pairs each entry with the one it was: the most alike; where nothing is alike, the one in the same place. */
function pairs(before: object[], after: object[]): { old: number | null; now: number | null }[] {
  const candidates = after.flatMap((entry, now) => before.map((other, old) => ({ now, old, score: likeness(entry, other) + (now === old ? 0.5 : 0) })))
  const found = new Map<number, number>()
  for (const { now, old, score } of candidates.sort((a, b) => b.score - a.score)) {
    const free = !found.has(now) && ![...found.values()].includes(old)
    if (score > 0 && free) found.set(now, old)
  }
  const kept = after.map((_, now) => ({ old: found.get(now) ?? null, now }))
  const gone = before.flatMap((_, old) => ([...found.values()].includes(old) ? [] : [{ old, now: null }]))
  return [...kept, ...gone]
}

function entryDifferences(list: string, where: string, before: object[], after: object[]): Difference[] {
  return pairs(before, after).flatMap(({ old, now }) => {
    const label = `${where}${ENTRY[list] ?? capital(words(list))} ${(now ?? old ?? 0) + 1}`
    if (old === null) return [{ label, before: '', after: line(after[now!]!) }]
    if (now === null) return [{ label, before: line(before[old]!), after: '' }]
    return [...moved(label, old, now, before.length === after.length), ...fieldDifferences(`${label}, `, before[old]!, after[now]!)]
  })
}

/** Entries that others were added before or removed before have kept their place among the rest. */
const moved = (label: string, old: number, now: number, sameCount: boolean): Difference[] =>
  sameCount && old !== now ? [{ label: `${label}, position in the list`, before: String(old + 1), after: String(now + 1) }] : []

function fieldDifferences(where: string, before: object, after: object): Difference[] {
  const [old, now] = [before, after] as Record<string, unknown>[] as [Record<string, unknown>, Record<string, unknown>]
  const names = [...new Set([...Object.keys(old), ...Object.keys(now)])]
  return names.flatMap((name) => {
    const [a, b] = [old[name], now[name]]
    if (isEntries(a) || isEntries(b) || name in ENTRY) return entryDifferences(name, where, (a ?? []) as object[], (b ?? []) as object[])
    if (text(a) === text(b)) return []
    return [{ label: where ? where + words(name) : capital(words(name)), before: text(a), after: text(b) }]
  })
}

const choices = ({ appearance: { sections } }: SavedContent) =>
  sections.map(({ key, title, hidden }) => `${title ?? capital(key)}${hidden ? ' (hidden)' : ''}`).join(', ')

function styleDifferences(before: SavedContent, after: SavedContent): Difference[] {
  const [old, now] = [before, after].map(({ appearance }) => ({ ...DEFAULT_APPEARANCE, ...appearance })) as unknown as [Record<string, unknown>, Record<string, unknown>]
  return Object.entries(STYLE).flatMap(([name, label]) => (text(old[name]) === text(now[name]) ? [] : [{ label, before: text(old[name]), after: text(now[name]) }]))
}

/** Everything that differs between two versions: field by field for entries that are still there, whole entries for others. */
export function differences(before: SavedContent, after: SavedContent): Difference[] {
  const [order, reordered] = [choices(before), choices(after)]
  return [
    ...fieldDifferences('', before.resume, after.resume),
    ...(order === reordered ? [] : [{ label: 'Sections', before: order, after: reordered }]),
    ...(before.templateId === after.templateId ? [] : [{ label: 'Design', before: before.templateId ?? '', after: after.templateId ?? '' }]),
    ...styleDifferences(before, after),
  ]
}
