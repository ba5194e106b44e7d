import { useState } from 'react'
import { Button } from '@/ui/Button'
import { ConfirmDialog } from '@/ui/ConfirmDialog'
import { useReview } from './review-context'

/** What `goTo` calls the button that takes a step back. */
export const undoPath = (place: string) => `undo-${place}`

interface UndoProps {
  place: string
  /** Takes the focus elsewhere than to the head of the section. */
  onUndone?: () => void
}

/** "Undo", where the last step was taken: at once, or after a question when there is more to lose by now. */
export function UndoStep({ place, onUndone }: UndoProps) {
  const { steps, goTo } = useReview()
  const [asking, setAsking] = useState(false)
  const { last } = steps
  if (!last?.places.includes(place)) return null
  const undo = () => {
    setAsking(false)
    steps.takeBack()
    if (onUndone) onUndone()
    else goTo(`head-${place}`)
  }
  return (
    <span data-path={undoPath(place)}>
      <Button size="sm" variant="ghost" aria-label={`Undo ${last.name}`} onClick={() => (steps.isChanged() ? setAsking(true) : undo())}>Undo</Button>
      <ConfirmDialog open={asking} title={`Undo ${last.name}?`} confirmLabel="Undo" cancelLabel="Keep editing" onConfirm={undo} onCancel={() => setAsking(false)}>
        What you changed there since then will be lost.
      </ConfirmDialog>
    </span>
  )
}

/** What the last step did, said where it was taken. */
export function StepDone({ place }: { place: string }) {
  const { steps, goTo } = useReview()
  const { last } = steps
  const done = last?.said && last.places[0] === place ? last : null
  return (
    <div role="status" className="empty:hidden">
      {done && (
        <p className="flex items-center justify-between gap-3 rounded-lg border border-dashed px-4 py-2 text-sm">
          <span className="min-w-0 break-words">{done.said}</span>
          {done.path !== null && <Button size="sm" variant="ghost" onClick={() => goTo(done.path!)}>Show</Button>}
        </p>
      )}
    </div>
  )
}
