import { Field } from '@/ui/Field'
import { TextArea } from '@/ui/TextArea'
import { ChipsField } from '@/features/resumes/review/ChipsField'
import { answerOf, answerText } from '@/features/resumes/review/answers'
import { isRequired } from '@/features/resumes/review/rules'
import { Button } from '@/ui/Button'
import { takeYearInput } from '@/lib/years'
import { getAt, setAt } from '../state/paths'
import { WritingHelp } from '../writing/WritingHelp'
import { useEditing } from './editor-context'

interface Props {
  /** Dotted: "experience.0.company". */
  path: string
  label: string
  kind?: 'text' | 'email' | 'tel' | 'url' | 'year' | 'long'
  className?: string
}

const INPUTS = {
  text: {},
  email: { type: 'email', autoComplete: 'off' },
  tel: { type: 'tel', autoComplete: 'off' },
  url: { type: 'text', inputMode: 'url', placeholder: 'https://' },
  year: { type: 'text', inputMode: 'numeric', maxLength: 4 },
} as const

/** One text of the resume. */
export function EditField({ path, label, kind = 'text', className }: Props) {
  const { content, edit, errorOf, markOf, touch } = useEditing()
  const value = getAt(content.resume, path)
  const text = typeof value === 'string' ? value : ''
  const answer = text.trim() === '' ? answerOf(path) : null
  const isNone = answer !== null && getAt(content.resume, answer) === true
  const mark = markOf(path)
  const shared = {
    label,
    value: text,
    error: errorOf(path),
    hint: isNone ? answerText(path) : mark && <span className="font-medium text-warning">{`Please check: ${mark}`}</span>,
    required: isRequired(path) || undefined,
    onChange: ({ target }: { target: { value: string } }) => {
      const next = kind === 'year' ? takeYearInput(text, target.value) : target.value
      edit((before) => setAt(before, `resume.${path}`, next), path)
    },
    onBlur: () => touch(path),
  }
  return (
    <div data-path={path} data-mark={mark && 'doubtful'} className={className}>
      {kind === 'long' ? <TextArea {...shared} rows={3} /> : <Field {...INPUTS[kind]} {...shared} />}
      {kind === 'long' && <WritingHelp path={path} />}
      {answer !== null && !isNone && (
        <Button
          size="sm"
          variant="ghost"
          className="mt-1"
          aria-label={`${answerText(path)}: ${label}`}
          onClick={(event) => {
            event.currentTarget.closest('[data-path]')?.querySelector<HTMLElement>('input')?.focus()
            edit((before) => setAt(before, `resume.${answer}`, true))
          }}
        >
          {answerText(path)}
        </Button>
      )}
    </div>
  )
}

/** A list of words of the resume as chips. */
export function EditChips({ path, label, item, className }: { path: string; label: string; item: string; className?: string }) {
  const { content, edit, markOf, touch } = useEditing()
  const chips = (getAt(content.resume, path) as string[] | undefined) ?? []
  const marked = new Map(chips.flatMap((chip, index) => {
    const mark = markOf(`${path}.${index}`)
    return mark ? [[chip, mark] as const] : []
  }))
  return (
    <div data-path={path} className={className}>
      <ChipsField
        label={label}
        item={item}
        value={chips}
        onChange={(value) => edit((before) => setAt(before, `resume.${path}`, value))}
        onBlur={() => touch(path)}
        sourceOf={() => null}
        pathOf={(index) => `${path}.${index}`}
        isDoubtful={(chip) => marked.has(chip)}
        note={marked.size > 0 ? (id) => <span id={id} className="text-xs font-semibold text-warning">Please check: {[...new Set(marked.values())].join(' ')}</span> : null}
      />
    </div>
  )
}
