import { useFormContext } from 'react-hook-form'
import { Select } from '@/ui/Select'
import type { ReviewForm } from './form-model'

const KINDS = [
  { value: 'achievement', label: 'Achievement' },
  { value: 'competition', label: 'Competition' },
  { value: 'hackathon', label: 'Hackathon' },
]

/** What sort of achievement an entry is. */
export function ReviewKind({ name, source }: { name: `achievements.${number}.type`; source: string | null }) {
  const { register } = useFormContext<ReviewForm>()
  return (
    <div data-source={source ?? undefined}>
      <Select label="Type" options={KINDS} {...register(name)} />
    </div>
  )
}
