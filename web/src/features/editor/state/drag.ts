import { useEffect, useRef, useState, type PointerEvent } from 'react'
import { dropIndex } from './reorder'

/** How near to the edge of the window a drag scrolls, and by how much in each frame; in pixels. */
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

/** Calls back in every frame until it is stopped. */
function everyFrame(callback: () => void) {
  let frame = requestAnimationFrame(function next() {
    callback()
    frame = requestAnimationFrame(next)
  })
  return () => cancelAnimationFrame(frame)
}

/** Reordering the items of a list by dragging their handles; the buttons beside them do the same by keyboard. */
export function useDrag(onMove: (from: number, to: number) => void) {
  const [drag, setDrag] = useState<Drag | null>(null)

  const pointer = useRef({ y: 0, rows: [] as Element[] })
  const from = drag?.from
  // A pointer that rests at the edge scrolls on, as people hold it there to reach what is out of sight.
  useEffect(() => {
    if (from === undefined) return
    return everyFrame(() => {
      const { y, rows } = pointer.current
      scrollNearEdge(y)
      const to = dropIndex(rows.map(middleOf), from, y)
      setDrag((last) => (last && last.to !== to ? { ...last, to } : last))
    })
  }, [from])

  const start = (event: PointerEvent, index: number) => {
    event.preventDefault()
    event.currentTarget.setPointerCapture(event.pointerId)
    pointer.current = { y: event.clientY, rows: [...(event.currentTarget.closest('li')?.parentElement?.children ?? [])] }
    setDrag({ from: index, to: index })
  }
  const end = (at: number | null) => {
    if (!drag) return
    const to = at === null ? drag.from : dropIndex(pointer.current.rows.map(middleOf), drag.from, at)
    if (to !== drag.from) onMove(drag.from, to)
    setDrag(null)
  }
  return {
    /** For the handle of the item at an index. */
    handle: (index: number) => ({
      onPointerDown: (event: PointerEvent) => event.button === 0 && start(event, index),
      onPointerMove: ({ clientY }: PointerEvent) => void (pointer.current.y = clientY),
      onPointerUp: ({ clientY }: PointerEvent) => end(clientY),
      onPointerCancel: () => end(null),
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
