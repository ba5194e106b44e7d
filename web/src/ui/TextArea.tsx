import type { Ref, TextareaHTMLAttributes } from 'react'
import { cn } from '@/lib/cn'
import { controlLook, FieldFrame, useFieldIds, type FieldText } from './field-parts'

type Props = Omit<TextareaHTMLAttributes<HTMLTextAreaElement>, 'className'> & FieldText & { ref?: Ref<HTMLTextAreaElement> }

/** Several lines of text; grows with what is typed, from about as many lines as it is told. */
export function TextArea({ label, labelHidden, hint, error, className, id, rows = 4, ...area }: Props) {
  const ids = useFieldIds({ hint, error, id })
  return (
    <FieldFrame {...{ label, labelHidden, hint, error, className, ids }}>
      <textarea {...ids.aria} rows={rows} className={controlLook(error, cn('block resize-y py-3 leading-normal field-sizing-content', rows > 2 && (rows > 4 ? 'min-h-36' : 'min-h-24')))} {...area} />
    </FieldFrame>
  )
}
