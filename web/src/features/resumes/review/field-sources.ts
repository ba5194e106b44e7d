import type { PageMark } from '@/ui/pdf/PagedPdf'
import type { FieldSource, ParseDetails, ParsedResume } from '../model'

/** Below this probability of being right a field is marked, so that the eye goes there first: two to four fields in a hundred (measured by `bench/confidence`, see `docs/parser.md`). */
export const LOW_CONFIDENCE = 0.85

export type FieldSources = ReadonlyMap<string, FieldSource>

export const indexSources = (details: ParseDetails): FieldSources => new Map(details.fields.map((field) => [field.path, field]))

export const isDoubtful = (source: FieldSource | undefined) => source !== undefined && source.confidence < LOW_CONFIDENCE

/** A chip keeps no path of its own: the list is edited by value, so its source is found by the text that was read. */
export function chipSource(read: readonly string[], chip: string, listPath: string | null): string | null {
  const index = read.indexOf(chip)
  return listPath === null || index < 0 ? null : `${listPath}[${index}]`
}

/** The technologies as they were read for the project that an entry came from. */
export const technologiesRead = (parsed: ParsedResume, source: string | null) =>
  parsed.projects.find((_, index) => `projects[${index}]` === source)?.technologies ?? []

/** A hair of air around the words, in points: a highlighter never stops exactly at the glyph. */
const PADDING = 2

export function pageMark(source: FieldSource | undefined, pages: ParseDetails['pages']): PageMark | null {
  if (!source?.box || source.page === null || source.page === undefined) return null
  const page = pages[source.page]
  const [x0, y0, x1, y1] = source.box
  if (!page || x0 === undefined || y0 === undefined || x1 === undefined || y1 === undefined) return null
  return {
    page: source.page,
    left: (x0 - PADDING) / page.width,
    top: (y0 - PADDING) / page.height,
    width: (x1 - x0 + 2 * PADDING) / page.width,
    height: (y1 - y0 + 2 * PADDING) / page.height,
  }
}
