import { Field } from '@/ui/Field'
import { TextArea } from '@/ui/TextArea'
import { ChipsField } from '@/features/resumes/review/ChipsField'
import { isRequired } from '@/features/resumes/review/rules'
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
  const { content, edit, errorOf, touch } = useEditing()
  const value = getAt(content.resume, path)
  const text = typeof value === 'string' ? value : ''
  const shared = {
    label,
    value: text,
    error: errorOf(path),
    required: isRequired(path) || undefined,
    onChange: ({ target }: { target: { value: string } }) => {
      const next = kind === 'year' ? takeYearInput(text, target.value) : target.value
      edit((before) => setAt(before, `resume.${path}`, next), path)
    },
    onBlur: () => touch(path),
  }
  return (
    <div data-path={path} className={className}>
      {kind === 'long' ? <TextArea {...shared} rows={3} /> : <Field {...INPUTS[kind]} {...shared} />}
      {kind === 'long' && <WritingHelp path={path} />}
    </div>
  )
}

/** A list of words of the resume as chips. */
export function EditChips({ path, label, item, className }: { path: string; label: string; item: string; className?: string }) {
  const { content, edit, touch } = useEditing()
  const chips = (getAt(content.resume, path) as string[] | undefined) ?? []
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
        isDoubtful={() => false}
      />
    </div>
  )
}
