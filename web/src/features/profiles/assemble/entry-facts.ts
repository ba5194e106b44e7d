import type { MergeValue } from '../wire'

/** One thing that a version of an entry says. */
export interface Fact {
  /** The field's name, as in the entry. */
  name: string
  label: string
  text: string
}

/** The fields of all kinds of entries in the order in which they are read. */
const LABELS: Record<string, string> = {
  position: 'Position', company: 'Company', degree: 'Degree', field: 'Field', institution: 'School', name: 'Name', title: 'Title', subtitle: 'Where', type: 'Kind', issuer: 'Issuer', organization: 'Organization',
  level: 'Level', duration: 'Dates', period: 'Dates', startYear: 'From', graduationYear: 'Graduation', date: 'Date', location: 'Location', place: 'Place', grade: 'Grade', technologies: 'Technologies', courses: 'Courses',
  description: 'Description', url: 'Address',
}

const textOf = (value: unknown): string => (Array.isArray(value) ? value.map(textOf).filter(Boolean).join(', ') : typeof value === 'string' || typeof value === 'number' ? String(value).trim() : '')

const recordOf = (value: unknown) => (typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {})

/** What a version says, field by field; empty fields are left out. */
export function factsOf(value: MergeValue): Fact[] {
  if (typeof value === 'string') return [{ name: 'text', label: '', text: value }]
  // Entries of sections without a list of their own come with the section's title.
  const entry = recordOf(recordOf(value).item ?? value)
  return Object.entries(LABELS).flatMap(([name, label]) => {
    const text = textOf(entry[name])
    return text ? [{ name, label, text }] : []
  })
}
