import { useEffect, useState, type RefObject } from 'react'

/** 1 is as wide as the place allows. */
const STEPS = [0.5, 0.75, 1, 1.25, 1.5, 2, 2.5, 3]
const SMALLEST = STEPS[0]!
const LARGEST = STEPS.at(-1)!

/** How much a notch of the wheel changes. */
const PER_PIXEL = 0.002

const within = (value: number) => Math.min(LARGEST, Math.max(SMALLEST, value))

/** The zoom of what stands in a scrolling place: by steps, and by the wheel while Ctrl is held (which a pinch on a touchpad does too). */
export function useZoom(place: RefObject<HTMLElement | null>) {
  const [value, setValue] = useState(1)
  useEffect(() => {
    const element = place.current
    if (!element) return
    const onWheel = (event: WheelEvent) => {
      if (!event.ctrlKey) return
      event.preventDefault()
      setValue((before) => within(before * Math.exp(-event.deltaY * PER_PIXEL)))
    }
    // React listens passively, and could not keep the browser from zooming everything.
    element.addEventListener('wheel', onWheel, { passive: false })
    return () => element.removeEventListener('wheel', onWheel)
  }, [place])
  return {
    value,
    canZoomIn: value < LARGEST,
    canZoomOut: value > SMALLEST,
    zoomIn: () => setValue((before) => STEPS.find((step) => step > before + 0.01) ?? LARGEST),
    zoomOut: () => setValue((before) => STEPS.findLast((step) => step < before - 0.01) ?? SMALLEST),
    reset: () => setValue(1),
  }
}
export type Zoom = ReturnType<typeof useZoom>
