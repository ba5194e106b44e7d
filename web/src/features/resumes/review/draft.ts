import type { ReviewForm } from './form-model'

const key = (resumeId: string) => `vitae.review.${resumeId}`

/** What was typed in a review that a reload interrupted, or null. Storage that is full, blocked or damaged counts as "nothing typed". */
export function readDraft(resumeId: string): ReviewForm | null {
  try {
    const draft: unknown = JSON.parse(sessionStorage.getItem(key(resumeId)) ?? 'null')
    return isDraft(draft) ? draft : null
  } catch {
    return null
  }
}

export function keepDraft(resumeId: string, form: ReviewForm) {
  try {
    sessionStorage.setItem(key(resumeId), JSON.stringify(form))
  } catch {
    // A full or blocked storage costs the protection against a reload, nothing else: typing must go on.
  }
}

export function dropDraft(resumeId: string) {
  try {
    sessionStorage.removeItem(key(resumeId))
  } catch {
    // Blocked storage holds no draft.
  }
}

const lists = ['experience', 'education', 'projects', 'certifications', 'achievements', 'skills'] as const

function isDraft(value: unknown): value is ReviewForm {
  if (typeof value !== 'object' || value === null) return false
  const draft = value as Record<string, unknown>
  return typeof draft.name === 'string' && typeof draft.email === 'string' && lists.every((list) => Array.isArray(draft[list]))
}
