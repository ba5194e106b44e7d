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

/** All sections in their order: the usual one, in which those that were moved take each other's places. */
export function orderedSections(content: Content): Section[] {
  const ids = [...Object.keys(OWN_SECTIONS), ...content.resume.additional.map(({ key }) => sectionId(key))]
  const choiceOf = (id: string) => content.sections.find((choice) => choice.id === id) ?? { id, title: '', hidden: false, keepPlace: true }
  const moved = content.sections.filter(({ id, keepPlace }) => !keepPlace && ids.includes(id))
  return ids
    .map(choiceOf)
    .map((choice) => (choice.keepPlace ? choice : moved.shift()!))
    .map((choice) => sectionOf(content, choice))
}

const choicesOf = (sections: Section[]): EditedChoice[] => sections.map(({ id, title, hidden, keepPlace }) => ({ id, title, hidden, keepPlace }))

/** From the first move on every section is placed. */
export function moveSection(content: Content, from: number, to: number): Content {
  const choices = choicesOf(orderedSections(content))
  const moved = moveItem(choices, from, to)
  return moved === choices ? content : { ...content, sections: moved.map((choice) => ({ ...choice, keepPlace: false })) }
}

/** Names a section among the choices, without moving any. */
function change(content: Content, id: string, over: Partial<EditedChoice>): Content {
  const isChosen = (section: Section) => section.id === id || content.sections.some((choice) => choice.id === section.id)
  const choices = choicesOf(orderedSections(content).filter(isChosen))
  return { ...content, sections: choices.map((choice) => (choice.id === id ? { ...choice, ...over } : choice)) }
}

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
