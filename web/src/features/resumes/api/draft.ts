import { api, unwrap } from '@/api/client'
import { ApiError } from '@/api/errors'

const at = (id: string) => ({ params: { path: { id } } })

/** What another browser, or this one earlier, left of a review; null when there is nothing. */
export const fetchDraft = async (id: string, signal?: AbortSignal) => (await unwrap(api.GET('/api/resume/{id}/draft', { ...at(id), signal }))).data

/** Keeps a draft. `keepalive` lets the call outlive the page. */
export const putDraft = async (id: string, draft: object, { keepalive = false } = {}) =>
  (await unwrap(api.PUT('/api/resume/{id}/draft', { ...at(id), body: { draft: { ...draft } }, keepalive }))).data

/** Throws a draft away; one that is not there is gone already. */
export const deleteDraft = (id: string) => unwrap(api.DELETE('/api/resume/{id}/draft', at(id)))

/** A refusal stays one; what was too much or did not get through may get through later. */
export const worthAnotherTry = (error: unknown) => !(error instanceof ApiError) || !error.refused || error.status === 429 || error.status >= 500
