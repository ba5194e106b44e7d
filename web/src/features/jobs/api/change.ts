import { useMutation, useQueryClient } from '@tanstack/react-query'
import { api, unwrap, type Schemas } from '@/api/client'
import type { JobPosting } from '../model'
import { dropJob, reloadJobs } from './jobs'

export const createJob = (body: JobPosting) => unwrap(api.POST('/api/jobs', { body }), 'Failed to create job').then(({ data }) => data)

export const updateJob = (id: string, body: JobPosting) => unwrap(api.PUT('/api/jobs/{id}', { params: { path: { id } }, body }), 'Failed to update job').then(({ data }) => data)

export const deleteJob = (id: string) => unwrap(api.DELETE('/api/jobs/{id}', { params: { path: { id } } }), 'Failed to delete job')

/** Counts a click on "Apply Now"; carries no credential. */
export const countApplyClick = (id: string) => unwrap(api.POST('/api/jobs/{id}/apply-click', { params: { path: { id } } }), 'Failed to increment apply click count')

/** Stores a job: a new one without `id`. */
export function useSaveJob(id?: string) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (posting: JobPosting) => (id === undefined ? createJob(posting) : updateJob(id, posting)),
    onSuccess: () => void reloadJobs(client),
  })
}

export function useDeleteJob(id: string) {
  const client = useQueryClient()
  return useMutation({ mutationFn: () => deleteJob(id), onSuccess: () => void dropJob(client, id) })
}

export const useReportJob = (id: string) =>
  useMutation({ mutationFn: (body: Schemas['NewReport']) => unwrap(api.POST('/api/jobs/{id}/report', { params: { path: { id } }, body }), 'We couldn’t send your report. Please try again.') })
