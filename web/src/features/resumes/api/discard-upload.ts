import { useQueryClient } from '@tanstack/react-query'
import type { ResumeRecord } from '../model'
import { forgetTabCopy } from '../review/draft'
import { deleteResume } from './delete-resume'
import { forgetPending, pendingQuery } from './pending-resume'

/** Throws an unconfirmed upload away, here and on the server. What cannot be deleted now is swept there within a day. */
export function useDiscardUpload() {
  const client = useQueryClient()
  return async (record: ResumeRecord) => {
    client.setQueryData(pendingQuery.queryKey, null)
    forgetTabCopy(record.id)
    await deleteResume(record.id).catch(() => undefined)
    forgetPending(client)
  }
}
