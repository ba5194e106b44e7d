import type { SectionKind, UnplacedLine } from '../model'
import type { Decisions } from './draft'
import { blankEntry, blankItem, blankSection, type AdditionalItemEntry, type AdditionalSectionEntry, type ReviewForm, type SectionName } from './form-model'
import { fullUrl } from './urls'

/** Below this share of placed words the review says so at its top. */
export const LOW_COVERAGE = 0.85

/** An unplaced line with its place in the parser's list. */
export interface OpenLine extends UnplacedLine {
  index: number
}

const plain = (text: string) => text.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, ' ').trim()

/** Shorter ones are found by chance. */
const TELLING = 6

/** All texts in a value, however deep. */
export const allTexts = (value: unknown): string[] =>
  typeof value === 'string' ? [value] : Array.isArray(value) ? value.flatMap(allTexts) : typeof value === 'object' && value !== null ? Object.values(value).flatMap(allTexts) : []

/** The lines that are still to be decided: neither ignored, nor added to a field, nor typed into one. */
export function openLines(unplaced: readonly UnplacedLine[], form: ReviewForm, { ignored, placed }: Pick<Decisions, 'ignored' | 'placed'>): OpenLine[] {
  const decided = new Set([...ignored, ...placed])
  const written = ` ${plain(allTexts(form).join(' \n '))} `
  const isWritten = (text: string) => plain(text).length >= TELLING && written.includes(` ${plain(text)} `)
  return unplaced.map((line, index) => ({ ...line, index })).filter(({ index, text }) => !decided.has(index) && !isWritten(text))
}

/** Most lines, and most characters of them, that are kept with a resume: it has a limit of its own. */
const MOST_KEPT = 200
const MOST_KEPT_CHARACTERS = 12_000

/** Those of the lines that are among texts. */
export function linesAmong<T extends UnplacedLine>(lines: readonly T[], texts: readonly string[]): T[] {
  const wanted = new Set(texts.map(plain))
  return lines.filter(({ text }) => wanted.has(plain(text)))
}

/** The lines that a save keeps under "Other", as they stand in the document. */
export function linesKept(lines: readonly OpenLine[]): string[] {
  let room = MOST_KEPT_CHARACTERS
  return lines.slice(0, MOST_KEPT).map(({ text }) => text).filter((text) => (room -= text.length) >= 0)
}

/** How much higher than a line the gap to the next may be for both to be one block. */
const GAP = 1.2

function follows(before: OpenLine, after: OpenLine): boolean {
  if (before.section !== after.section || before.page !== after.page) return false
  if (after.paragraphs.length > 0) return (after.paragraphs[0] ?? 0) - (before.paragraphs.at(-1) ?? 0) <= 1
  const [, top = 0, , bottom = 0] = before.box ?? []
  const [, next = 0] = after.box ?? []
  const gap = next - bottom
  return after.index === before.index + 1 && gap <= GAP * (bottom - top) && gap > top - bottom
}

/** Lines that follow each other in the document are decided about together. */
export function blocksOf(lines: readonly OpenLine[]): OpenLine[][] {
  const blocks: OpenLine[][] = []
  for (const line of lines) {
    const last = blocks.at(-1)
    if (last && follows(last.at(-1)!, line)) last.push(line)
    else blocks.push([line])
  }
  return blocks
}

/** Somewhere that lines can go. */
export interface Target {
  id: string
  /** After "Add to": "Summary", "New job". */
  label: string
  kind: SectionKind | null
  /** The form with the lines in it, and the field that then holds them. */
  place: (form: ReviewForm, lines: string[]) => { form: ReviewForm; path: string }
}

const joined = (...parts: string[]) => parts.filter(Boolean).join('\n')

/** A new entry takes the first line as what it is known by; nothing of the others is lost. */
const newEntries: { section: Exclude<SectionName, 'links' | 'languages'>; label: string; fill: (first: string, rest: string[]) => object; head: string }[] = [
  { section: 'experience', label: 'New job', head: 'position', fill: (position, rest) => ({ position, description: joined(...rest) }) },
  { section: 'education', label: 'New school', head: 'institution', fill: (institution, rest) => ({ institution, degree: rest.join(', ') }) },
  { section: 'projects', label: 'New project', head: 'name', fill: (name, rest) => ({ name, description: joined(...rest) }) },
  { section: 'certifications', label: 'New certificate', head: 'name', fill: (name, rest) => ({ name, issuer: rest.join(', ') }) },
  { section: 'achievements', label: 'New achievement', head: 'title', fill: (title, rest) => ({ title, description: joined(...rest) }) },
]

const BULLET = /^\s*[•●▪◦‣·*–-]\s*/

/** A printed line without its bullet sign. */
export const withoutBullet = (line: string) => line.replace(BULLET, '').trim()

/** Printed lines as statements: below a bullet sign, lines without one belong to the statement before. */
function statements(lines: readonly string[]): string[] {
  const bulleted = lines.some((line) => BULLET.test(line))
  const found: string[] = []
  for (const line of lines) {
    const text = withoutBullet(line)
    if (bulleted && !BULLET.test(line) && found.length > 0) found.push(`${found.pop()} ${text}`)
    else if (text) found.push(text)
  }
  return found
}

function newEntry({ section, label, fill, head }: (typeof newEntries)[number]): Target {
  return {
    id: `new-${section}`,
    label,
    kind: section,
    place: (form, [first = '', ...rest]) => ({
      form: { ...form, [section]: [...form[section], { ...blankEntry[section](), ...fill(first, rest) }] },
      path: `${section}.${form[section].length}.${head}`,
    }),
  }
}

function description(section: 'experience' | 'projects', index: number, name: string): Target {
  return {
    id: `${section}-${index}`,
    label: name,
    kind: section,
    place: (form, lines) => ({
      form: { ...form, [section]: form[section].map((entry, at) => (at === index ? { ...entry, description: joined(entry.description, ...lines) } : entry)) },
      path: `${section}.${index}.description`,
    }),
  }
}

const summary: Target = {
  id: 'summary',
  label: 'Summary',
  kind: 'summary',
  place: (form, lines) => ({ form: { ...form, summary: [form.summary, ...lines].filter(Boolean).join(' ') }, path: 'summary' }),
}

const skills: Target = {
  id: 'skills',
  label: 'Skills',
  kind: 'skills',
  place: (form, lines) => {
    const found = lines.flatMap((line) => line.split(/[,;|•·]/)).map((skill) => skill.trim().replace(/\s+/g, ' ')).filter(Boolean)
    return { form: { ...form, skills: [...new Set([...form.skills, ...found])] }, path: 'skills' }
  },
}

const links: Target = {
  id: 'links',
  label: 'Links',
  kind: 'contact',
  place: (form, lines) => ({ form: { ...form, links: [...form.links, ...lines.map((url) => ({ ...blankEntry.links(), url }))] }, path: `links.${form.links.length}.url` }),
}

/** "German (C1)", "German – C1" and "German: fluent" name a language and its level; the hyphen of "Serbo-Croatian" parts nothing. */
const LANGUAGE = /^(.+?)(?:\s*\(([^)]+)\)|(?:\s*[:–—|]\s*|\s+-\s+)(.+))?$/

const languages: Target = {
  id: 'languages',
  label: 'Languages',
  kind: 'languages',
  place: (form, lines) => {
    const found = lines.flatMap((line) => line.split(/[,;•·]/)).map((text) => LANGUAGE.exec(text.trim())).filter((match) => match !== null)
    const added = found.map(([, name = '', inBrackets = '', behind = '']) => ({ ...blankEntry.languages(), name, level: inBrackets || behind }))
    return { form: { ...form, languages: [...form.languages, ...added] }, path: `languages.${form.languages.length}.name` }
  },
}

const itemOf = ([title = '', ...rest]: string[]): AdditionalItemEntry => ({ ...blankItem(), title, description: joined(...rest) })

function additional({ title, kind, items }: AdditionalSectionEntry, index: number): Target {
  return {
    id: `additional-${index}`,
    label: title || 'Section without a title',
    kind,
    place: (form, lines) => ({
      form: { ...form, additional: form.additional.map((section, at) => (at === index ? { ...section, items: [...section.items, itemOf(lines)] } : section)) },
      path: `additional.${index}.items.${items.length}.title`,
    }),
  }
}

/** Titles of new sections by what the document says they hold. */
const TITLES = { volunteering: 'Volunteering', publications: 'Publications', interests: 'Interests', references: 'References' } as const

const isTitled = (kind: SectionKind | null): kind is keyof typeof TITLES => kind !== null && kind in TITLES

function newSection(own: SectionKind | null): Target {
  const known = isTitled(own) ? { kind: own, title: TITLES[own] } : {}
  return {
    id: 'new-additional',
    label: isTitled(own) ? `New section “${TITLES[own]}”` : 'New section',
    kind: isTitled(own) ? own : 'other',
    place: (form, lines) => ({
      form: { ...form, additional: [...form.additional, { ...blankSection(), ...known, items: [itemOf(lines)] }] },
      path: `additional.${form.additional.length}.title`,
    }),
  }
}

const nameOf = (...parts: string[]) => parts.filter(Boolean).join(', ')

/** Where lines of a kind of section can go: the places of their own kind first. */
export function targetsFor(form: ReviewForm, lines: readonly OpenLine[]): Target[] {
  const jobs = form.experience.map(({ position, company }, index) => description('experience', index, nameOf(position, company) || `Job ${index + 1}`))
  const projects = form.projects.map(({ name }, index) => description('projects', index, name || `Project ${index + 1}`))
  const isLink = lines.every(({ text }) => fullUrl(text) !== null)
  const own = lines[0]?.section ?? null
  const all = [...(isLink ? [links] : []), summary, ...jobs, skills, ...projects, languages, ...form.additional.map(additional), ...newEntries.map(newEntry), newSection(own)]
  return [...all.filter(({ kind }) => kind === own), ...all.filter(({ kind }) => kind !== own)]
}

/** The place with this name, which must be there. */
export function targetOf(form: ReviewForm, id: string): Target {
  const found = targetsFor(form, []).find((target) => target.id === id)
  if (!found) throw new Error(`No place is called ${id}`)
  return found
}

/** Puts lines where they were sent; bullet signs stay behind. */
export const placeLines = (form: ReviewForm, target: Target, lines: readonly Pick<OpenLine, 'text'>[]) => target.place(form, statements(lines.map(({ text }) => text)))
