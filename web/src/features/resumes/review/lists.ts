import { blankEntry, blankItem, type AdditionalItemEntry, type ReviewForm, type SectionName } from './form-model'

/** A list of entries by its path in the form. */
export type ListedSection = Exclude<SectionName, 'links'> | `additional.${number}.items`

/** What sort of entries a list has: all additional sections have the same. */
export type ListKind = Exclude<SectionName, 'links'> | 'items'

export type ListEntry = ReviewForm[Exclude<SectionName, 'links'>][number] | AdditionalItemEntry

/** An entry by the names of its fields. */
export type Values = Readonly<Record<string, string | readonly string[] | boolean | null>>

/** What a field says about its entry, whatever its list calls it. */
export type Role = 'title' | 'organization' | 'rank' | 'subject' | 'time' | 'start' | 'end' | 'place' | 'grade' | 'level' | 'words' | 'courses' | 'url' | 'text'

export interface ListField {
  key: string
  /** As the form calls it. */
  label: string
  role: Role
}

export interface ListShape {
  title: string
  /** One entry and several: "job", "jobs". */
  item: string
  items: string
  /** In the order of the screen. */
  fields: readonly ListField[]
  /** Pairs of fields that are easily taken for each other. */
  swaps: readonly (readonly [string, string])[]
  /** The roles that name an entry: without any of them it has no name. */
  named: readonly Role[]
}

const url: ListField = { key: 'url', label: 'Link', role: 'url' }
const text: ListField = { key: 'description', label: 'Description', role: 'text' }

/** The lists and their fields: all that the actions on whole lists know about them. */
export const LISTS: Readonly<Record<ListKind, ListShape>> = {
  experience: {
    title: 'Experience',
    item: 'job',
    items: 'jobs',
    fields: [
      { key: 'position', label: 'Position', role: 'title' },
      { key: 'company', label: 'Company', role: 'organization' },
      { key: 'duration', label: 'Duration', role: 'time' },
      { key: 'location', label: 'Location', role: 'place' },
      text,
      url,
    ],
    swaps: [['position', 'company']],
    named: ['title', 'organization'],
  },
  education: {
    title: 'Education',
    item: 'education entry',
    items: 'education entries',
    fields: [
      { key: 'institution', label: 'Institution', role: 'organization' },
      { key: 'degree', label: 'Degree', role: 'title' },
      { key: 'field', label: 'Field of study', role: 'subject' },
      { key: 'startYear', label: 'Start year', role: 'start' },
      { key: 'graduationYear', label: 'Graduation year', role: 'end' },
      { key: 'location', label: 'Location', role: 'place' },
      { key: 'grade', label: 'Grade', role: 'grade' },
      url,
      { key: 'courses', label: 'Courses', role: 'courses' },
    ],
    swaps: [['degree', 'field'], ['degree', 'institution']],
    named: ['title', 'organization'],
  },
  projects: {
    title: 'Projects',
    item: 'project',
    items: 'projects',
    fields: [
      { key: 'name', label: 'Project name', role: 'title' },
      { key: 'duration', label: 'Duration', role: 'time' },
      url,
      text,
      { key: 'technologies', label: 'Technologies', role: 'words' },
    ],
    swaps: [],
    named: ['title'],
  },
  certifications: {
    title: 'Certifications',
    item: 'certificate',
    items: 'certificates',
    fields: [{ key: 'name', label: 'Certificate name', role: 'title' }, { key: 'issuer', label: 'Issuer', role: 'organization' }, { key: 'date', label: 'Date', role: 'time' }, url],
    swaps: [['name', 'issuer']],
    named: ['title'],
  },
  achievements: {
    title: 'Achievements',
    item: 'achievement',
    items: 'achievements',
    fields: [
      { key: 'title', label: 'Title', role: 'title' },
      { key: 'date', label: 'Date', role: 'time' },
      { key: 'position', label: 'Position or rank', role: 'rank' },
      { key: 'organization', label: 'Organization', role: 'organization' },
      url,
      text,
    ],
    swaps: [['title', 'organization']],
    named: ['title'],
  },
  languages: {
    title: 'Languages',
    item: 'language',
    items: 'languages',
    fields: [{ key: 'name', label: 'Language', role: 'title' }, { key: 'level', label: 'Level', role: 'level' }],
    swaps: [['name', 'level']],
    named: ['title'],
  },
  items: {
    title: 'New section',
    item: 'entry',
    items: 'entries',
    fields: [
      { key: 'title', label: 'Title', role: 'title' },
      { key: 'subtitle', label: 'Organization or source', role: 'organization' },
      { key: 'period', label: 'Time', role: 'time' },
      { key: 'place', label: 'Location', role: 'place' },
      text,
      url,
    ],
    swaps: [['title', 'subtitle']],
    named: ['title', 'organization'],
  },
}

const ITEMS = /^additional\.(\d+)\.items$/

export const kindOf = (section: ListedSection): ListKind => (ITEMS.test(section) ? 'items' : (section as ListKind))
export const shapeOf = (section: ListedSection): ListShape => LISTS[kindOf(section)]

/** The name of a list in the rail and in the page. */
export const sectionId = (section: ListedSection | 'skills') => section.replace(ITEMS, 'additional-$1')

/** An entry of a list in which nothing stands. */
export const blankOf = (section: ListedSection): ListEntry => blankOfKind(kindOf(section))
export const blankOfKind = (kind: ListKind): ListEntry => (kind === 'items' ? blankItem() : blankEntry[kind]())

/** The first field of an entry. */
export const firstPath = (section: ListedSection, index: number) => `${section}.${index}.${Object.keys(blankOf(section)).find((key) => key !== 'source')}`

/** The field of a list with a role. */
export const fieldOf = (kind: ListKind, role: Role) => LISTS[kind].fields.find((field) => field.role === role)
export const labelOf = (kind: ListKind, key: string) => LISTS[kind].fields.find((field) => field.key === key)?.label ?? key

const sectionIndex = (section: ListedSection) => Number(ITEMS.exec(section)?.[1])

export function entriesOf(form: ReviewForm, section: ListedSection): readonly ListEntry[] {
  return kindOf(section) === 'items' ? (form.additional[sectionIndex(section)]?.items ?? []) : form[section as SectionName] as ListEntry[]
}

/** The form with other entries in one of its lists. */
export function withEntries(form: ReviewForm, section: ListedSection, entries: readonly ListEntry[]): ReviewForm {
  if (kindOf(section) !== 'items') return { ...form, [section]: entries }
  const at = sectionIndex(section)
  return { ...form, additional: form.additional.map((holder, index) => (index === at ? { ...holder, items: entries as AdditionalItemEntry[] } : holder)) }
}

/** A field of an entry as text; several words as one line. */
export function textAt(entry: ListEntry, key: string): string {
  const value = (entry as Values)[key]
  return typeof value === 'string' ? value : Array.isArray(value) ? value.join(', ') : ''
}

/** An entry with other values in some of its fields. */
export const withValues = <T extends ListEntry>(entry: T, values: Values): T => ({ ...entry, ...values })

/** "1 job", "3 jobs". */
export const countOf = (kind: ListKind, count: number) => `${count} ${count === 1 ? LISTS[kind].item : LISTS[kind].items}`

/** What names an entry on buttons and in messages. */
export function nameOf(kind: ListKind, entry: ListEntry): string {
  const parts = LISTS[kind].named.map((role) => textAt(entry, fieldOf(kind, role)?.key ?? '')).filter(Boolean)
  return parts.join(', ')
}

const CONTACT = /^(name|email|phone|location|summary)$|^links\b/

/** The name, in the rail and in the page, of the section that a field stands in. */
export function sectionOfPath(path: string): string {
  if (CONTACT.test(path)) return 'contact'
  const [list = '', index = ''] = path.split('.')
  return list === 'additional' ? `additional-${index}` : list
}

/** A label inside a sentence. */
export const inSentence = (label: string) => label.charAt(0).toLowerCase() + label.slice(1)
