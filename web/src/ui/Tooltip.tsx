import { cloneElement, useId, useLayoutEffect, useRef, useState, type KeyboardEvent, type ReactElement } from 'react'
import { cn } from '@/lib/cn'

type Described = ReactElement<{ 'aria-describedby'?: string }>

/** A short text beside its control, on hover and on keyboard focus; ESC hides it. It describes the control, it is never its name. Without a text the control stands as if alone, and is the same one when a text comes. */
export function Tooltip({ text, side = 'top', children }: { text: string | undefined; side?: 'top' | 'bottom'; children: Described }) {
  const id = useId()
  const [shown, setShown] = useState(false)
  const bubble = useKeptInside(shown && text)
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || !shown) return
    event.stopPropagation()
    setShown(false)
  }
  return (
    // eslint-disable-next-line jsx-a11y/no-static-element-interactions -- listens for its child, is no control itself
    <span
      className={text ? 'relative inline-flex' : 'contents'}
      onPointerEnter={() => setShown(true)}
      onPointerLeave={() => setShown(false)}
      onFocus={() => setShown(true)}
      onBlur={() => setShown(false)}
      onKeyDown={onKeyDown}
    >
      {text ? cloneElement(children, { 'aria-describedby': id }) : children}
      {text && (
        <span
          ref={bubble}
          role="tooltip"
          id={id}
          className={cn(
            'pointer-events-none absolute left-1/2 z-50 w-max max-w-64 -translate-x-1/2 rounded-md bg-secondary px-3 py-2 text-left text-sm leading-snug font-medium whitespace-normal text-on-secondary shadow-float transition-opacity duration-150',
            side === 'top' ? 'bottom-full mb-2' : 'top-full mt-2',
            shown ? 'opacity-100 starting:opacity-0' : 'hidden',
          )}
        >
          {text}
        </span>
      )}
    </span>
  )
}

/** Room between a tooltip and the edge of the window, in pixels. */
const EDGE = 8

/** Shifts a tooltip that would stick out of the window; hidden ones take no room, so that they cannot widen the page. */
function useKeptInside(shown: string | false | undefined) {
  const ref = useRef<HTMLSpanElement>(null)
  useLayoutEffect(() => {
    const bubble = ref.current
    if (!bubble || !shown) return
    bubble.style.marginLeft = '0px'
    const { left, right } = bubble.getBoundingClientRect()
    const tooFarRight = Math.max(0, right - (document.documentElement.clientWidth - EDGE))
    const tooFarLeft = Math.max(0, EDGE - left)
    bubble.style.marginLeft = `${tooFarLeft - tooFarRight}px`
  }, [shown])
  return ref
}
