import { useMutation } from '@tanstack/react-query'
import { PencilLine } from 'lucide-react'
import { useState } from 'react'
import { useService } from '@/api/ai'
import { messageOf } from '@/api/errors'
import { cn } from '@/lib/cn'
import { Button } from '@/ui/Button'
import { Dialog } from '@/ui/Dialog'
import { TextArea } from '@/ui/TextArea'
import { useEditing } from '../parts/editor-context'
import { toSaved } from '../state/content'
import { getAt, setAt } from '../state/paths'
import { Findings } from './Findings'
import { askForHelp, GOALS, replaceLine, type Goal, type Help, type Suggestion } from './model'
import { Suggestions } from './Suggestions'

interface Props {
  /** Of the text: "experience.0.description". */
  path: string
}

/** The way to help with one text. */
export function WritingHelp({ path }: Props) {
  const [open, setOpen] = useState(false)
  const { content } = useEditing()
  const text = getAt(content.resume, path)
  if (typeof text !== 'string' || text.trim() === '') return null
  return (
    <>
      <Button size="sm" variant="ghost" onClick={() => setOpen(true)} className="mt-1 -ml-2"><PencilLine className="size-4" aria-hidden />Writing help</Button>
      {open && <HelpDialog path={path} text={text} onClose={() => setOpen(false)} />}
    </>
  )
}

function HelpDialog({ path, text, onClose }: Props & { text: string; onClose: () => void }) {
  const service = useService()
  const { content, edit, say } = useEditing()
  const [goal, setGoal] = useState<Goal>('improve')
  const [job, setJob] = useState('')
  const [noJob, setNoJob] = useState(false)
  const help = useMutation({ mutationFn: askForHelp })

  const ask = (engine: 'model' | 'embedded') => {
    setNoJob(goal === 'tailor' && job.trim() === '')
    if (goal === 'tailor' && job.trim() === '') return
    help.mutate({ text, goal, resume: toSaved(content).resume, jobDescription: goal === 'tailor' ? job : '', engine })
  }
  const accept = (suggestion: Suggestion): boolean => {
    const next = replaceLine(text, suggestion)
    if (next === null) return false
    edit((before) => setAt(before, `resume.${path}`, next))
    say('Changed. Undo brings the old text back.')
    return true
  }
  const choose = (next: Goal) => {
    setGoal(next)
    setNoJob(false)
    help.reset()
  }

  return (
    <Dialog open size="lg" title="Writing help" onClose={onClose} footer={<Button variant="outline" onClick={onClose}>Done</Button>}>
      <div className="grid grid-cols-1 gap-5">
        <ul aria-label="Your text" className="max-h-40 list-disc overflow-y-auto rounded-lg bg-bg py-3 pr-4 pl-8 text-sm">
          {text.split('\n').filter((line) => line.trim()).map((line, index) => <li key={index} className="py-0.5 break-words">{line}</li>)}
        </ul>
        <fieldset>
          <legend className="mb-2 text-sm font-semibold">What should change?</legend>
          <div className="flex flex-wrap gap-2">
            {GOALS.map(({ value, label }) => (
              <label key={value} className={cn('inline-flex min-h-11 cursor-pointer items-center rounded-full border px-4 text-sm font-semibold has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-primary', goal === value && 'border-primary bg-primary-soft text-primary')}>
                <input type="radio" name="goal" value={value} checked={goal === value} onChange={() => choose(value)} className="sr-only" />
                {label}
              </label>
            ))}
          </div>
        </fieldset>
        {goal === 'tailor' && (
          <TextArea label="Job description" rows={4} maxLength={30_000} value={job} error={noJob ? 'Paste the job description' : undefined} onChange={({ target }) => setJob(target.value)} />
        )}
        <div className="grid gap-2">
          <div className="flex flex-wrap gap-3">
            {service && <Button loading={help.isPending && help.variables.engine === 'model'} loadingLabel="Writing..." busy={help.isPending} onClick={() => ask('model')}>Ask {service}</Button>}
            <Button variant={service ? 'outline' : 'primary'} loading={help.isPending && help.variables.engine === 'embedded'} busy={help.isPending} onClick={() => ask('embedded')}>
              {service ? 'Check with our rules' : 'Check'}
            </Button>
          </div>
          {service && <p className="text-sm text-muted">Asking {service} sends it this resume{goal === 'tailor' && ' and the job description'}. Our rules send nothing.</p>}
        </div>
        {help.isError && <p role="alert" className="rounded-md bg-error-soft px-4 py-3 font-medium text-error">{messageOf(help.error)}</p>}
        {help.data && <Answer key={help.submittedAt} help={help.data} onAccept={accept} />}
      </div>
    </Dialog>
  )
}

function Answer({ help, onAccept }: { help: Help; onAccept: (suggestion: Suggestion) => boolean }) {
  const nothing = help.suggestions.length === 0 && help.findings.length === 0
  return (
    <div role="status" className="grid grid-cols-1 gap-5">
      {nothing && <p className="text-muted">{help.engine === 'embedded' ? 'Our rules find nothing to change here.' : `${help.engine} would change nothing here.`}</p>}
      {help.suggestions.length > 0 && <Suggestions suggestions={help.suggestions} service={help.engine} onAccept={onAccept} />}
      {help.findings.length > 0 && <Findings findings={help.findings} />}
    </div>
  )
}
