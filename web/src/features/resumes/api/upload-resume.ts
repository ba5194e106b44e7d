import { ApiError, messageOf } from '@/api/errors'
import { upload } from '@/api/upload'
import type { ResumeRecord } from '../model'

interface Transfer {
  signal: AbortSignal
  onProgress: (share: number) => void
}

/** Sends a file; answers the stored, not yet confirmed record. */
export async function uploadResume(file: File, { signal, onProgress }: Transfer): Promise<ResumeRecord> {
  const form = new FormData()
  form.append('resume', file)
  const answer = await upload<{ data: ResumeRecord }>('/api/resume/upload', form, { signal, onProgress, fallback: 'Failed to upload resume. Please try again.' })
  return answer.data
}

export const uploadFailure = (error: unknown) => messageOf(error, 'An unexpected error occurred')

export const wasCancelled = (error: unknown) => error instanceof ApiError && error.code === 'aborted'
