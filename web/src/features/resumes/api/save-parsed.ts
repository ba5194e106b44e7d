import { useMutation, useQueryClient } from '@tanstack/react-query'
import { api, unwrap } from '@/api/client'
import type { ParsedResume } from '../model'
import { historyQuery, putInHistory } from './history'
import { forgetPending } from './pending-resume'

export interface Confirmation {
  parsed: ParsedResume
  /** The version that was reviewed; null goes on from whatever is the latest. */
  baseVersion: number | null
}

/** Stores the confirmed resume; the server scores it. Saving the same one again is harmless. */
export function useSaveParsed(resumeId: string) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: ({ parsed, baseVersion }: Confirmation) => unwrap(api.POST('/api/resume/save-parsed', { body: { ...parsed, resumeId, baseVersion } }), 'Failed to save resume data'),
    onSuccess: ({ data }) => {
      // In the list before it leaves the unfinished ones: the address that names it must find it at any moment.
      putInHistory(client, data)
      forgetPending(client)
      // The old score and the old content with it.
      void client.invalidateQueries({ queryKey: historyQuery.queryKey })
    },
  })
}
