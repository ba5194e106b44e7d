import { useId, useState, type FormEvent } from 'react'
import toast from 'react-hot-toast/headless'
import type { Schemas } from '@/api/client'
import { messageOf } from '@/api/errors'
import { Button } from '@/ui/Button'
import { Dialog } from '@/ui/Dialog'
import { TextArea } from '@/ui/TextArea'
import { useReportJob } from '../api/change'
import type { Job } from '../model'

const REASONS: { value: Schemas['NewReport']['reason']; label: string }[] = [
  { value: 'scam', label: 'It looks like a scam' },
  { value: 'closed', label: 'The job is no longer open' },
  { value: 'discrimination', label: 'It discriminates against people' },
  { value: 'wrong', label: 'Something in it is wrong' },
  { value: 'other', label: 'Something else' },
]

interface Props {
  job: Job
  open: boolean
  onClose: () => void
}

/** Tells the operator that something is wrong with a job. */
export function ReportDialog({ job, open, onClose }: Props) {
  const [reason, setReason] = useState<(typeof REASONS)[number]['value'] | null>(null)
  const [note, setNote] = useState('')
  const [missing, setMissing] = useState(false)
  const form = useId()
  const report = useReportJob(job._id)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (reason === null) return setMissing(true)
    report.mutate(
      { reason, note: note.trim() || undefined },
      {
        onSuccess: () => {
          toast.success('Thank you. We’ll look into it.')
          onClose()
        },
      },
    )
  }
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title="Report this job"
      description={`${job.jobTitle} at ${job.companyName}`}
      footer={<><Button variant="outline" onClick={onClose}>Cancel</Button><Button type="submit" form={form} loading={report.isPending} loadingLabel="Sending...">Send report</Button></>}
    >
      <form id={form} onSubmit={submit} noValidate className="grid gap-5">
        <fieldset aria-describedby={missing ? `${form}-error` : undefined}>
          <legend className="mb-1 text-sm font-semibold">What is wrong with it?</legend>
          {REASONS.map(({ value, label }) => (
            <label key={value} className="flex min-h-11 items-center gap-3">
              <input type="radio" name={`${form}-reason`} value={value} checked={reason === value} onChange={() => { setReason(value); setMissing(false) }} className="size-5 accent-primary" />
              {label}
            </label>
          ))}
          {missing && <p id={`${form}-error`} role="alert" className="mt-1 text-sm font-medium text-error">Choose a reason</p>}
        </fieldset>
        <TextArea label="Details (optional)" rows={3} maxLength={2000} value={note} onChange={({ target }) => setNote(target.value)} />
        {report.isError && <p role="alert" className="rounded-md bg-error-soft px-4 py-3 font-medium text-error">{messageOf(report.error)}</p>}
      </form>
    </Dialog>
  )
}
