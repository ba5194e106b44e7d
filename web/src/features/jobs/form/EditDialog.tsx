import { useQuery } from '@tanstack/react-query'
import { useEffect, useEffectEvent } from 'react'
import toast from 'react-hot-toast/headless'
import { messageOf } from '@/api/errors'
import { Dialog } from '@/ui/Dialog'
import { Skeleton } from '@/ui/Skeleton'
import { jobQuery } from '../api/jobs'
import { JobFormDialog } from './JobFormDialog'

interface Props {
  id: string
  onClose: () => void
  onSaved: () => void
  /** Leaves a job that is not there, or not theirs to edit. */
  onLost: () => void
}

/** The form of a job that is on the board, once it is there. */
export function EditDialog({ id, onClose, onSaved, onLost }: Props) {
  const { data: job, error } = useQuery(jobQuery(id))
  const refusal = error ? messageOf(error, 'Failed to fetch job details') : job && !job.canEdit ? 'Only the person who posted a job can edit it.' : null
  const leave = useEffectEvent((message: string) => {
    toast.error(message, { id: 'lost-job' })
    onLost()
  })
  useEffect(() => {
    if (refusal) leave(refusal)
  }, [refusal])
  if (job?.canEdit) return <JobFormDialog job={job} onClose={onClose} onSaved={onSaved} />
  return (
    <Dialog open size="lg" title="Edit Job" onClose={onClose}>
      <div role="status" aria-busy aria-label="Loading job details" className="grid gap-5">{[0, 1, 2, 3, 4].map((field) => <Skeleton key={field} className="h-12 rounded-md" />)}</div>
    </Dialog>
  )
}
