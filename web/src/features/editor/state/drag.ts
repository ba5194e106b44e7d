import { useState, type PointerEvent } from 'react'
import { dropIndex } from './reorder'

/** How near to the edge of the window a drag scrolls, and by how much at a time; in pixels. */
const EDGE = 90
const STEP = 14

interface Drag {
  from: number
  to: number
}

const middleOf = (element: Element) => {
  const { top, height } = element.getBoundingClientRect()
  return top + height / 2
}

function scrollNearEdge(y: number) {
  if (y < EDGE) window.scrollBy({ top: -STEP, behavior: 'instant' })
  if (y > window.innerHeight - EDGE) window.scrollBy({ top: STEP, behavior: 'instant' })
}

/** Reordering the items of a list by dragging their handles; the buttons beside them do the same by keyboard. */
export function useDrag(onMove: (from: number, to: number) => void) {
  const [drag, setDrag] = useState<Drag | null>(null)

  const follow = ({ clientY, currentTarget }: PointerEvent, from: number) => {
    scrollNearEdge(clientY)
    const rows = currentTarget.closest('li')?.parentElement?.children ?? []
    setDrag({ from, to: dropIndex([...rows].map(middleOf), from, clientY) })
  }
  const end = (moved: boolean) => {
    if (moved && drag && drag.from !== drag.to) onMove(drag.from, drag.to)
    setDrag(null)
  }
  return {
    /** For the handle of the item at an index. */
    handle: (index: number) => ({
      onPointerDown: (event: PointerEvent) => {
        if (event.button !== 0) return
        event.preventDefault()
        event.currentTarget.setPointerCapture(event.pointerId)
        setDrag({ from: index, to: index })
      },
      onPointerMove: (event: PointerEvent) => drag && follow(event, drag.from),
      onPointerUp: () => end(true),
      onPointerCancel: () => end(false),
    }),
    /** Where the dragged item would land, as seen from the item at an index. */
    look: (index: number): 'dragged' | 'before' | 'after' | null => {
      if (!drag) return null
      if (drag.from === index) return 'dragged'
      if (drag.to !== index || drag.to === drag.from) return null
      return drag.to < drag.from ? 'before' : 'after'
    },
  }
}
export type DragList = ReturnType<typeof useDrag>
