import { CircleAlert } from 'lucide-react'
import { Button } from '@/ui/Button'
import { inWords, openFields } from './answers'
import { NextQuestion } from './NextQuestion'
import { useOpenWork } from './review-context'

interface Props {
  /** Why the last save failed. */
  failure: string | null
  saving: boolean
  /** Required fields that were asked for once: the next press saves without those that are still empty. */
  askedFor: ReadonlySet<string>
  onConfirm: () => void
  onIncorrect: () => void
}

export function ReviewFooter({ failure, saving, askedFor, onConfirm, onIncorrect }: Props) {
  const { form } = useOpenWork()
  const open = openFields(form).filter(({ path }) => askedFor.has(path))
  return (
    <div className="flex w-full flex-col gap-3">
      <p role="status" className="text-sm text-muted empty:hidden">
        {open.length > 0 && `Press “Details are Correct” again to save without ${inWords(open)}.`}
      </p>
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
