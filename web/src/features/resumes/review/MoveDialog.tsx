import { useFormContext } from 'react-hook-form'
import { Button } from '@/ui/Button'
import { Dialog } from '@/ui/Dialog'
import type { ReviewForm } from './form-model'
import type { ListedSection } from './lists'
import { destinationsFor, type Destination } from './move-entries'

interface Props {
  from: ListedSection | 'skills'
  title: string
  onMove: (to: Destination, title: string) => void
  onClose: () => void
}

/** Asks where entries go; one press moves them. */
export function MoveDialog({ from, title, onMove, onClose }: Props) {
  const form = useFormContext<ReviewForm>().getValues()
  return (
    <Dialog open title={title} description="Details that have no field there are kept in the description, or in the title." onClose={onClose}>
      <ul className="grid grid-cols-1 gap-2 sm:grid-cols-2">
        {destinationsFor(form, from).map(({ to, title: name }) => (
          <li key={to} className="min-w-0">
            <Button variant="outline" className="w-full min-w-0 justify-start overflow-hidden" onClick={() => onMove(to, name)}><span className="truncate">{name}</span></Button>
          </li>
        ))}
      </ul>
    </Dialog>
  )
}
