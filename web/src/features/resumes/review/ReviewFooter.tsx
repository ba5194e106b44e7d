import { CircleAlert } from 'lucide-react'
import { Button } from '@/ui/Button'
import { NextQuestion } from './NextQuestion'

interface Props {
  /** Why the last save failed. */
  failure: string | null
  saving: boolean
  onConfirm: () => void
  onIncorrect: () => void
}

export function ReviewFooter({ failure, saving, onConfirm, onIncorrect }: Props) {
  return (
    <div className="flex w-full flex-col gap-3">
      {failure && (
        <div role="alert" className="flex items-start gap-2.5 rounded-md bg-error-soft px-4 py-3 text-sm">
          <CircleAlert className="mt-0.5 size-4.5 shrink-0 text-error" aria-hidden />
          <p>
            <span className="block font-semibold text-error">Failed to save resume details. Please try again.</span>
            {failure}
          </p>
        </div>
      )}
      <div className="flex flex-wrap items-center gap-3">
        <NextQuestion />
        <div className="ml-auto flex gap-3 max-sm:w-full">
          <Button variant="outline" busy={saving} onClick={onIncorrect} className="max-sm:flex-1 max-sm:px-3">Incorrect Details</Button>
          <Button loading={saving} onClick={onConfirm} aria-keyshortcuts="Control+Enter Meta+Enter" title="Ctrl+Enter" className="max-sm:flex-1 max-sm:px-3">Details are Correct</Button>
        </div>
      </div>
    </div>
  )
}
