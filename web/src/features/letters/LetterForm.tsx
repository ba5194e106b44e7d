import { useEffect, useEffectEvent, useRef, useState, type FormEvent } from 'react'
import { Button } from '@/ui/Button'
import { Card } from '@/ui/Card'
import { Field } from '@/ui/Field'
import { Select } from '@/ui/Select'
import { TextArea } from '@/ui/TextArea'
import { BUILT_IN, LENGTHS, MAX_DESCRIPTION, MAX_FACTS, TONES, type Request, type ResumeChoice } from './model'
import { useDraft } from './use-draft'

const count = (value: number) => value.toLocaleString('en')

interface Props {
  /** The signed-in user's name. */
  name: string
  description: string
  onDescription: (text: string) => void
  /** The user's resumes, the latest first; nothing for guests. */
  resumes?: ResumeChoice[]
  /** The service outside that can write the letter. */
  service: string | null
  busy: boolean
  error: string | null
  onSubmit: (request: Request) => void
  onStop: () => void
}

/** What a letter is written from. */
export function LetterForm({ name: ownName, description, onDescription, resumes = [], service, busy, error, onSubmit, onStop }: Props) {
  const [typedName, setName] = useDraft('name')
  const [experience, setExperience] = useDraft('experience')
  const [skills, setSkills] = useDraft('skills')
  const [chosen, setChosen] = useState<string>()
  const [words, setWords] = useState<string>('150')
  const [tone, setTone] = useState<Request['tone']>('friendly')
  const area = useRef<HTMLTextAreaElement>(null)
  // The page is there before its script: what was pasted meanwhile counts.
  const takeOver = useEffectEvent(() => {
    const pasted = area.current?.value
    if (pasted && !description) onDescription(pasted)
  })
  useEffect(() => takeOver(), [])
  const [engine, setEngine] = useState<'model' | 'embedded'>('model')
  const [isNameCleared, setNameCleared] = useState(false)
  const name = typedName || (isNameCleared ? '' : ownName)
  const resume = chosen ?? resumes[0]?.id ?? ''
  const tooLong = description.length > MAX_DESCRIPTION
  const alert = useRef<HTMLParagraphElement>(null)
  useEffect(() => {
    // Not the nearest place: an alert that is in sight now would not end the scroll to the letter, which takes it out of sight.
    if (error) alert.current?.scrollIntoView({ block: 'center' })
  }, [error])
  const ask = (by: Request['engine']) =>
    onSubmit({
      jobDescription: description,
      name: name.trim() || undefined,
      resumeId: resume || undefined,
      experience: (!resume && experience.trim()) || undefined,
      skills: (!resume && skills.trim()) || undefined,
      words: Number(words),
      tone,
      engine: by,
    })
  const submit = (event: FormEvent) => {
    event.preventDefault()
    ask(service ? engine : undefined)
  }
  const useBuiltIn = () => {
    setEngine('embedded')
    ask('embedded')
  }
  return (
    <Card as="section" aria-labelledby="letter-job" className="p-5 sm:p-7">
      <h2 id="letter-job" className="text-head">Job Description</h2>
      <form onSubmit={submit} className="mt-5 grid gap-5">
        <Field label="Your Name (optional)" autoComplete="name" maxLength={100} value={name} onChange={({ target }) => { setName(target.value); setNameCleared(true) }} />
        <TextArea ref={area} label="Job description" labelHidden rows={11} error={tooLong ? `Use at most ${count(MAX_DESCRIPTION)} characters. This text has ${count(description.length)}.` : undefined} placeholder="Paste the job description here..." value={description} onChange={({ target }) => onDescription(target.value)} className="[&_textarea]:max-h-[28rem] [&_textarea]:min-h-72" />
        {resumes.length > 0 && (
          <Select
            label="Resume"
            hint="The letter claims only what this resume says."
            value={resume}
            onChange={({ target }) => setChosen(target.value)}
            options={[...resumes.map(({ id, title }) => ({ value: id, label: title })), { value: '', label: 'No resume' }]}
          />
        )}
        {!resume && (
          <>
            <TextArea label="Your experience (optional)" hint="A job on one line, then what you did there. The letter says nothing of you that you don’t." rows={3} maxLength={MAX_FACTS} placeholder={'Van driver at Parcelway, 2019–2023\nDelivered 120 parcels a day'} value={experience} onChange={({ target }) => setExperience(target.value)} />
            <Field label="Your skills (optional)" maxLength={MAX_FACTS} placeholder="Route planning, Excel" value={skills} onChange={({ target }) => setSkills(target.value)} />
          </>
        )}
        <div className="grid gap-5 sm:grid-cols-2">
          <Select label="Length" value={words} onChange={({ target }) => setWords(target.value)} options={LENGTHS} />
          <Select label="Tone" value={tone} onChange={({ target }) => setTone(target.value as Request['tone'])} options={TONES} />
        </div>
        {service && (
          <Select
            label="Writer"
            hint={engine === 'model' ? `The job description${resume ? ' and your resume are' : ' is'} sent to ${service}.` : 'Nothing leaves this server.'}
            value={engine}
            onChange={({ target }) => setEngine(target.value as typeof engine)}
            options={[{ value: 'model', label: service }, BUILT_IN]}
          />
        )}
        <div>
          <Button type="submit" size="lg" className="w-full" disabled={!description.trim() || tooLong} loading={busy} loadingLabel="Generating...">Generate Cover Letter</Button>
          {busy && <Button variant="outline" className="mt-3 w-full" onClick={onStop}>Stop</Button>}
          {error && <p ref={alert} role="alert" className="mt-3 text-sm font-medium text-error">{error}</p>}
          {error && service && engine === 'model' && <Button variant="outline" className="mt-3 w-full" onClick={useBuiltIn}>Use built-in writer</Button>}
        </div>
      </form>
    </Card>
  )
}
