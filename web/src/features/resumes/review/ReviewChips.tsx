import { useController, type FieldPath } from 'react-hook-form'
import { chipSource } from './field-sources'
import { ChipsField } from './ChipsField'
import { FieldStrip } from './FieldStrip'
import type { ReviewForm } from './form-model'
import { MarkNote } from './MarkNote'
import { answersOf, markOf } from './open-questions'
import { OtherEntries } from './OtherReading'
import { useReview } from './review-context'

interface Props {
  name: Extract<FieldPath<ReviewForm>, 'skills' | `projects.${number}.technologies` | `education.${number}.courses`>
  label: string
  /** What one chip is called, for the labels of its buttons: "skill". */
  item: string
  /** The chips as they were read, and the path of their list; null for an added entry. */
  read: readonly string[]
  listPath: string | null
}

/** A list of words of the review as chips that can be changed. */
export function ReviewChips({ name, label, item, read, listPath }: Props) {
  const review = useReview()
  const { field } = useController<ReviewForm>({ name })
  const chips = field.value as string[]
  const sourceOf = (chip: string) => chipSource(read, chip, listPath)
  const pathOf = (index: number) => `${name}.${index}`
  const kindOf = (chip: string) => markOf(pathOf(chips.indexOf(chip)), chip, sourceOf(chip), review)?.kind
  const isMarked = (chip: string) => kindOf(chip) !== undefined
  const marked = chips.filter(isMarked)
  const own = markOf(name, chips.join('\n'), listPath, review)
  const mark = own ?? (marked.length > 0 ? ({ kind: marked.some((chip) => kindOf(chip) === 'unfounded') ? 'unfounded' : 'doubtful', reason: '', answerable: true } as const) : null)
  const others = (name === 'skills' ? (review.differences.entries.get(name) ?? []) : []).filter((other) => !chips.includes(other.name))
  const addOther = (index: number) => field.onChange([...chips, ...others.filter((other) => other.index === index).map((other) => other.name)])
  const sources = [...(own && listPath ? [listPath] : []), ...marked.flatMap((chip) => answersOf(pathOf(chips.indexOf(chip)), chip, sourceOf(chip), review))]
  return (
    <div data-path={name}>
      <ChipsField
        label={label}
        item={item}
        value={chips}
        onChange={field.onChange}
        onBlur={field.onBlur}
        sourceOf={sourceOf}
        pathOf={pathOf}
        isDoubtful={isMarked}
        note={mark && ((id) => <MarkNote id={id} mark={mark} sources={sources} label={label} />)}
      />
      {name === 'skills' && <OtherEntries entries={others} onAdd={addOther} />}
      {own?.reason && <p className="mt-1 text-sm text-muted">{own.reason}</p>}
      {chips.map((chip, index) => <FieldStrip key={index} source={sourceOf(chip)} />)}
    </div>
  )
}
