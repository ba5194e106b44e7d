import { cn } from '@/lib/cn'
import type { FieldMark } from './open-questions'
import { useReview } from './review-context'

const TEXT: Record<FieldMark['kind'], string> = { missing: 'Not found', unfounded: 'Not in your document', doubtful: 'Please check' }
const ANSWER: Record<FieldMark['kind'], string> = { missing: 'Leave empty', unfounded: 'Keep it', doubtful: 'Looks right' }

interface Props {
  id: string
  mark: FieldMark
  /** The marked fields as the parser spells them, and what they are called together. */
  sources: string[]
  label: string
  /** "My resume has none", for a required field. */
  none?: { text: string; onAnswer: () => void }
}

/** Says that a field wants a look, and takes the answer that it is right as it is. */
export function MarkNote({ id, mark: { kind, answerable }, sources, label, none }: Props) {
  const { answer } = useReview()
  return (
    <span className="flex shrink-0 items-center gap-2 text-xs font-semibold">
      <span id={id} className={cn('flex items-center gap-1.5', kind === 'missing' ? 'text-error' : 'text-warning')}>
        <span aria-hidden className="size-1.5 rounded-full bg-current" />
        {TEXT[kind]}
      </span>
      {answerable && sources.length > 0 && <AnswerButton text={ANSWER[kind]} label={label} onAnswer={() => answer(...sources)} />}
      {!answerable && none && <AnswerButton text={none.text} label={label} onAnswer={none.onAnswer} />}
    </span>
  )
}

function AnswerButton({ text, label, onAnswer }: { text: string; label: string; onAnswer: () => void }) {
  return (
    <button
      type="button"
      aria-label={`${text}: ${label}`}
      onClick={(event) => {
        // The button goes with its mark: the field it was about keeps the focus.
        event.currentTarget.closest('[data-path]')?.querySelector<HTMLElement>('input, textarea')?.focus()
        onAnswer()
      }}
      className="relative -my-0.5 rounded-sm bg-ink/6 px-2 py-0.5 text-ink transition-colors after:absolute after:-inset-2 hover:bg-ink/12"
    >
      {text}
    </button>
  )
}
