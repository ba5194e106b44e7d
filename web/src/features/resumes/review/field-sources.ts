import { get } from 'react-hook-form'
import type { PageMark } from '@/ui/pdf/PagedPdf'
import type { FieldSource, ParseDetails, ParsedResume } from '../model'
import { sourcesOfReadings } from './readings'

export type FieldSources = ReadonlyMap<string, FieldSource>

export const indexSources = (details: ParseDetails): FieldSources => new Map([...details.fields, ...sourcesOfReadings(details)].map((field) => [field.path, field]))

/** No text of the document: words of our own for the sort of an entry. */
const SORTS = new Set(['type', 'kind'])

/**
 * The path that the text of a field was read from. Fields of an entry may have been swapped since, or have moved with it to another list:
 * a text that stands in another field than the one it was read for is found there.
 */
export function sourceOfText(parsed: ParsedResume, path: string | null, text: string): string | null {
  const at = path?.lastIndexOf('.') ?? -1
  if (path === null || at < 0 || text === '' || get(parsed, path) === text) return path
  const entry: unknown = get(parsed, path.slice(0, at))
  const found = typeof entry === 'object' && entry !== null ? Object.entries(entry).find(([key, value]) => value === text && !SORTS.has(key)) : undefined
  return found ? `${path.slice(0, at)}.${found[0]}` : path
}

/** A chip keeps no path of its own: the list is edited by value, so its source is found by the text that was read. */
export function chipSource(read: readonly string[], chip: string, listPath: string | null): string | null {
  const index = read.indexOf(chip)
  return listPath === null || index < 0 ? null : `${listPath}[${index}]`
}

/** The technologies as they were read for the project that an entry came from. */
export const technologiesRead = (parsed: ParsedResume, source: string | null) =>
  parsed.projects.find((_, index) => `projects[${index}]` === source)?.technologies ?? []

/** The courses as they were read for the school that an entry came from. */
export const coursesRead = (parsed: ParsedResume, source: string | null) => parsed.education.find((_, index) => `education[${index}]` === source)?.courses ?? []

/** A hair of air around the words, in points: a highlighter never stops exactly at the glyph. */
const PADDING = 2

/** What says where in the document something stands. */
export type Place = Pick<FieldSource, 'page' | 'box' | 'paragraphs'>

/** One place around several; those on later pages than the first are left out. */
export function placeOf(places: readonly Place[]): Place | undefined {
  const [first] = places
  if (!first) return undefined
  const here = places.filter(({ page }) => page === first.page)
  const boxes = here.flatMap(({ box }) => (box?.length === 4 ? [box as [number, number, number, number]] : []))
  const edge = (side: 0 | 1 | 2 | 3, pick: (...values: number[]) => number) => pick(...boxes.map((box) => box[side]))
  return {
    page: first.page,
    box: boxes.length > 0 ? [edge(0, Math.min), edge(1, Math.min), edge(2, Math.max), edge(3, Math.max)] : null,
    paragraphs: places.flatMap(({ paragraphs }) => paragraphs),
  }
}

/** Where a field was read; for one that was not found, where the rest of its entry was. */
export function placeOfField(sources: FieldSources, path: string): Place | undefined {
  const own = sources.get(path)
  const entry = path.slice(0, path.lastIndexOf('.') + 1)
  if (own || !/\]\.$/.test(entry)) return own
  return placeOf([...sources.values()].filter((field) => field.path.startsWith(entry)))
}

export function pageMark(source: Place | undefined, pages: ParseDetails['pages']): PageMark | null {
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
