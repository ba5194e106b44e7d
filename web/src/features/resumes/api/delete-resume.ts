import { useMutation, useQueryClient } from '@tanstack/react-query'
import toast from 'react-hot-toast/headless'
import { api, unwrap } from '@/api/client'
import { messageOf } from '@/api/errors'
import type { ResumeRecord } from '../model'
import { dropFromHistory, historyQuery } from './history'

const FALLBACK = 'Failed to delete resume'

export const deleteResume = (id: string) => unwrap(api.DELETE('/api/resume/{id}', { params: { path: { id } } }), FALLBACK)

/** Deletes a resume. The list shows it gone at once, and shows it again when the server keeps it. */
export function useDeleteResume(onDeleted: (record: ResumeRecord) => void) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: ({ id }: ResumeRecord) => deleteResume(id),
    onMutate: async ({ id }) => {
      await client.cancelQueries({ queryKey: historyQuery.queryKey })
      return { restore: dropFromHistory(client, id) }
    },
    onSuccess: (_, record) => onDeleted(record),
    onError: (error, _, context) => {
      context?.restore()
      toast.error(messageOf(error, FALLBACK))
    },
    onSettled: () => client.invalidateQueries({ queryKey: historyQuery.queryKey }),
  })
}
