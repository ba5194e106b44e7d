import type { Schemas } from '@/api/client'

export type ParsedResume = Schemas['ParsedResume']
export type ScoreCard = Schemas['ScoreCard']

export type Spacing = Schemas['Spacing']
export type DateForm = Schemas['DateForm']
export type Paper = Schemas['Paper']
export type Fit = Schemas['Fit']
export type SectionChoice = Schemas['SectionChoice']

/** How a resume looks, whatever its design. Absent accent and font are the design's own. */
export type Appearance = Schemas['Appearance']

/** The design of a resume for which none was chosen, where the account has none either. */
export const FIRST_DESIGN = 'template1'

/** What one version of a resume holds, as the server knows it. */
export type SavedContent = Pick<Schemas['VersionContent'], 'resume' | 'appearance' | 'templateId'>

/** An entry of a list, with what tells it from others wherever it is moved. */
export type Keyed<T> = T & { key: string }

type Lists = ParsedResume
type EntryOf<L extends keyof Lists> = Lists[L] extends (infer E)[] ? Texts<E> : never
/** In the form every text is a string, empty where there is none. */
type Texts<E> = { [F in keyof E]-?: NonNullable<E[F]> }

export type EditedItem = Keyed<Texts<Schemas['AdditionalItem']>>
export type EditedSection = Keyed<Omit<Texts<Schemas['AdditionalSection']>, 'items'> & { items: EditedItem[] }>

/** The resume as the form holds it. */
export interface EditedResume {
  name: string
  email: string
  phone: string
  location: string
  summary: string
  links: Keyed<EntryOf<'links'>>[]
  experience: Keyed<EntryOf<'experience'>>[]
  education: Keyed<EntryOf<'education'>>[]
  skills: string[]
  projects: Keyed<EntryOf<'projects'>>[]
  certifications: Keyed<EntryOf<'certifications'>>[]
  achievements: Keyed<EntryOf<'achievements'>>[]
  languages: Keyed<EntryOf<'languages'>>[]
  additional: EditedSection[]
  /** Lines of the document that are in no field. */
  unplaced: string[]
  noName: boolean
  noEmail: boolean
}

export type Style = Omit<Appearance, 'sections'>

/** A section's choice in the form: an additional section goes by its entry's key, so that it keeps its place when others move. */
export interface EditedChoice {
  id: string
  title: string
  hidden: boolean
  /** Whether it stays where the design has it: it was renamed or hidden, and never moved. */
  keepPlace: boolean
}

/** All that can be edited, and undone. */
export interface Content {
  resume: EditedResume
  sections: EditedChoice[]
  style: Style
  templateId: string | null
}

/** A field that cannot be saved as it stands: its path in dotted spelling, and why. */
export interface Problem {
  path: string
  message: string
}
