import { useEffect, useMemo, useState, type RefObject } from 'react'
import { linesOfSelection } from './document-lines'

/** How long a selection must rest, in milliseconds: while it is drawn, nothing moves. */
const REST = 150

function selectedIn(place: HTMLElement | null): string {
  const selection = document.getSelection()
  if (!selection || selection.isCollapsed || !place?.contains(selection.anchorNode) || !place.contains(selection.focusNode)) return ''
  return selection.toString()
}

/** The lines that are selected in a part of the page, by pointer or keyboard. */
export function useSelectedLines(place: RefObject<HTMLElement | null>) {
  const [text, setText] = useState('')
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined
    const onChange = () => {
      clearTimeout(timer)
      timer = setTimeout(() => setText(selectedIn(place.current)), REST)
    }
    document.addEventListener('selectionchange', onChange)
    return () => {
      clearTimeout(timer)
      document.removeEventListener('selectionchange', onChange)
    }
  }, [place])
  return useMemo(() => linesOfSelection(text), [text])
}
