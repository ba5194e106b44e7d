import { ArrowLeft, ArrowRight, Copy, RefreshCw, Trash2 } from 'lucide-react'
import { useEffect, useState } from 'react'
import toast from 'react-hot-toast/headless'
import { useHydrated } from '@/lib/use-hydrated'
import { useSession } from '@/session/SessionProvider'
import { Badge } from '@/ui/Badge'
import { Button } from '@/ui/Button'
import { Card } from '@/ui/Card'
import { TextArea } from '@/ui/TextArea'
import { questions } from '../content'
import { chooseQuestions, type Question } from './choose'
import { factsOfResume, keywordsOfAd } from './facts'
import { forgetNotes, notesAsText, storedNotes, storeNotes, type Notes } from './notes'
import { Timer } from './Timer'

/** Practice without AI: questions about the user's own resume and a job ad, a clock, and notes that stay in this browser. */
export function Practice() {
  const [set, setSet] = useState(0)
  const [ad, setAd] = useState('')
  const chosen = useChosen(set, ad)
  return (
    <section aria-labelledby="practice" className="border-t bg-sunken">
      <div className="wrap py-16 lg:py-24">
        <div className="flex flex-wrap items-center gap-3"><h2 id="practice" className="text-title">Practice now</h2><Badge tone="accent">Preview</Badge></div>
        <p className="mt-3 max-w-2xl text-muted">Eight questions in the order of a real interview. No AI: they are picked here in your browser, and your notes stay in it.</p>
        <Source />
        <TextArea className="mt-6 max-w-3xl" label="Job ad (optional)" hint="Where an ad names skills or tools from your resume, two questions ask about them. It is not sent anywhere." rows={4} value={ad} onChange={(event) => setAd(event.target.value)} />
        <Session key={`${set}:${chosen[0]?.text}`} questions={chosen} onNewSet={() => setSet(set + 1)} />
      </div>
    </section>
  )
}

/** Stays as it is while the page is rendered ahead and taken over; then the user's own facts come in. */
function useChosen(set: number, ad: string): Question[] {
  const { user } = useSession()
  const resume = useHydrated() ? user?.parsedResume : null
  const facts = factsOfResume(resume)
  return chooseQuestions(questions, { ...facts, keyword: keywordsOfAd(ad, resume) }, set)
}

/** Where the questions come from. */
function Source() {
  const { user, refreshProfile } = useSession()
  const signedIn = user !== null
  useEffect(() => {
    if (signedIn) refreshProfile().catch(() => {})
    // Once: the resume may have changed since signing in.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [signedIn])
  if (!signedIn) return <p className="mt-3 max-w-2xl text-sm text-muted">Sign in to get questions about your own jobs, skills and projects.</p>
  return <p className="mt-3 max-w-2xl text-sm text-muted">{user.parsedResume ? 'Some questions ask about your latest resume.' : 'Upload a resume to get questions about your own jobs and skills.'}</p>
}

function Session({ questions: asked, onNewSet }: { questions: Question[]; onNewSet: () => void }) {
  const [at, setAt] = useState(0)
  const hydrated = useHydrated()
  const [changed, setChanged] = useState<Notes | null>(null)
  const notes = changed ?? (hydrated ? storedNotes() : {})
  const question = asked[at]!
  const write = (note: string) => {
    const next = { ...notes, [question.text]: note }
    setChanged(next)
    storeNotes(next)
  }
  const clear = () => {
    setChanged({})
    forgetNotes()
  }
  return (
    <div className="mt-8 grid items-start gap-6 lg:grid-cols-[minmax(0,1.6fr)_1fr]">
      <Card className="p-6 sm:p-8">
        <p className="text-sm font-semibold text-primary">Question {at + 1} of {asked.length}</p>
        <h3 className="mt-2 text-head" aria-live="polite">{question.text}</h3>
        <details className="mt-3"><summary className="min-h-9 font-semibold text-primary">What a good answer has</summary><p className="mt-1 text-muted">{question.hint}</p></details>
        <div className="mt-6"><Timer key={question.text} /></div>
        <TextArea key={question.text} className="mt-6" label="Your notes" rows={5} value={notes[question.text] ?? ''} onChange={(event) => write(event.target.value)} />
        <div className="mt-6 flex flex-wrap gap-2.5">
          <Button variant="outline" aria-disabled={at === 0} onClick={() => setAt(at - 1)}><ArrowLeft className="size-4.5" aria-hidden />Previous</Button>
          <Button aria-disabled={at === asked.length - 1} onClick={() => setAt(at + 1)}>Next<ArrowRight className="size-4.5" aria-hidden /></Button>
          <Button variant="ghost" onClick={onNewSet}><RefreshCw className="size-4.5" aria-hidden />New set</Button>
        </div>
      </Card>
      <NoteList notes={notes} onClear={clear} />
    </div>
  )
}

/** Everything noted so far, also for questions of other sets. */
function NoteList({ notes, onClear }: { notes: Notes; onClear: () => void }) {
  const written = Object.entries(notes).filter(([, note]) => note.trim())
  const copy = () =>
    navigator.clipboard.writeText(notesAsText(notes)).then(
      () => toast.success('Notes copied'),
      () => toast.error('We couldn’t copy your notes'),
    )
  return (
    <section aria-labelledby="interview-notes">
      <h3 id="interview-notes" className="text-head">All notes</h3>
      {written.length === 0 ? <p className="mt-2 text-muted">What you note while practicing is listed here.</p> : (
        <>
          <ul className="mt-3 grid gap-4">
            {written.map(([question, note]) => <li key={question}><p className="text-sm font-semibold">{question}</p><p className="whitespace-pre-line text-muted">{note}</p></li>)}
          </ul>
          <div className="mt-4 flex flex-wrap gap-2">
            <Button size="sm" variant="outline" onClick={() => void copy()}><Copy className="size-4" aria-hidden />Copy all</Button>
            <Button size="sm" variant="ghost" onClick={onClear}><Trash2 className="size-4" aria-hidden />Clear notes</Button>
          </div>
        </>
      )}
    </section>
  )
}
