import type { FlowField } from '../flows'

/** Fields that belong together. */
export interface Section {
  title: string
  fields: FlowField[]
}

const TITLES: readonly (readonly [title: string, holds: (field: FlowField) => boolean])[] = [
  ['Education', ({ name }) => name.startsWith('education')],
  ['Experience', ({ name }) => name.startsWith('experience1')],
  ['Measurements', ({ name }) => ['agency', 'height', 'weight', 'hairColor', 'eyeColor'].includes(name)],
  ['In numbers', ({ kind }) => kind === 'number'],
  ['Online profiles', ({ kind }) => kind === 'id'],
  ['About you', () => true],
]

/** The fields in groups, both in the order of the form. */
export function sectionsOf(fields: readonly FlowField[]): Section[] {
  const sections: Section[] = []
  for (const field of fields) {
    const title = TITLES.find(([, holds]) => holds(field))![0]
    const section = sections.find((one) => one.title === title)
    if (section) section.fields.push(field)
    else sections.push({ title, fields: [field] })
  }
  return sections
}
