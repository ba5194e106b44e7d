import { useMutation, useQueryClient } from '@tanstack/react-query'
import toast from 'react-hot-toast/headless'
import { messageOf } from '@/api/errors'
import { applicationsQuery, deleteApplication, putApplication } from '@/features/applications/calls'
import type { Status } from '@/features/applications/model'
import type { Job } from '../model'
import { patchJob } from './jobs'

/** Keeps a job with a status, or with null no longer. The board shows it at once; a refusal takes it back. */
export function useKeepJob(job: Job) {
  const client = useQueryClient()
  return useMutation({
    scope: { id: `application-${job._id}` },
    mutationFn: async (status: Status | null) => {
      await (status === null ? deleteApplication(job._id) : putApplication(job._id, { status }))
    },
    onMutate: (status) => {
      patchJob(client, job._id, { application: status && { status } })
      return { before: job.application }
    },
    onError: (error, _, context) => {
      if (context) patchJob(client, job._id, { application: context.before })
      toast.error(messageOf(error, 'We couldn’t save this. Please try again.'))
    },
    onSettled: () => client.invalidateQueries({ queryKey: applicationsQuery.queryKey }),
  })
}
