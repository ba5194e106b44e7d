import { useId, useRef, useState, type FormEvent } from 'react'
import toast from 'react-hot-toast/headless'
import { ApiError } from '@/api/errors'
import { useUnsaved } from '@/lib/unsaved'
import { Button } from '@/ui/Button'
import { ConfirmDialog } from '@/ui/ConfirmDialog'
import { Dialog } from '@/ui/Dialog'
import { useSaveJob } from '../api/change'
import type { Job } from '../model'
import { EMPTY, firstWrong, forgetDraft, formOf, postingOf, problemsOf, serverErrors, storeDraft, storedDraft, type Errors, type JobForm } from './form'
import { JobFields } from './JobFields'

interface Props {
  /** The job that is edited; a new one without. */
  job?: Job
  onClose: () => void
  /** Called when the job is stored. */
  onSaved: () => void
}

const WORDS = {
  create: { title: 'Create Job', save: 'Create Job', saving: 'Creating...', saved: 'Job created successfully' },
  edit: { title: 'Edit Job', save: 'Update Job', saving: 'Updating...', saved: 'Job updated successfully' },
}

/** What was typed so far: it survives a reload and a way elsewhere, and is forgotten when it is stored or given up. */
function useJobForm(job: Job | undefined) {
  const start = job ? formOf(job) : EMPTY
  const [form, setForm] = useState<JobForm>(() => storedDraft(job?._id) ?? start)
  const change = (changed: Partial<JobForm>) => {
    const next = { ...form, ...changed }
    setForm(next)
    storeDraft(next, job?._id)
  }
  return { form, change, dirty: JSON.stringify(form) !== JSON.stringify(start), forget: () => forgetDraft(job?._id) }
}

/** The form of a new job, or of one that is edited. */
export function JobFormDialog({ job, onClose, onSaved }: Props) {
  const words = job ? WORDS.edit : WORDS.create
  const { form, change, dirty, forget } = useJobForm(job)
  const [errors, setErrors] = useState<Errors>({})
  const [asking, setAsking] = useState(false)
  const element = useRef<HTMLFormElement>(null)
  const id = useId()
  const save = useSaveJob(job?._id)
  useUnsaved(dirty)

  const show = (found: Errors) => {
    setErrors(found)
    const first = firstWrong(found)
    if (first) element.current?.querySelector<HTMLElement>(`#${CSS.escape(`${id}-${first}`)}`)?.focus()
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    const found = problemsOf(form)
    show(found)
    if (firstWrong(found)) return void toast.error('Please fix the errors in the form')
    save.mutate(postingOf(form), {
      onSuccess: () => {
        forget()
        toast.success(words.saved)
        onSaved()
      },
      onError: (error) => {
        toast.error('Failed to save job')
        if (error instanceof ApiError) show(serverErrors(error.fields))
      },
    })
  }
  const closes = () => {
    if (save.isPending) return false
    if (dirty) setAsking(true)
    return !dirty
  }
  const requestClose = () => closes() && onClose()
  const discard = () => {
    forget()
    onClose()
  }
  return (
    <>
      <Dialog
        open
        size="lg"
        title={words.title}
        description={job ? `${job.jobTitle} at ${job.companyName}` : 'Everybody who is signed in will find it on the board.'}
        onClose={onClose}
        beforeClose={closes}
        footer={
          <>
            <Button variant="outline" busy={save.isPending} onClick={requestClose}>Cancel</Button>
            <Button type="submit" form={id} loading={save.isPending} loadingLabel={words.saving}>{words.save}</Button>
          </>
        }
      >
        <form ref={element} id={id} onSubmit={submit} noValidate aria-label={words.title}>
          {save.isError && <p role="alert" className="mb-5 rounded-md bg-error-soft px-4 py-3 font-medium text-error">{save.error.message}</p>}
          <JobFields id={id} form={form} errors={errors} onChange={change} />
        </form>
      </Dialog>
      <ConfirmDialog open={asking} title="Discard what you typed?" confirmLabel="Discard" cancelLabel="Keep editing" onConfirm={discard} onCancel={() => setAsking(false)}>
        {job ? 'Your changes to this job are not saved yet.' : 'This job is not on the board yet.'}
      </ConfirmDialog>
    </>
  )
}
