import { Check, Copy } from 'lucide-react'
import { useState } from 'react'
import toast from 'react-hot-toast/headless'
import { messageOf } from '@/api/errors'
import { saveBlob } from '@/lib/save-file'
import { Button } from '@/ui/Button'
import { Card } from '@/ui/Card'
import { DownloadButton } from '@/ui/DownloadButton'
import { controlLook } from '@/ui/field-parts'
import { FILES } from './calls'
import { engineName, MAX_LETTER, partsOf, type Claim } from './model'
import type { Letter } from './use-letter'

interface Props {
  letter: Letter | null
  /** The letter that this one replaced, when the user had changed it. */
  previous: Letter | null
  onRestore: (letter: Letter) => void
  writing: boolean
  onEdit: (text: string) => void
  /** What became of the last edit. */
  saved: 'saving' | 'saved' | 'failed' | null
  /** A user whose letter is not kept, because so many are. */
  unkept: boolean
}

/** The letter: it can be read while it is written, then edited, copied and saved as a file. */
export function LetterPanel({ letter, previous, onRestore, writing, onEdit, saved, unkept }: Props) {
  const ready = letter !== null && !writing && letter.text.trim() !== ''
  return (
    <Card as="section" aria-labelledby="letter-result" className="flex flex-col p-5 sm:p-7">
      <div className="flex min-h-9 flex-wrap items-center justify-between gap-3">
        <h2 id="letter-result" className="text-head">Generated Cover Letter</h2>
        {ready && <CopyButton text={letter.text} />}
      </div>
      {letter ? (
        <textarea aria-label="Generated cover letter" readOnly={writing} maxLength={MAX_LETTER} rows={16} value={letter.text} onChange={({ target }) => onEdit(target.value)} className={controlLook(undefined, 'mt-5 block flex-1 resize-y py-4 leading-relaxed field-sizing-content min-h-80')} />
      ) : (
        <p className="mt-5 grid min-h-80 flex-1 place-items-center rounded-lg border border-dashed border-line-strong/60 bg-sunken px-6 text-center text-muted">
          {writing ? 'Writing your letter…' : 'Your generated cover letter will appear here.'}
        </p>
      )}
      <p role="status" className="mt-2 min-h-5 text-sm text-muted">{ready && status(letter, saved, unkept)}</p>
      {ready && previous && <p className="mt-1 text-sm"><Button size="sm" variant="outline" onClick={() => onRestore(previous)}>Bring back the letter you edited</Button></p>}
      {ready && letter.note && <p role="status" className="mt-3 rounded-lg bg-warning-soft px-4 py-3 text-sm">{letter.note}</p>}
      {ready && <Doubts letter={letter} />}
      <div className="mt-3 grid gap-3 sm:grid-cols-2">
        <FileButton kind="pdf" letter={ready ? letter.text : null}>Download PDF</FileButton>
        <FileButton kind="doc" letter={ready ? letter.text : null}>Download DOC</FileButton>
      </div>
      {ready && letter.claims.length > 0 && <Claims claims={letter.claims} />}
    </Card>
  )
}

function status({ engine, text }: Letter, saved: Props['saved'], unkept: boolean): string {
  const words = text.split(/\s+/).filter(Boolean).length
  const kept = unkept ? ' You keep 200 letters already, so this one is not kept.' : saved === 'saving' ? ' Saving…' : saved === 'saved' ? ' Your changes are saved.' : saved === 'failed' ? ' Your changes could not be saved. Copy the letter before you leave.' : ''
  return `${words} words${engine && `, written by ${engineName(engine)}`}.${kept}`
}

function FileButton({ kind, letter, children }: { kind: keyof typeof FILES; letter: string | null; children: string }) {
  const [busy, setBusy] = useState(false)
  const { name, load } = FILES[kind]
  const save = async () => {
    if (letter === null) return
    setBusy(true)
    try {
      saveBlob(await load(letter), name)
    } catch (error) {
      toast.error(messageOf(error))
    } finally {
      setBusy(false)
    }
  }
  return <DownloadButton variant="outline" busy={busy} disabled={letter === null} onClick={() => void save()}>{children}</DownloadButton>
}

/** How long "Copied" stands. */
const COPIED_MS = 2_000

function CopyButton({ text }: { text: string }) {
  const [copied, setCopied] = useState(false)
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text)
      setCopied(true)
      setTimeout(() => setCopied(false), COPIED_MS)
    } catch {
      toast.error('Your browser didn’t let us copy. Select the text and copy it yourself.')
    }
  }
  const Icon = copied ? Check : Copy
  return <Button size="sm" variant="ghost" onClick={() => void copy()}><Icon className="size-4" aria-hidden /><span aria-live="polite">{copied ? 'Copied' : 'Copy'}</span></Button>
}

/** What the writer may have made up and the letter still says. */
function Doubts({ letter: { doubts, text } }: { letter: Letter }) {
  const small = text.toLowerCase()
  const left = doubts.filter((doubt) => small.includes(doubt.toLowerCase()))
  if (left.length === 0) return null
  return (
    <div role="alert" className="mt-3 rounded-lg bg-warning-soft px-4 py-3 text-sm">
      <p className="font-semibold">Check before you send it</p>
      <p className="mt-0.5">Nothing you gave us supports this: {left.join(', ')}.</p>
    </div>
  )
}

/** Every sentence about the candidate, and what it rests on. */
function Claims({ claims }: { claims: Claim[] }) {
  return (
    <details className="group mt-5 rounded-lg border">
      <summary className="cursor-pointer rounded-lg px-4 py-3 font-semibold">Where each statement comes from</summary>
      <ul className="divide-y border-t">
        {claims.map((claim) => (
          <li key={claim.sentence} className="px-4 py-3 text-sm">
            <p>{claim.sentence}</p>
            <p className="mt-0.5 text-muted">Based on: {partsOf(claim)}</p>
          </li>
        ))}
      </ul>
    </details>
  )
}
