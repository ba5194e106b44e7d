import { useId, useRef } from 'react'
import toast, { type Toast } from 'react-hot-toast/headless'
import { useShortcut } from '@/lib/shortcuts'
import { Button } from './Button'

/** How long the offer stands, in milliseconds: long enough to read it and to get there by keyboard. */
const UNDO_TIME = 10_000

/** Says what was done, and offers to undo it. */
export const undoToast = (text: string, onUndo: () => void) =>
  toast.success((shown) => <Undoable shown={shown} text={text} onUndo={onUndo} />, { duration: UNDO_TIME })

function Undoable({ shown: { id, visible }, text, onUndo }: { shown: Toast; text: string; onUndo: () => void }) {
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
      <span id={textId} className="min-w-0 break-words">{text}</span>
      <Button ref={button} size="sm" variant="outline" aria-describedby={textId} aria-keyshortcuts="u" onClick={undo} className="shrink-0">Undo</Button>
    </span>
  )
}
