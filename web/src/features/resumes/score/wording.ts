import type { Finding } from '../model'

const ENTRIES: Record<string, string> = {
  experience: 'job',
  education: 'school',
  projects: 'project',
  certifications: 'certificate',
  achievements: 'achievement',
  skills: 'skill',
}

const words = (name: string) => name.replace(/([A-Z])/g, ' $1').toLowerCase()

/** "experience[0].company" in words: "job 1, company". */
export function fieldInWords(path: string): string {
  const [, list = '', index, , rest] = /^(\w+)(?:\[(\d+)\])?(\.(.+))?$/.exec(path) ?? []
  if (list === '') return path
  const entry = index === undefined ? words(list) : `${ENTRIES[list] ?? words(list)} ${Number(index) + 1}`
  return rest ? `${entry}, ${words(rest)}` : entry
}

/** Where a quote stands: its page, its field, or both. */
export function placeInWords({ page, field }: Finding['evidence'][number]): string {
  const pageText = page === null || page === undefined ? null : `page ${page + 1}`
  return [pageText, field && fieldInWords(field)].filter(Boolean).join(' · ')
}

const pointsFormat = new Intl.NumberFormat('en', { maximumFractionDigits: 1 })
export const points = (value: number) => pointsFormat.format(value)
