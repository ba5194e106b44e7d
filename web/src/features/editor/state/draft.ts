import { deleteDraft, fetchDraft, putDraft } from '@/features/resumes/api/draft'
import { tabStorage } from '@/lib/storage'
import type { Content } from '../model'

/** What was typed and is not saved, and the version it was typed over. */
export interface EditorDraft {
  content: Content
  baseVersion: number
}

interface TabCopy extends EditorDraft {
  /** When it was kept, as the browser's clock says it. */
  at: string
}

const keyOf = (id: string) => `vitae.editor.${id}`

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null

const LISTS = ['links', 'experience', 'education', 'skills', 'projects', 'certifications', 'achievements', 'languages', 'additional'] as const

function isContent(value: unknown): value is Content {
  if (!isRecord(value) || !isRecord(value.resume) || !Array.isArray(value.sections) || !isRecord(value.style)) return false
  const { resume } = value
  return typeof resume.name === 'string' && typeof resume.email === 'string' && LISTS.every((list) => Array.isArray(resume[list]))
}

/** A draft of whatever age and origin, or null when it is none of the editor's. */
function toDraft(value: unknown): EditorDraft | null {
  return isRecord(value) && isContent(value.content) && typeof value.baseVersion === 'number' ? { content: value.content, baseVersion: value.baseVersion } : null
}

function readCopy(id: string): TabCopy | null {
  try {
    const copy: unknown = JSON.parse(tabStorage().getItem(keyOf(id)) ?? 'null')
    const draft = toDraft(copy)
    return draft && { ...draft, at: isRecord(copy) && typeof copy.at === 'string' ? copy.at : '' }
  } catch {
    // Damaged: as good as none.
    return null
  }
}

/** Keeps what is unsaved in this tab, where a reload finds it. */
export function keepInTab(id: string, draft: EditorDraft) {
  try {
    tabStorage().setItem(keyOf(id), JSON.stringify({ ...draft, at: new Date().toISOString() } satisfies TabCopy))
  } catch {
    // A full storage costs the protection against a lost connection, nothing else: typing must go on.
  }
}

export const forgetInTab = (id: string) => tabStorage().removeItem(keyOf(id))

/** Browsers send no more than 64 KiB for a page that is gone; some room is left for characters of several bytes. */
export const KEEPALIVE_LIMIT = 30_000

/** Keeps what cannot be saved on the server, where another browser finds it. */
export function keepOnServer(id: string, draft: EditorDraft, { leaving = false } = {}) {
  const editor = { editor: draft }
  return putDraft(id, editor, { keepalive: leaving && JSON.stringify(editor).length < KEEPALIVE_LIMIT }).then(
    () => true,
    () => false,
  )
}

export const forgetOnServer = (id: string) => deleteDraft(id).catch(() => undefined)

/** The newer of what this tab has and what the server keeps, or null. */
export async function findDraft(id: string, signal?: AbortSignal): Promise<EditorDraft | null> {
  const copy = readCopy(id)
  try {
    const { draft, savedAt } = await fetchDraft(id, signal)
    const kept = toDraft(isRecord(draft) ? draft.editor : null)
    return copy && !(kept && savedAt !== null && Date.parse(savedAt) > Date.parse(copy.at)) ? copy : kept
  } catch {
    return copy
  }
}
