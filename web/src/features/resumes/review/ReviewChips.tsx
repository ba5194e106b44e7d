import { useController, type FieldPath } from 'react-hook-form'
import { chipSource, isDoubtful } from './field-sources'
import type { ReviewForm } from './form-model'
import { ChipsField } from './ChipsField'
import { useReview } from './review-context'

interface Props {
  name: Extract<FieldPath<ReviewForm>, 'skills' | `projects.${number}.technologies`>
  label: string
  /** What one chip is called, for the labels of its buttons: "skill". */
  item: string
  /** The chips as they were read, and the path of their list; null for an added entry. */
  read: readonly string[]
  listPath: string | null
}

/** A list of words of the review as chips that can be changed. */
export function ReviewChips({ name, label, item, read, listPath }: Props) {
  const { sources } = useReview()
  const { field } = useController<ReviewForm>({ name })
  const sourceOf = (chip: string) => chipSource(read, chip, listPath)
  return (
    <ChipsField
      label={label}
      item={item}
      value={field.value as string[]}
      onChange={field.onChange}
      onBlur={field.onBlur}
      sourceOf={sourceOf}
      isDoubtful={(chip) => isDoubtful(sources.get(sourceOf(chip) ?? ''))}
    />
  )
}
