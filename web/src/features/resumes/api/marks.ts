import { api, unwrap } from '@/api/client'
import type { ParsedResume } from '../model'

/** The fields of what is typed so far whose value cannot be right. */
export const checkTyped = async (typed: ParsedResume, signal: AbortSignal) => (await unwrap(api.POST('/api/resume/marks', { body: typed, signal }))).data
