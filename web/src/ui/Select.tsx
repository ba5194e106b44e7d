import { ChevronDown } from 'lucide-react'
import type { Ref, SelectHTMLAttributes } from 'react'
import { controlLook, FieldFrame, useFieldIds, type FieldText } from './field-parts'

interface Option {
  value: string
  label: string
  /** Shown, and not to be chosen. */
  disabled?: boolean
}

type Props = Omit<SelectHTMLAttributes<HTMLSelectElement>, 'className'> & FieldText & { options: readonly Option[]; ref?: Ref<HTMLSelectElement> }

/** The browser's own select, in our clothes. */
export function Select({ label, labelHidden, hint, error, className, id, options, ...select }: Props) {
  const ids = useFieldIds({ hint, error, id })
  return (
    <FieldFrame {...{ label, labelHidden, hint, error, className, ids }}>
      <div className="relative">
        <select {...ids.aria} className={controlLook(error, 'h-12 appearance-none text-ellipsis pr-11')} {...select}>
          {options.map(({ value, label: text, disabled }) => <option key={value} value={value} disabled={disabled}>{text}</option>)}
        </select>
        <ChevronDown className="pointer-events-none absolute top-1/2 right-3.5 size-5 -translate-y-1/2 text-muted" aria-hidden />
      </div>
    </FieldFrame>
  )
}
