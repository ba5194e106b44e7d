import { ZoomIn, ZoomOut } from 'lucide-react'
import { IconButton } from '../IconButton'
import type { Zoom } from './use-zoom'

/** Makes a page smaller and larger, and says how large it is. */
export function ZoomBar({ zoom: { value, canZoomIn, canZoomOut, zoomIn, zoomOut, reset } }: { zoom: Zoom }) {
  return (
    <div role="group" aria-label="Zoom" className="flex items-center">
      <IconButton label="Zoom out" aria-disabled={!canZoomOut || undefined} onClick={zoomOut} className="size-9 aria-disabled:opacity-40"><ZoomOut aria-hidden /></IconButton>
      <button type="button" title="Fit the width" onClick={reset} className="h-9 min-w-13 rounded-md text-sm font-medium tabular-nums hover:bg-ink/6">
        <span role="status">{Math.round(value * 100)}%</span>
        <span className="sr-only"> Fit the width</span>
      </button>
      <IconButton label="Zoom in" aria-disabled={!canZoomIn || undefined} onClick={zoomIn} className="size-9 aria-disabled:opacity-40"><ZoomIn aria-hidden /></IconButton>
    </div>
  )
}
