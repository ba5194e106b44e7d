import { fullUrl } from '@/features/resumes/review/urls'
import type { Appearance, Content, EditedChoice, EditedItem, EditedResume, EditedSection, Keyed, ParsedResume, SavedContent, SectionChoice } from '../model'

/** Differs from page to page: keys are kept with what is unsaved, and must not meet new ones. */
const PAGE = Math.random().toString(36).slice(2, 8)
let made = 0
export const newKey = () => `${PAGE}-${++made}`

/** New entries. The order of the keys is the order of the fields. */
export const blankEntry = {
  links: { name: '', url: '' },
  experience: { position: '', company: '', duration: '', location: '', url: '', description: '' },
  education: { institution: '', degree: '', field: '', startYear: '', graduationYear: '', noGraduationYear: false, grade: '', location: '', url: '', courses: [] as string[] },
  projects: { name: '', duration: '', url: '', description: '', technologies: [] as string[] },
  certifications: { name: '', issuer: '', date: '', url: '' },
  achievements: { title: '', type: 'achievement' as const, date: '', position: '', organization: '', url: '', description: '' },
  languages: { name: '', level: '' },
}
export type ListName = keyof typeof blankEntry
const LISTS = Object.keys(blankEntry) as ListName[]

export const blankItem = { title: '', subtitle: '', period: '', place: '', url: '', description: '' }
export const newSection = (): EditedSection => ({ key: newKey(), title: '', kind: 'other', items: [{ ...blankItem, key: newKey() }] })

/** Fields that are null, not empty, where nothing stands. A link without an address stays a link. */
const NULLABLE = new Set(['url', 'location', 'startYear', 'organization', 'grade'])

type Fields = Record<string, unknown>

/** Lays what is saved over a blank entry: absent and null become empty text. */
function edited(blank: object, entry: object): Fields & { key: string } {
  const present = Object.entries(entry).filter(([, value]) => value !== null && value !== undefined)
  return { ...blank, ...Object.fromEntries(present), key: newKey() }
}

const editedList = <L extends ListName>(list: L, resume: ParsedResume) => (resume[list] ?? []).map((entry) => edited(blankEntry[list], entry)) as unknown as EditedResume[L]

const editedSection = (section: ParsedResume['additional'][number]): EditedSection => ({
  ...section,
  key: newKey(),
  items: section.items.map((item) => edited(blankItem, item) as unknown as EditedItem),
})

export const DEFAULT_APPEARANCE: Appearance = { sections: [], accent: null, font: null, spacing: 'normal', dates: 'printed', paper: 'auto', fit: 'free' }

const ADDITIONAL = /^additional\[(\d+)\]$/
export const sectionId = (key: string) => `additional:${key}`

function editedChoice({ key, title, hidden, keepPlace = false }: SectionChoice, additional: EditedSection[]): EditedChoice[] {
  const index = ADDITIONAL.exec(key)?.[1]
  if (index === undefined) return [{ id: key, title: title ?? '', hidden, keepPlace }]
  const section = additional[Number(index)]
  return section ? [{ id: sectionId(section.key), title: title ?? '', hidden, keepPlace }] : []
}

/** What the server has, as the form holds it. */
export function toContent({ resume, appearance, templateId }: SavedContent): Content {
  const { sections, ...style } = { ...DEFAULT_APPEARANCE, ...appearance }
  const additional = (resume.additional ?? []).map(editedSection)
  const lists = Object.fromEntries(LISTS.map((list) => [list, editedList(list, resume)])) as Pick<EditedResume, ListName>
  return {
    resume: { ...resume, ...lists, phone: resume.phone ?? '', location: resume.location ?? '', summary: resume.summary ?? '', skills: resume.skills ?? [], additional, unplaced: resume.unplaced ?? [], noName: Boolean(resume.noName), noEmail: Boolean(resume.noEmail) },
    sections: sections.flatMap((choice) => editedChoice(choice, additional)),
    style,
    templateId,
  }
}

const isEmpty = (value: unknown) => typeof value === 'boolean' || (typeof value === 'string' ? value.trim() === '' : Array.isArray(value) && value.length === 0)

/** Whether an entry was added and never filled. */
export const isBlank = (entry: object) => Object.entries(entry).every(([key, value]) => key === 'key' || key === 'type' || key === 'kind' || isEmpty(value))

const isBlankSection = ({ title, items }: EditedSection) => isEmpty(title) && items.every(isBlank)

/** The entries of a list that are saved: all that were filled. */
const filled = <T extends object>(entries: T[]) => entries.filter((entry) => !isBlank(entry))

/** The key is the form's own matter. */
function withoutKey<T extends { key: string }>(entry: T): Omit<T, 'key'> {
  const copy: Partial<T> = { ...entry }
  delete copy.key
  return copy as Omit<T, 'key'>
}

function saved(list: string, entry: Keyed<object>): Fields {
  const bare = (name: string, value: unknown) => {
    if (name === 'url' && typeof value === 'string') return fullUrl(value) ?? (isEmpty(value) && list !== 'links' ? null : value)
    const nullable = NULLABLE.has(name) || (list === 'achievements' && name === 'position')
    return nullable && isEmpty(value) ? null : value
  }
  return Object.fromEntries(Object.entries(withoutKey(entry)).map(([name, value]) => [name, bare(name, value)]))
}

/** A choice about a section that is not saved is not saved either. */
const savedChoice = ({ title, hidden, keepPlace }: EditedChoice, key: string | null): SectionChoice[] => (key === null ? [] : [{ key, title: textOrNull(title), hidden, keepPlace }])

const textOrNull = (text: string) => (isEmpty(text) ? null : text)

/** What is sent to the server: without keys, and without entries that were added and never filled. */
export function toSaved({ resume, sections, style, templateId }: Content): SavedContent {
  const additional = resume.additional.filter((section) => !isBlankSection(section))
  const lists = Object.fromEntries(LISTS.map((list) => [list, filled<Keyed<object>>(resume[list]).map((entry) => saved(list, entry))]))
  const keyOf = (id: string) => {
    const index = additional.findIndex((section) => sectionId(section.key) === id)
    return id.startsWith('additional:') ? (index < 0 ? null : `additional[${index}]`) : id
  }
  return {
    resume: {
      ...resume,
      ...lists,
      phone: textOrNull(resume.phone),
      location: textOrNull(resume.location),
      summary: textOrNull(resume.summary),
      additional: additional.map((section) => ({ ...withoutKey(section), items: filled(section.items).map((item) => saved('items', item)) })),
    } as unknown as ParsedResume,
    appearance: { sections: sections.flatMap((choice) => savedChoice(choice, keyOf(choice.id))), ...style },
    templateId,
  }
}

/** What would be saved, as one text: equal texts are nothing to save. */
export const savedText = (content: Content) => JSON.stringify(toSaved(content))

/** Two contents that the server stores alike: it trims texts. */
export const storedAlike = (a: string, b: string) => trimmed(a) === trimmed(b)
const trimmed = (text: string) => JSON.stringify(JSON.parse(text, (_, value: unknown) => (typeof value === 'string' ? value.trim() : value)))

/** The indices of the entries that are saved, in the form's counting. */
function savedIndices(resume: EditedResume, list: string): number[] {
  const entries = resume[list as keyof EditedResume]
  if (!Array.isArray(entries)) return []
  return entries.flatMap((entry, index) => (typeof entry === 'string' || !(list === 'additional' ? isBlankSection(entry as EditedSection) : isBlank(entry)) ? [index] : []))
}

/** A field's path as the server spells it ("experience[0].company") in the form's spelling and counting: blank entries are not sent. */
export function pathInForm(resume: EditedResume, serverPath: string): string {
  const [list = '', index, ...rest] = serverPath.replace(/\[(\d+)\]/g, '.$1').split('.')
  if (index === undefined || !/^\d+$/.test(index)) return [list, index, ...rest].filter((step) => step !== undefined).join('.')
  return [list, savedIndices(resume, list)[Number(index)] ?? index, ...rest].join('.')
}
