import { useEffect, useRef } from 'react'
import { cn } from '@/lib/cn'
import { useWidth } from '@/ui/pdf/use-width'
import type { ParseDetails } from '../model'

const NOTHING: number[] = []

interface Props {
  paragraphs: ParseDetails['paragraphs']
  /** Indices of the paragraphs to highlight, and of those to shade. */
  marked?: number[]
  tinted?: number[]
  /** Size of the letters, 1 is the usual one. */
  zoom?: number
}

/** A Word file has no pages: its text in reading order, with the highlighter on whole paragraphs. */
export function FlowDocument({ paragraphs, marked = NOTHING, tinted = NOTHING, zoom = 1 }: Props) {
  const first = useRef<HTMLElement>(null)
  const [place, width] = useWidth()
  const shown = width > 0
  // Again when a hidden pane is shown: only then there is something to scroll.
  useEffect(() => {
    if (shown && marked.length > 0) first.current?.scrollIntoView({ block: 'center' })
  }, [marked, shown])
  return (
    <article ref={place} aria-label="Text of the document" style={{ fontSize: `${0.9375 * zoom}rem` }} className="min-h-full rounded-sm border bg-surface px-[8%] py-10 leading-relaxed shadow-card">
      {paragraphs.map(({ text, heading, list }, index) => {
        const on = marked.includes(index)
        return (
          <p
            key={index}
            ref={index === marked[0] ? (element) => void (first.current = element) : undefined}
            data-testid={on ? 'highlight' : tinted.includes(index) ? 'tint' : undefined}
            className={cn(heading && 'mt-5 mb-1 font-display text-[1.2em] font-bold', list && 'relative pl-5 before:absolute before:left-1 before:content-["•"]', !heading && 'my-1', !on && tinted.includes(index) && 'rounded-sm bg-warning-graphic/25')}
          >
            {on ? <mark className="marker">{text}</mark> : text}
          </p>
        )
      })}
    </article>
  )
}
