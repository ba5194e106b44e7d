import { NotebookPen, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { messageOf } from '@/api/errors'
import { cn } from '@/lib/cn'
import { paths } from '@/lib/paths'
import { Badge } from '@/ui/Badge'
import { Button } from '@/ui/Button'
import { Link } from '@/ui/Link'
import { controlLook } from '@/ui/field-parts'
import { IconButton } from '@/ui/IconButton'
import { TextArea } from '@/ui/TextArea'
import { useChangeApplication } from './calls'
import { STATUSES, type Application, type Status } from './model'

/** Longest notes, in characters. */
const NOTES = 5_000

/** One job that is kept: its status and since when, notes, and the way to the job. */
export function ApplicationEntry({ application, onRemove }: { application: Application; onRemove: () => void }) {
  const { jobId, jobTitle, companyName, location, status, days, isOpen } = application
  const change = useChangeApplication(jobId)
  const [writing, setWriting] = useState(false)
  return (
    <li className="px-4 py-4 sm:px-6">
      <div className="flex flex-wrap items-center gap-x-4 gap-y-3">
        <div className="min-w-0 flex-1 basis-56">
          <p className="font-semibold break-words">
            {isOpen ? <Link to={paths.job(jobId)} className="decoration-2 underline-offset-4 hover:text-primary hover:underline">{jobTitle}</Link> : jobTitle}
            {!isOpen && <Badge className="ml-2">No longer open</Badge>}
          </p>
          <p className="text-sm break-words text-muted">{companyName} · {location}</p>
        </div>
        <div className="flex items-center gap-2 max-sm:w-full">
          <select aria-label={`Status of ${jobTitle}`} value={status} onChange={({ target }) => change.mutate({ status: target.value as Status })} className={controlLook(undefined, 'h-11! w-auto! px-3! text-sm! font-semibold max-sm:flex-1')}>
            {STATUSES.map(({ value, label }) => <option key={value} value={value}>{label}</option>)}
          </select>
          <DayInput key={`${status} ${days[status]}`} label={`Date of ${jobTitle}`} day={days[status] ?? ''} onChange={(on) => change.mutate({ status, on })} />
        </div>
        <div className="flex max-sm:w-full max-sm:justify-between">
          <Button variant="ghost" aria-expanded={writing} onClick={() => setWriting(!writing)} className="px-3 text-sm"><NotebookPen className={cn('size-4.5', application.notes && 'text-primary')} aria-hidden />Notes<span className="sr-only"> on {jobTitle}</span></Button>
          <IconButton label={`Remove ${jobTitle}`} tone="danger" onClick={onRemove}><Trash2 aria-hidden /></IconButton>
        </div>
      </div>
      {writing ? <Notes application={application} onSave={(notes) => change.mutate({ notes })} /> : application.notes && <p className="mt-2 line-clamp-2 text-sm whitespace-pre-line text-muted">{application.notes}</p>}
      {change.isError && <p role="alert" className="mt-2 text-sm font-medium text-error">{messageOf(change.error)}</p>}
    </li>
  )
}

/** Whole days only: what is half typed is not sent. */
function DayInput({ label, day, onChange }: { label: string; day: string; onChange: (day: string) => void }) {
  const [typed, setTyped] = useState(day)
  const send = () => {
    if (typed === '') setTyped(day)
    else if (typed !== day) onChange(typed)
  }
  return <input type="date" aria-label={label} value={typed} max="9999-12-31" onChange={({ target }) => setTyped(target.value)} onBlur={send} onKeyDown={({ key }) => key === 'Enter' && send()} className={controlLook(undefined, 'h-11! w-auto! px-3! text-sm! tabular-nums max-sm:flex-1')} />
}

/** Stored when the field is left. */
function Notes({ application: { jobTitle, notes }, onSave }: { application: Application; onSave: (notes: string) => void }) {
  const [typed, setTyped] = useState(notes)
  return <TextArea label={`Notes on ${jobTitle}`} labelHidden rows={3} maxLength={NOTES} placeholder="Who you spoke to, what comes next" hint="Saved when you leave the field." value={typed} onChange={({ target }) => setTyped(target.value)} onBlur={() => typed !== notes && onSave(typed)} className="mt-3" />
}
