import { api, unwrap, type Schemas } from '@/api/client'
import { toBlob } from '@/lib/save-file'
import type { ParsedResume, SavedContent } from '../model'

/** What a save answers. */
export type Saved = Schemas['SavedVersion']

/** One version in the list of all. */
export type VersionEntry = Schemas['VersionRecord']

export type Version = Schemas['VersionContent']

/** A confirmed resume with all that the editor changes. */
export type StoredResume = Schemas['ResumeContent']

const at = (id: string) => ({ params: { path: { id } } })
const versionAt = (id: string, number: number) => ({ params: { path: { id, number } } })

const dataOf = async <T>(answer: Promise<{ data: T }>): Promise<T> => (await answer).data

export const fetchResume = (id: string, signal?: AbortSignal) => dataOf(unwrap(api.GET('/api/resume/{id}', { ...at(id), signal }), 'Failed to load resume details'))

/** `keep` makes a version of its own, whatever was saved a moment ago; `keepalive` lets the call outlive the page. */
export const putResume = (id: string, content: SavedContent, { baseVersion, keep = false, keepalive = false }: { baseVersion: number; keep?: boolean; keepalive?: boolean }) =>
  dataOf(unwrap(api.PUT('/api/resume/{id}', { ...at(id), body: { ...content, baseVersion, ...(keep && { keep }) }, keepalive }), 'Failed to save resume data'))

export const renameResume = (id: string, title: string) => dataOf(unwrap(api.PATCH('/api/resume/{id}', { ...at(id), body: { title } }), 'Failed to rename resume'))

export const duplicateResume = (id: string) => dataOf(unwrap(api.POST('/api/resume/{id}/duplicate', at(id)), 'Failed to duplicate resume'))

export const fetchVersions = (id: string, signal?: AbortSignal) => dataOf(unwrap(api.GET('/api/resume/{id}/versions', { ...at(id), signal }), 'Failed to load the version history'))

export const fetchVersion = (id: string, number: number, signal?: AbortSignal) => dataOf(unwrap(api.GET('/api/resume/{id}/versions/{number}', { ...versionAt(id, number), signal }), 'Failed to load this version'))

export const restoreVersion = (id: string, number: number, baseVersion: number) =>
  dataOf(unwrap(api.POST('/api/resume/{id}/versions/{number}/restore', { ...versionAt(id, number), body: { baseVersion } }), 'Failed to restore this version'))

/** What is said about unsaved content. */
export interface Judged {
  card: Schemas['ScoreCard']
  /** The fields whose value cannot be right, as it stands in `resume`. */
  marks: Schemas['Mark'][]
  resume: ParsedResume
}

/** The score of unsaved content as a PDF in its design. */
export async function previewScore(id: string, content: SavedContent, signal?: AbortSignal): Promise<Judged> {
  const { data, marks } = await unwrap(api.POST('/api/resume/{id}/score-preview', { ...at(id), body: content, signal }), 'Failed to calculate the score')
  return { card: data, marks, resume: content.resume }
}

export interface DrawnPage {
  picture: Blob
  /** How many pages the document has. */
  pages: number
}

/** One page of unsaved content as a picture. */
export async function previewPage(id: string, content: SavedContent, page: number, signal?: AbortSignal): Promise<DrawnPage> {
  const answer = api.POST('/api/resume/{id}/preview', { ...at(id), body: { ...content, format: 'png', page }, parseAs: 'blob', signal })
  const picture = toBlob(await unwrap(answer, 'We couldn’t draw the page.'), 'image/png')
  const { response } = await answer
  return { picture, pages: Math.max(1, Number(response.headers.get('X-Pages')) || 1) }
}
