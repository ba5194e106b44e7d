import type { InputHTMLAttributes, ReactNode, Ref } from 'react'
import { controlLook, FieldFrame, useFieldIds, type FieldText } from './field-parts'

type Props = Omit<InputHTMLAttributes<HTMLInputElement>, 'className'> &
  FieldText & {
    /** A control at the end of the input, for example show/hide. */
    end?: ReactNode
    inputClassName?: string
    ref?: Ref<HTMLInputElement>
  }

/** One line of text with its label, hint and error. */
export function Field({ label, labelHidden, hint, error, end, className, inputClassName, id, ...input }: Props) {
  const ids = useFieldIds({ hint, error, id })
  return (
    <FieldFrame {...{ label, labelHidden, hint, error, className, ids }}>
      <div className="relative">
        <input {...ids.aria} className={controlLook(error, `h-12 ${end ? 'pr-13' : ''} ${inputClassName ?? ''}`)} {...input} />
        {end && <div className="absolute inset-y-0 right-0.5 flex items-center">{end}</div>}
      </div>
    </FieldFrame>
  )
}
