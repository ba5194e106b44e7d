import { useEffect, useEffectEvent, useRef, useState, type ReactNode } from 'react'
import toast from 'react-hot-toast/headless'
import { useSearchParams } from 'react-router'
import { useService } from '@/api/ai'
import { messageOf } from '@/api/errors'
import { fetchAdvertisement, fetchLetter } from './calls'
import { LetterForm } from './LetterForm'
import { LetterPanel } from './LetterPanel'
import type { Request, ResumeChoice } from './model'
import { useDraft } from './use-draft'
import { useKeptEdits } from './use-kept-edits'
import { useLetter } from './use-letter'

interface Props {
  /** The signed-in user's name; nothing for guests. */
  name?: string
  resumes?: ResumeChoice[]
  onWritten?: () => void
  /** The user's letters. */
  children?: (kept: { version: number; current: string | null; open: (id: string) => void; forget: (id: string) => void }) => ReactNode
}

/** A cover letter for a pasted job description. Open to everybody. */
export function LetterPage({ name, resumes, onWritten, children }: Props) {
  const isMember = name !== undefined
  const [description, setDescription] = useDraft('draft')
  const [version, setVersion] = useState(0)
  // How often a letter was asked for or opened: each time it comes into view.
  const [shown, setShown] = useState(0)
  const result = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (shown > 0) result.current?.scrollIntoView({ block: 'nearest', behavior: 'smooth' })
  }, [shown])
  const { letter, previous, writing, error, write, stop, show, edit } = useLetter({
    counts: isMember,
    onWritten: () => {
      setVersion((before) => before + 1)
      onWritten?.()
    },
  })
  const edits = useKeptEdits(letter)
  useAdvertisementOfJob(setDescription)
  const service = useService() ?? null

  const start = async (request: Request) => {
    if (!(await edits.flush())) {
      toast.error('Your changes to the letter could not be saved. Copy it, then try again.')
      return
    }
    edits.forget()
    write(request)
    setShown((before) => before + 1)
  }
  const open = async (id: string) => {
    try {
      const { letter: text, engine, jobDescription } = await fetchLetter(id)
      await edits.flush()
      edits.forget()
      show({ id, text, engine, claims: [], doubts: [] })
      setDescription(jobDescription)
      setShown((before) => before + 1)
    } catch (failure) {
      toast.error(messageOf(failure))
    }
  }
  useAddress(isMember ? (letter?.id ?? null) : null, isMember, writing, (id) => void open(id))
  const forget = (id: string) => {
    if (letter?.id !== id) return
    edits.forget()
    show(null)
  }
  return (
    <div className="ruled-aside min-h-[calc(100dvh-4.5rem)]">
      <div className="wrap py-12 lg:py-16">
        <h1 className="text-title">Cover Letter</h1>
        <p className="mt-3 max-w-2xl text-lead text-muted">Paste the job you want. You get a short letter for it that you can edit and download.</p>
        <div className="mt-8 grid items-start gap-6 lg:grid-cols-2">
          <LetterForm name={name ?? ''} description={description} onDescription={setDescription} resumes={resumes} service={service} busy={writing} error={error} onSubmit={(request) => void start(request)} onStop={stop} />
          <div ref={result} className="scroll-mt-24">
            <LetterPanel
              letter={letter}
              previous={previous}
              onRestore={show}
              writing={writing}
              saved={edits.saved}
              unkept={isMember && letter !== null && !writing && letter.id === null}
              onEdit={(text) => {
                edit(text)
                edits.note(text)
              }}
            />
          </div>
        </div>
        {children?.({ version, current: letter?.id ?? null, open: (id) => void open(id), forget })}
      </div>
    </div>
  )
}

/** `?letter=` in the address: the letter that is open, so that it is there after a reload. */
function useAddress(current: string | null, isMember: boolean, writing: boolean, onOpen: (id: string) => void) {
  const [query, setQuery] = useSearchParams()
  const [begun] = useState(query.get('letter'))
  const open = useEffectEvent(onOpen)
  const wasShown = useRef(false)
  useEffect(() => {
    if (begun && isMember) open(begun)
  }, [begun, isMember])
  const note = useEffectEvent(() => {
    if (current === query.get('letter') || writing) return
    const next = new URLSearchParams(query)
    if (current) next.set('letter', current)
    else next.delete('letter')
    setQuery(next, { replace: true, preventScrollReset: true })
  })
  useEffect(() => {
    if (current) wasShown.current = true
    if (wasShown.current) note()
  }, [current, writing])
}

/** `?job=` in the address: the advertisement of a job of the board. */
function useAdvertisementOfJob(onText: (text: string) => void) {
  const [query] = useSearchParams()
  const id = query.get('job')
  const use = useEffectEvent(onText)
  useEffect(() => {
    if (!id) return
    const controller = new AbortController()
    fetchAdvertisement(id, controller.signal).then(use, (failure: unknown) => {
      if (!controller.signal.aborted) toast.error(messageOf(failure, 'We couldn’t load this job. Paste its description instead.'))
    })
    return () => controller.abort()
  }, [id])
}
