import { useId, useRef } from 'react'
import toast, { type Toast } from 'react-hot-toast/headless'
import { useShortcut } from '@/lib/shortcuts'
import { Button } from './Button'

/** How long the offer stands, in milliseconds: long enough to read it and to get there by keyboard. */
const UNDO_TIME = 10_000

/** A sentence on one line: where it is too long, its start is cut short with an ellipsis, and its end stays. */
interface Sentence {
  start: string
  end: string
}

/** Says what was done, and offers to undo it. */
export const undoToast = (text: Sentence, onUndo: () => void) =>
  toast.success((shown) => <Undoable shown={shown} text={text} onUndo={onUndo} />, { duration: UNDO_TIME })

function Undoable({ shown: { id, visible }, text: { start, end }, onUndo }: { shown: Toast; text: Sentence; onUndo: () => void }) {
  const textId = useId()
  const button = useRef<HTMLButtonElement>(null)
  const undo = () => {
    if (!visible) return
    // The toast goes, and would take the focus with it without a word.
    button.current?.blur()
    toast.dismiss(id)
    onUndo()
  }
  useShortcut('u', 'Undo the latest deletion', undo)
  return (
    <span className="flex items-center justify-between gap-3">
      <span id={textId} className="sr-only">{start + end}</span>
      <span aria-hidden title={start + end} className="flex min-w-0"><span className="truncate">{start}</span><span className="shrink-0">{end}</span></span>
      <Button ref={button} size="sm" variant="outline" aria-describedby={textId} aria-keyshortcuts="u" onClick={undo} className="shrink-0">Undo</Button>
    </span>
  )
}
