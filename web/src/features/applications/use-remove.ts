import { useMutation, useQueryClient } from '@tanstack/react-query'
import toast from 'react-hot-toast/headless'
import { messageOf } from '@/api/errors'
import { useUndo } from '@/features/trash/use-undo'
import { applicationsQuery, deleteApplication } from './calls'
import type { Application } from './model'

interface List {
  /** Undefined while the list is not known. */
  applications: Application[] | undefined
  /** The id of its heading. */
  headingId: string
}

/** Removes an application. The list shows it gone at once, and shows it again when the server keeps it. */
export function useRemoveApplication({ applications, headingId }: List) {
  const client = useQueryClient()
  const reload = () => client.invalidateQueries({ queryKey: applicationsQuery.queryKey })
  const offerUndo = useUndo({ kind: 'application', ids: applications?.map(({ jobId }) => jobId), headingId, reload })
  const removal = useMutation({
    mutationFn: ({ jobId }: Application) => deleteApplication(jobId),
    onMutate: async ({ jobId }) => {
      await client.cancelQueries({ queryKey: applicationsQuery.queryKey })
      const before = client.getQueryData(applicationsQuery.queryKey)
      client.setQueryData(applicationsQuery.queryKey, before?.filter((entry) => entry.jobId !== jobId))
      return { before }
    },
    onSuccess: (_, { jobId, jobTitle }) => offerUndo({ id: jobId, title: jobTitle }),
    onError: (error, _, context) => {
      client.setQueryData(applicationsQuery.queryKey, context?.before)
      toast.error(messageOf(error))
    },
    onSettled: reload,
  })
  return removal.mutate
}
