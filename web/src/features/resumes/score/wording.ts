import { languageName } from '@/lib/language-name'
import type { Finding, ScoreCard } from '../model'

const ENTRIES: Record<string, string> = {
  experience: 'job',
  education: 'education',
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

/** How much of the card could be used for the resume's language. */
export function checksInWords({ checks: { available, total }, language }: Pick<ScoreCard, 'checks' | 'language'>): string {
  if (available === total) return `Checked against all ${total} rules.`
  return `Checked against ${available} of ${total} rules: we don’t have the others for ${languageName(language) ?? 'this language'} yet.`
}

/** "the built-in parser 2.2.0" for "embedded 2.2.0"; another engine keeps its own name. */
export const readerInWords = (reader: string) => reader.replace(/^embedded\b/, 'the built-in parser')
