import { CircleAlert } from 'lucide-react'
import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react'
import { cn } from '@/lib/cn'
import { Button } from '@/ui/Button'
import { useZoom } from '@/ui/pdf/use-zoom'
import { ZoomBar } from '@/ui/pdf/ZoomBar'
import type { SavedContent } from '../model'
import { usePreview, type Picture, type Preview } from '../state/use-preview'

interface Props {
  id: string
  content: SavedContent
  /** The content as one text; null while it breaks a rule. */
  text: string | null
  label?: string
  className?: string
}

/** The pages as they will be downloaded, drawn anew whenever typing rests. */
export function PreviewPane({ id, content, text, label = 'Preview', className }: Props) {
  const scroller = useRef<HTMLDivElement>(null)
  const zoom = useZoom(scroller)
  const [visible, setVisible] = useState<readonly number[]>([1])
  const preview = usePreview({ id, content, text, visible })
  return (
    <div className={cn('flex min-h-0 min-w-0 flex-col overflow-hidden rounded-lg border bg-sunken', className)}>
      <div className="flex min-h-11 items-center justify-between gap-3 border-b bg-surface pr-1 pl-4 text-sm">
        <p role="status" className="text-muted tabular-nums">{preview.count > 0 && (preview.count === 1 ? '1 page' : `${preview.count} pages`)}</p>
        <ZoomBar zoom={zoom} />
      </div>
      <Notices preview={preview} />
      {/* eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a scrolling region must be reachable by keyboard */}
      <div ref={scroller} tabIndex={0} role="region" aria-label={label} aria-busy={preview.drawing || undefined} className="relative min-h-0 flex-1 overflow-auto p-3 sm:p-4">
        <Pages preview={preview} zoom={zoom.value} scroller={scroller} onVisible={setVisible} />
      </div>
    </div>
  )
}

function Notices({ preview: { waiting, failure, retry } }: { preview: Preview }) {
  if (waiting) return <p className="border-b bg-warning-soft px-4 py-2 text-sm">The preview will update once the marked fields are fixed.</p>
  if (!failure) return null
  return (
    <div role="alert" className="flex items-center gap-3 border-b bg-error-soft px-4 py-1.5 text-sm">
      <CircleAlert className="size-4.5 shrink-0 text-error" aria-hidden />
      <span className="min-w-0 flex-1">{failure}</span>
      <Button size="sm" variant="ghost" onClick={retry}>Try again</Button>
    </div>
  )
}

interface PagesProps {
  preview: Preview
  zoom: number
  scroller: React.RefObject<HTMLDivElement | null>
  onVisible: (pages: readonly number[]) => void
}

/** The proportions of A4, for pages that are still to come. */
const A4 = { width: 210, height: 297 }

function Pages({ preview: { count, pictures }, zoom, scroller, onVisible }: PagesProps) {
  const list = useRef<HTMLDivElement>(null)
  useVisiblePages(list, scroller, count, onVisible)
  // Set on the element itself: the policy of our pages forbids style attributes in markup.
  useLayoutEffect(() => {
    if (list.current) list.current.style.width = `${zoom * 100}%`
  }, [zoom])
  const size = pictures[1] && pictures[1].width > 0 ? pictures[1] : A4
  return (
    <div ref={list} className="mx-auto grid gap-4">
      {Array.from({ length: Math.max(1, count) }, (_, index) => index + 1).map((page) => (
        <div key={page} data-page={page}>
          <Sheet picture={pictures[page]} page={page} count={count} size={size} />
        </div>
      ))}
    </div>
  )
}

function Sheet({ picture, page, count, size }: { picture: Picture | undefined; page: number; count: number; size: { width: number; height: number } }) {
  if (!picture) {
    return (
      <svg viewBox={`0 0 ${size.width} ${size.height}`} className="block w-full bg-paper shadow-card" role="img" aria-label={`Page ${page} is being drawn`} />
    )
  }
  return <img src={picture.url} width={picture.width || undefined} height={picture.height || undefined} alt={`Page ${page} of ${count}`} className="block h-auto w-full bg-paper shadow-card" />
}

/** Reports which pages are in view, whenever that changes. */
function useVisiblePages(list: React.RefObject<HTMLElement | null>, scroller: React.RefObject<HTMLElement | null>, count: number, onVisible: PagesProps['onVisible']) {
  const report = useEffectEvent(onVisible)
  useEffect(() => {
    if (!list.current || !('IntersectionObserver' in window)) return
    const inView = new Set<number>()
    const observer = new IntersectionObserver(
      (entries) => {
        for (const { target, isIntersecting } of entries) {
          const page = Number((target as HTMLElement).dataset.page)
          if (isIntersecting) inView.add(page)
          else inView.delete(page)
        }
        // A pane that is not shown has no page in view; what was in view stays up to date.
        if (inView.size > 0) report([...inView].sort((a, b) => a - b))
      },
      { root: scroller.current },
    )
    for (const page of list.current.children) observer.observe(page)
    return () => observer.disconnect()
  }, [list, scroller, count])
}
