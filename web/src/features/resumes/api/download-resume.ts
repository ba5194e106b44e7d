import { useMutation } from '@tanstack/react-query'
import { api, unwrap } from '@/api/client'
import { messageOf } from '@/api/errors'
import { followDownload } from '@/lib/save-file'

const FALLBACK = 'Failed to download resume'

/** Fetches the signed address of an original file and hands the file to the browser. */
export const useDownloadResume = () =>
  useMutation({
    mutationFn: (id: string) => unwrap(api.GET('/api/resume/{id}/download', { params: { path: { id } } }), FALLBACK),
    onSuccess: ({ data }) => followDownload(data.url, data.originalName),
  })

export const downloadFailure = (error: Error) => messageOf(error, FALLBACK)
