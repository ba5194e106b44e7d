import type { ParsedResume } from '../model'
import { fullUrl } from './urls'

/** Where an entry was read from ("experience[0]"), so that highlights stay right when it is moved; null for one the user added. */
type Source = { source: string | null }

export type LinkEntry = Source & { name: string; url: string }
export type ExperienceEntry = Source & { company: string; position: string; duration: string; location: string; url: string; description: string }
export type EducationEntry = Source & {
  institution: string
  degree: string
  field: string
  startYear: string
  graduationYear: string
  /** "No year": the answer to a graduation year that is empty. */
  noGraduationYear: boolean
  location: string
  grade: string
  url: string
  courses: string[]
}
export type ProjectEntry = Source & { name: string; description: string; technologies: string[]; duration: string; url: string }
export type CertificationEntry = Source & { name: string; issuer: string; date: string; url: string }
export type AchievementEntry = Source & {
  title: string
  type: ParsedResume['achievements'][number]['type']
  date: string
  description: string
  position: string
  organization: string
  url: string
}

export type LanguageEntry = Source & { name: string; level: string }
export type AdditionalItemEntry = Source & { title: string; subtitle: string; period: string; place: string; url: string; description: string }

/** A section that has no list of its own, with the entries below its title. */
export type AdditionalSectionEntry = Source & { title: string; kind: ParsedResume['additional'][number]['kind']; items: AdditionalItemEntry[] }

/** The parsed resume as the review form holds it: every text is a string, empty where nothing was found. */
export interface ReviewForm {
  name: string
  email: string
  phone: string
  location: string
  summary: string
  links: LinkEntry[]
  experience: ExperienceEntry[]
  education: EducationEntry[]
  projects: ProjectEntry[]
  certifications: CertificationEntry[]
  achievements: AchievementEntry[]
  skills: string[]
  languages: LanguageEntry[]
  additional: AdditionalSectionEntry[]
  /** "Not in my resume": the answers to a name and an email that are empty. */
  noName: boolean
  noEmail: boolean
}

/** The order of the keys is the order of the fields on the screen: "Next" follows it. */
export const blankEntry = {
  links: (): LinkEntry => ({ source: null, name: '', url: '' }),
  experience: (): ExperienceEntry => ({ source: null, position: '', company: '', duration: '', location: '', description: '', url: '' }),
  education: (): EducationEntry => ({ source: null, institution: '', degree: '', field: '', startYear: '', graduationYear: '', noGraduationYear: false, location: '', grade: '', url: '', courses: [] }),
  projects: (): ProjectEntry => ({ source: null, name: '', duration: '', url: '', description: '', technologies: [] }),
  certifications: (): CertificationEntry => ({ source: null, name: '', issuer: '', date: '', url: '' }),
  achievements: (): AchievementEntry => ({ source: null, title: '', type: 'achievement', date: '', position: '', organization: '', url: '', description: '' }),
  languages: (): LanguageEntry => ({ source: null, name: '', level: '' }),
}
export type SectionName = keyof typeof blankEntry

export const blankItem = (): AdditionalItemEntry => ({ source: null, title: '', subtitle: '', period: '', place: '', description: '', url: '' })
export const blankSection = (): AdditionalSectionEntry => ({ source: null, title: '', kind: 'other', items: [] })

/** Lays the parser's values over a blank entry: absent and null become empty text. */
function fill<T extends Source>(blank: T, parsed: object, source: string): T {
  const found = Object.entries(parsed).filter(([key, value]) => key in blank && value !== null && value !== undefined)
  return { ...blank, ...Object.fromEntries(found), source }
}

const fillAll = <S extends SectionName>(section: S, entries: object[]) =>
  entries.map((entry, index) => fill<ReturnType<(typeof blankEntry)[S]>>(blankEntry[section]() as never, entry, `${section}[${index}]`))

const fillSection = ({ title, kind, items }: ParsedResume['additional'][number], index: number): AdditionalSectionEntry => ({
  source: `additional[${index}]`,
  title,
  kind,
  items: items.map((item, at) => fill(blankItem(), item, `additional[${index}].items[${at}]`)),
})

export function toForm(parsed: ParsedResume): ReviewForm {
  return {
    name: parsed.name,
    email: parsed.email,
    phone: parsed.phone ?? '',
    location: parsed.location ?? '',
    summary: parsed.summary ?? '',
    links: fillAll('links', parsed.links),
    experience: fillAll('experience', parsed.experience),
    education: fillAll('education', parsed.education),
    projects: fillAll('projects', parsed.projects),
    certifications: fillAll('certifications', parsed.certifications),
    achievements: fillAll('achievements', parsed.achievements),
    skills: parsed.skills,
    languages: fillAll('languages', parsed.languages),
    additional: parsed.additional.map(fillSection),
    // Left out on the wire where they are not given.
    noName: Boolean(parsed.noName),
    noEmail: Boolean(parsed.noEmail),
  }
}

const optional = (text: string) => text.trim() || null
const address = (text: string) => fullUrl(text) ?? optional(text)

/** An entry as the server knows it: where it was read is the form's own matter. */
function bare<T extends Source>(entry: T): Omit<T, 'source'> {
  const copy: Partial<T> = { ...entry }
  delete copy.source
  return copy as Omit<T, 'source'>
}

type Entry = ReviewForm[SectionName][number] | AdditionalItemEntry

/** How many filled fields two entries have in common. */
const likeness = (a: Entry, b: Entry) =>
  Object.entries(a).filter(([key, value]) => key !== 'source' && key !== 'type' && value !== '' && value !== false && JSON.stringify(value) === JSON.stringify((b as Record<string, unknown>)[key])).length

/** Gives each entry the source of the entry read that it is most like; an entry like none was added by hand. */
function sourcesByLikeness<T extends Entry>(entries: T[], read: T[]): T[] {
  const free = new Set(read)
  return entries.map((entry, index) => {
    const ranked = [...free].map((candidate) => ({ candidate, score: likeness(entry, candidate) + (read[index] === candidate ? 0.5 : 0) }))
    const best = ranked.filter(({ score }) => score >= 1).sort((a, b) => b.score - a.score)[0]
    if (best) free.delete(best.candidate)
    return { ...entry, source: best?.candidate.source ?? null }
  })
}

/** As [sourcesByLikeness] for a section of its own title: it is the one that was read under the same title, or in the same place. */
function sectionSources(sections: AdditionalSectionEntry[], read: AdditionalSectionEntry[]): AdditionalSectionEntry[] {
  return sections.map((section, index) => {
    const origin = read.find(({ title }) => title === section.title) ?? read[index]
    return { ...section, source: origin?.source ?? null, items: sourcesByLikeness(section.items, origin?.items ?? []) }
  })
}

/** The saved resume as a form: its entries may have been moved, removed and added since they were read. */
export function toSavedForm(saved: ParsedResume, read: ParsedResume): ReviewForm {
  const form = toForm(saved)
  const origin = toForm(read)
  const matched = LISTED.map((section) => [section, sourcesByLikeness<Entry>(form[section], origin[section])] as const)
  return { ...form, ...Object.fromEntries(matched), additional: sectionSources(form.additional, origin.additional) }
}

/** The resume that is saved; the lines that were placed nowhere are kept with it. */
export function toParsed(form: ReviewForm, unplaced: readonly string[] = []): ParsedResume {
  return {
    name: form.name.trim(),
    email: form.email.trim(),
    phone: optional(form.phone),
    location: optional(form.location),
    summary: optional(form.summary),
    links: form.links.map(({ name, url }) => ({ name: name.trim(), url: fullUrl(url) ?? url.trim() })),
    experience: form.experience.map((entry) => ({ ...bare(entry), location: optional(entry.location), url: address(entry.url) })),
    education: form.education.map((entry) => ({
      ...bare(entry),
      startYear: optional(entry.startYear),
      location: optional(entry.location),
      grade: optional(entry.grade),
      url: address(entry.url),
      noGraduationYear: entry.noGraduationYear && entry.graduationYear === '',
    })),
    projects: form.projects.map((entry) => ({ ...bare(entry), url: address(entry.url) })),
    certifications: form.certifications.map((entry) => ({ ...bare(entry), url: address(entry.url) })),
    achievements: form.achievements.map((entry) => ({
      ...bare(entry),
      position: optional(entry.position),
      organization: optional(entry.organization),
      url: address(entry.url),
    })),
    skills: form.skills,
    languages: form.languages.map(bare),
    additional: form.additional.map((section) => ({ ...bare(section), title: section.title.trim(), items: section.items.map((item) => ({ ...bare(item), url: address(item.url) })) })),
    unplaced: [...unplaced],
    noName: form.noName && form.name.trim() === '',
    noEmail: form.noEmail && form.email.trim() === '',
  }
}

/** "education[0].graduationYear", as the server and the parser write it, in react-hook-form's spelling. */
export const formPath = (serverPath: string) => serverPath.replace(/\[(\d+)\]/g, '.$1')

const isBlank = (entry: Source) => Object.entries(bare(entry)).every(([key, value]) => key === 'type' || value === '' || typeof value === 'boolean' || (Array.isArray(value) && value.length === 0))

const LISTED = Object.keys(blankEntry) as SectionName[]

/** The additional sections without blank entries, and without those that then say nothing. */
const filledSections = (sections: AdditionalSectionEntry[]) =>
  sections.map((section) => ({ ...section, items: section.items.filter((item) => !isBlank(item)) })).filter(({ title, items }) => title.trim() !== '' || items.length > 0)

const countAll = (sections: AdditionalSectionEntry[]) => sections.reduce((sum, { items }) => sum + 1 + items.length, 0)

/** The form without entries that were added and never filled; the same form when there are none. */
export function withoutBlankEntries(form: ReviewForm): ReviewForm {
  const kept = LISTED.map((section) => [section, form[section].filter((entry) => !isBlank(entry))] as const)
  const additional = filledSections(form.additional)
  const anyBlank = kept.some(([section, entries]) => entries.length < form[section].length) || countAll(additional) < countAll(form.additional)
  return anyBlank ? { ...form, ...Object.fromEntries(kept), additional } : form
}

/** A form as an older version of the app kept it: what it did not know is empty. */
export function completed(form: ReviewForm): ReviewForm {
  const lists = LISTED.map((section) => [section, ((form[section] as object[] | undefined) ?? []).map((entry) => ({ ...blankEntry[section](), ...entry }))] as const)
  return { ...form, ...Object.fromEntries(lists), additional: (form.additional) ?? [], noName: Boolean(form.noName), noEmail: Boolean(form.noEmail) }
}
