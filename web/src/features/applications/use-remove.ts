import { useMutation, useQueryClient } from '@tanstack/react-query'
import toast from 'react-hot-toast/headless'
import { messageOf } from '@/api/errors'
import { applicationsQuery, deleteApplication } from './calls'
import type { Application } from './model'

/** Removes an application. The list shows it gone at once, and shows it again when the server keeps it. */
export function useRemoveApplication({ onRemoved }: { onRemoved: (application: Application) => void }) {
  const client = useQueryClient()
  const reload = () => client.invalidateQueries({ queryKey: applicationsQuery.queryKey })
  const removal = useMutation({
    mutationFn: ({ jobId }: Application) => deleteApplication(jobId),
    onMutate: async ({ jobId }) => {
      await client.cancelQueries({ queryKey: applicationsQuery.queryKey })
      const before = client.getQueryData(applicationsQuery.queryKey)
      client.setQueryData(applicationsQuery.queryKey, before?.filter((entry) => entry.jobId !== jobId))
      return { before }
    },
    onSuccess: (_, application) => onRemoved(application),
    onError: (error, _, context) => {
      client.setQueryData(applicationsQuery.queryKey, context?.before)
      toast.error(messageOf(error))
    },
    onSettled: reload,
  })
  return { mutate: removal.mutate, reload }
}
