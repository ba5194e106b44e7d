import { TriangleAlert } from 'lucide-react'
import { useState } from 'react'
import { Button } from '@/ui/Button'
import { wordDiff, type Suggestion } from './model'

interface Props {
  suggestions: readonly Suggestion[]
  /** Whose they are. */
  service: string
  /** Puts a change into the text; false when the line was changed since. */
  onAccept: (suggestion: Suggestion) => boolean
}

/** The changes of a language model: each is accepted or refused. */
export function Suggestions({ suggestions, service, onAccept }: Props) {
  return (
    <section aria-label={`Suggestions by ${service}`} className="grid grid-cols-1 gap-3">
      <h3 className="text-base">Suggestions by {service}</h3>
      <ul className="grid grid-cols-1 gap-3">
        {suggestions.map((suggestion, index) => (
          <li key={index} className="rounded-lg border p-4">
            {suggestion.question ? <Question suggestion={suggestion} question={suggestion.question} /> : <Change suggestion={suggestion} onAccept={onAccept} />}
          </li>
        ))}
      </ul>
    </section>
  )
}

function Question({ suggestion: { before }, question }: { suggestion: Suggestion; question: string }) {
  return (
    <>
      <p className="text-sm text-muted">{before}</p>
      <p className="mt-1 font-semibold">{question}</p>
      <p className="mt-1 text-sm text-muted">If you know the answer, add it to the line.</p>
    </>
  )
}

type State = 'open' | 'accepted' | 'refused' | 'gone'
const ENDED: Record<Exclude<State, 'open'>, string> = { accepted: 'Accepted', refused: 'Refused', gone: 'This line has changed since. Ask again.' }

function Change({ suggestion, onAccept }: { suggestion: Suggestion; onAccept: Props['onAccept'] }) {
  const [state, setState] = useState<State>('open')
  const { before, after, doubts } = suggestion
  return (
    <>
      <p className="break-words">
        {wordDiff(before, after).map(({ kind, text }, index) => (
          <span key={index}>
            {kind === 'same' && text}
            {kind === 'old' && <del className="rounded-sm bg-error-soft px-0.5">{text}</del>}
            {kind === 'new' && <ins className="rounded-sm bg-success-soft px-0.5 no-underline">{text}</ins>}{' '}
          </span>
        ))}
      </p>
      {doubts.length > 0 && (
        <p className="mt-2 flex items-start gap-2 text-sm text-warning">
          <TriangleAlert className="mt-0.5 size-4 shrink-0" aria-hidden />
          Not in your resume: {doubts.join(', ')}. Accept it only if it is true.
        </p>
      )}
      {state === 'open' ? (
        <div className="mt-3 flex gap-2">
          <Button size="sm" variant="light" aria-label={`Accept: ${after}`} onClick={() => setState(onAccept(suggestion) ? 'accepted' : 'gone')}>Accept</Button>
          <Button size="sm" variant="ghost" aria-label={`Refuse: ${after}`} onClick={() => setState('refused')}>Refuse</Button>
        </div>
      ) : (
        <p className="mt-3 text-sm font-semibold text-muted">{ENDED[state]}</p>
      )}
    </>
  )
}
