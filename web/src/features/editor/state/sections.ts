import type { Content, EditedChoice } from '../model'
import { sectionId } from './content'
import { setAt } from './paths'
import { moveItem } from './reorder'

/** The sections with a list of their own, in the order they stand in where nothing else was chosen. */
export const OWN_SECTIONS = {
  experience: 'Experience',
  education: 'Education',
  skills: 'Skills',
  projects: 'Projects',
  certifications: 'Certifications',
  achievements: 'Achievements',
  languages: 'Languages',
} as const
export type OwnSection = keyof typeof OWN_SECTIONS

export interface Section extends EditedChoice {
  /** Index among the additional sections; null for one with a list of its own. */
  index: number | null
  /** What it is called here. */
  name: string
  /** How many entries it has. */
  count: number
}

const isOwn = (id: string): id is OwnSection => id in OWN_SECTIONS

function sectionOf({ resume }: Content, choice: EditedChoice): Section {
  if (isOwn(choice.id)) return { ...choice, index: null, name: choice.title || OWN_SECTIONS[choice.id], count: resume[choice.id].length }
  const index = resume.additional.findIndex(({ key }) => sectionId(key) === choice.id)
  const section = resume.additional[index]!
  return { ...choice, index, name: section.title || 'New section', count: section.items.length }
}

/** All sections in their order: those that were chosen, then the others. */
export function orderedSections(content: Content): Section[] {
  const ids = [...Object.keys(OWN_SECTIONS), ...content.resume.additional.map(({ key }) => sectionId(key))]
  const chosen = content.sections.filter(({ id }) => ids.includes(id))
  const others = ids.filter((id) => !chosen.some((choice) => choice.id === id)).map((id) => ({ id, title: '', hidden: false }))
  return [...chosen, ...others].map((choice) => sectionOf(content, choice))
}

/** Naming one section puts it before those that are not named: from the first choice on all are named. */
const choicesOf = (content: Content): EditedChoice[] => orderedSections(content).map(({ id, title, hidden }) => ({ id, title, hidden }))

export function moveSection(content: Content, from: number, to: number): Content {
  const choices = choicesOf(content)
  const moved = moveItem(choices, from, to)
  return moved === choices ? content : { ...content, sections: moved }
}

const change = (content: Content, id: string, over: Partial<EditedChoice>): Content => ({
  ...content,
  sections: choicesOf(content).map((choice) => (choice.id === id ? { ...choice, ...over } : choice)),
})

/** The heading of a section; empty text brings the usual one back. An additional section has no other heading than its own. */
export function renameSection(content: Content, { id, index }: Pick<Section, 'id' | 'index'>, title: string): Content {
  return index === null ? change(content, id, { title }) : setAt(content, `resume.additional.${index}.title`, title)
}

export const hideSection = (content: Content, id: string, hidden: boolean) => change(content, id, { hidden })

/** Takes an additional section out, with its entries. */
export function removeSection(content: Content, index: number): Content {
  const gone = content.resume.additional[index]
  if (!gone) return content
  return {
    ...content,
    resume: { ...content.resume, additional: content.resume.additional.filter((section) => section !== gone) },
    sections: content.sections.filter(({ id }) => id !== sectionId(gone.key)),
  }
}
