import type { Ref, TextareaHTMLAttributes } from 'react'
import { controlLook, FieldFrame, useFieldIds, type FieldText } from './field-parts'

type Props = Omit<TextareaHTMLAttributes<HTMLTextAreaElement>, 'className'> & FieldText & { ref?: Ref<HTMLTextAreaElement> }

/** Several lines of text; grows with what is typed. */
export function TextArea({ label, labelHidden, hint, error, className, id, rows = 4, ...area }: Props) {
  const ids = useFieldIds({ hint, error, id })
  return (
    <FieldFrame {...{ label, labelHidden, hint, error, className, ids }}>
      <textarea {...ids.aria} rows={rows} className={controlLook(error, 'block resize-y py-3 leading-normal field-sizing-content')} {...area} />
    </FieldFrame>
  )
}
