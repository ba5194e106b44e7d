import type { ParseDetails } from '../model'

/** A line of the document that can be chosen. */
interface PlacedLine {
  text: string
  page: number
  top: number
  left: number
}

const filled = (text: string) => text.split('\n').map((line) => line.replace(/\s+/g, ' ').trim()).filter(Boolean)

/** The lines of a text that was selected in the document. */
export const linesOfSelection = filled

function placed(text: string, page: number | null | undefined, box: readonly number[] | null | undefined): PlacedLine[] {
  const [left = 0, top = 0, , bottom = top] = box ?? []
  const lines = filled(text)
  return lines.map((line, index) => ({ text: line, page: page ?? 0, left, top: top + ((bottom - top) * index) / lines.length }))
}

/** Lines closer than this many points stand beside each other. */
const BESIDE = 3

const byPlace = (one: PlacedLine, other: PlacedLine) => one.page - other.page || (Math.abs(one.top - other.top) < BESIDE ? one.left - other.left : one.top - other.top)

/** All lines of the document as far as they are known: the paragraphs of a Word file; of a PDF what was read into fields, and what was not. */
export function linesOf({ pages, paragraphs, fields, unplaced }: Pick<ParseDetails, 'pages' | 'paragraphs' | 'fields' | 'unplaced'>): string[] {
  if (pages.length === 0) return paragraphs.flatMap(({ text }) => filled(text))
  const all = [...fields, ...unplaced].flatMap(({ text, page, box }) => placed(text, page, box)).sort(byPlace)
  const isRepeated = (line: PlacedLine, before: PlacedLine | undefined) => before !== undefined && before.text === line.text && before.page === line.page && Math.abs(before.top - line.top) < BESIDE
  return all.filter((line, index) => !isRepeated(line, all[index - 1])).map(({ text }) => text)
}

/** What lines of the document can be, and the place where they then go. */
export const LINE_KINDS = [
  { id: 'new-experience', label: 'A job' },
  { id: 'new-education', label: 'Education' },
  { id: 'skills', label: 'Skills' },
  { id: 'new-projects', label: 'A project' },
  { id: 'new-certifications', label: 'A certificate' },
  { id: 'new-achievements', label: 'An award' },
  { id: 'summary', label: 'The summary' },
] as const
export type LineKind = (typeof LINE_KINDS)[number]
