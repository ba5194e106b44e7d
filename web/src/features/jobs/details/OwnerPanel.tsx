import { useQuery } from '@tanstack/react-query'
import { Pencil, Trash2 } from 'lucide-react'
import { useState } from 'react'
import toast from 'react-hot-toast/headless'
import type { Schemas } from '@/api/client'
import { messageOf } from '@/api/errors'
import { fullDate } from '@/lib/relative-time'
import { Button } from '@/ui/Button'
import { Card } from '@/ui/Card'
import { ConfirmDialog } from '@/ui/ConfirmDialog'
import { Skeleton } from '@/ui/Skeleton'
import { useDeleteJob } from '../api/change'
import { editsQuery } from '../api/jobs'
import { countOf, type Job } from '../model'

interface Props {
  job: Job
  onEdit: () => void
  onDeleted: () => void
}

/** What only those who may change a job see of it. */
export function OwnerPanel({ job, onEdit, onDeleted }: Props) {
  const [asking, setAsking] = useState(false)
  const remove = useDeleteJob(job._id)
  const confirm = () =>
    remove.mutate(undefined, {
      onSuccess: () => {
        toast.success('Job deleted')
        onDeleted()
      },
      onError: (error) => toast.error(messageOf(error, 'Failed to delete job')),
      onSettled: () => setAsking(false),
    })
  return (
    <Card as="section" aria-label="Your job" className="p-4 sm:p-5">
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <p className="text-sm text-muted">{job.isOwner ? <>You posted this job. {job.applyClicks !== null && <span className="tabular-nums">{countOf(job.applyClicks, 'click')} on Apply Now so far.</span>}</> : 'You can edit this job.'}</p>
        <div className="flex gap-2">
          <Button size="sm" variant="outline" onClick={onEdit}><Pencil className="size-4" aria-hidden />Edit</Button>
          {job.isOwner && <Button size="sm" variant="outline" onClick={() => setAsking(true)}><Trash2 className="size-4" aria-hidden />Delete</Button>}
        </div>
      </div>
      {job.isOwner && <EditHistory jobId={job._id} />}
      <ConfirmDialog open={asking} title={`Delete “${job.jobTitle}”?`} confirmLabel="Delete" cancelLabel="Keep it" busy={remove.isPending} onConfirm={confirm} onCancel={() => setAsking(false)}>
        The job at {job.companyName} will leave the board for good.
      </ConfirmDialog>
    </Card>
  )
}

/** Every edit with what it changed, loaded when it is opened. */
function EditHistory({ jobId }: { jobId: string }) {
  const [open, setOpen] = useState(false)
  const { data, error } = useQuery({ ...editsQuery(jobId), enabled: open })
  return (
    <details className="mt-2" onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary className="inline-flex min-h-11 items-center rounded-md text-sm font-semibold text-primary hover:underline">Edit history</summary>
      {open && !data && !error && <Skeleton className="h-12" />}
      {error && <p role="alert" className="text-sm text-error">{messageOf(error)}</p>}
      {data?.length === 0 && <p className="text-sm text-muted">No edits so far.</p>}
      <ol className="grid gap-4 text-sm">{data?.map((edit, at) => <Edit key={at} edit={edit} />)}</ol>
    </details>
  )
}

const Edit = ({ edit: { editedAt, changes } }: { edit: Schemas['JobEdit'] }) => (
  <li>
    <p className="font-semibold">{fullDate(editedAt)}</p>
    <ul className="mt-1 grid gap-1.5">
      {changes.map(({ field, before, after }) => (
        <li key={field} className="break-words text-muted"><span className="font-medium text-ink">{fieldName(field)}</span>: <del>{valueText(before)}</del> → <ins className="text-ink no-underline">{valueText(after)}</ins></li>
      ))}
    </ul>
  </li>
)

/** "requirements.required" as "Requirements required", "jobTitle" as "Job title". */
function fieldName(field: string): string {
  const words = field.replace(/^is(?=[A-Z])/, '').replace(/([A-Z])/g, ' $1').replaceAll('.', ' ').trim().toLowerCase()
  return words.charAt(0).toUpperCase() + words.slice(1)
}

function valueText(value: unknown): string {
  if (value === null || value === undefined || value === '') return 'empty'
  if (typeof value === 'boolean') return value ? 'yes' : 'no'
  if (Array.isArray(value)) return value.map(valueText).join('; ') || 'empty'
  if (typeof value === 'object') return Object.values(value).map(valueText).join('; ')
  return typeof value === 'string' || typeof value === 'number' ? String(value) : ''
}
