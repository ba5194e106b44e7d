import { tabStorage } from '@/lib/storage'
import { deleteDraft, fetchDraft, putDraft, worthAnotherTry } from '../api/draft'
import { completed, type ReviewForm } from './form-model'

/** What was decided about what the parser doubts or left over. */
export interface Decisions {
  /** The marked fields, as the parser spells them, whose value "looks right". */
  answered: string[]
  /** Indices of the unplaced lines that were ignored, and of those that were added to a field. */
  ignored: number[]
  placed: number[]
}

/** An unfinished review: the form as it stands, null when nothing was typed, and what was decided. */
export interface Draft extends Decisions {
  form: ReviewForm | null
}

interface TabCopy {
  /** When it was kept, as the browser's clock says it. */
  at: string
  draft: Draft
}

export const undecided: Decisions = { answered: [], ignored: [], placed: [] }

/** How long typing must rest before the draft is sent, in milliseconds. */
export const REST = 1000

/** Browsers send no more than 64 KiB for a page that is gone; some room is left for characters of several bytes. */
const KEEPALIVE_LIMIT = 30_000

const key = (resumeId: string) => `vitae.review.${resumeId}`

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null
const listOf = <T extends 'string' | 'number'>(value: unknown, type: T) =>
  (Array.isArray(value) ? value.filter((item) => typeof item === type) : []) as (T extends 'string' ? string : number)[]

const lists = ['experience', 'education', 'projects', 'certifications', 'achievements', 'skills'] as const

function toReviewForm(value: unknown): ReviewForm | null {
  if (!isRecord(value) || typeof value.name !== 'string' || typeof value.email !== 'string' || !lists.every((list) => Array.isArray(value[list]))) return null
  return completed(value as unknown as ReviewForm)
}

/** A draft of whatever age and origin, or null when it is none. */
export function toDraft(value: unknown): Draft | null {
  if (!isRecord(value)) return null
  const form = toReviewForm(value.form)
  if (!form && value.form !== null) return null
  return { form, answered: listOf(value.answered, 'string'), ignored: listOf(value.ignored, 'number'), placed: listOf(value.placed, 'number') }
}

function readCopy(resumeId: string): TabCopy | null {
  try {
    const copy: unknown = JSON.parse(tabStorage().getItem(key(resumeId)) ?? 'null')
    if (!isRecord(copy)) return null
    const draft = toDraft(copy.draft)
    return draft && { at: typeof copy.at === 'string' ? copy.at : '', draft }
  } catch {
    // Damaged: as good as none.
    return null
  }
}

function writeCopy(resumeId: string, draft: Draft) {
  try {
    tabStorage().setItem(key(resumeId), JSON.stringify({ at: new Date().toISOString(), draft } satisfies TabCopy))
  } catch {
    // A full storage costs the protection against a lost connection, nothing else: typing must go on.
  }
}

/** Deletes what this tab keeps of a draft. */
export const forgetTabCopy = (resumeId: string) => tabStorage().removeItem(key(resumeId))

/** The newer of what the server has and what this tab could not send, or null. */
export async function loadDraft(resumeId: string, signal?: AbortSignal): Promise<Draft | null> {
  const copy = readCopy(resumeId)
  try {
    const { draft, savedAt } = await fetchDraft(resumeId, signal)
    const kept = toDraft(draft)
    return copy && !(kept && savedAt !== null && Date.parse(savedAt) > Date.parse(copy.at)) ? copy.draft : kept
  } catch {
    return copy?.draft ?? null
  }
}

/** Deletes a draft here and on the server. What cannot be deleted now goes with the resume, or with its next save. */
export async function dropDraft(resumeId: string) {
  forgetTabCopy(resumeId)
  await deleteDraft(resumeId).catch(() => undefined)
}

/** Keeps the draft of one review: in this tab at once, on the server when typing rests. */
export class DraftKeeper {
  readonly #resumeId: string
  #waiting: Draft | null = null
  #timer: ReturnType<typeof setTimeout> | undefined
  #sending: Promise<void> = Promise.resolve()

  constructor(resumeId: string) {
    this.#resumeId = resumeId
  }

  keep(draft: Draft) {
    this.#waiting = draft
    writeCopy(this.#resumeId, draft)
    clearTimeout(this.#timer)
    this.#timer = setTimeout(() => void this.flush(), REST)
  }

  /** Sends what waits. `leaving` when the page may be gone before the answer comes. */
  flush({ leaving = false } = {}): Promise<void> {
    clearTimeout(this.#timer)
    const draft = this.#waiting
    this.#waiting = null
    if (!draft) return this.#sending
    // A page that goes away cannot wait for the call before.
    this.#sending = leaving ? this.#send(draft, true) : this.#sending.then(() => this.#send(draft, false))
    return this.#sending
  }

  /** Forgets what waits and lets what is under way arrive, so that it cannot overtake what is done next. */
  async stop() {
    clearTimeout(this.#timer)
    this.#waiting = null
    await this.#sending
    forgetTabCopy(this.#resumeId)
  }

  async #send(draft: Draft, leaving: boolean) {
    try {
      await putDraft(this.#resumeId, draft, { keepalive: leaving && JSON.stringify(draft).length < KEEPALIVE_LIMIT })
      if (!this.#waiting) forgetTabCopy(this.#resumeId)
    } catch (error) {
      // The copy in this tab stays. What did not get through goes with the next change, or when the review is left.
      if (worthAnotherTry(error)) this.#waiting ??= draft
    }
  }
}
