import { useEffect, useRef } from 'react'
import { cn } from '@/lib/cn'
import { useWidth } from '@/ui/pdf/use-width'
import type { ParseDetails } from '../model'

const NOTHING: number[] = []

/** A Word file has no pages: its text in reading order, with the highlighter on whole paragraphs. */
export function FlowDocument({ paragraphs, marked = NOTHING }: { paragraphs: ParseDetails['paragraphs']; marked?: number[] }) {
  const first = useRef<HTMLElement>(null)
  const [place, width] = useWidth()
  const shown = width > 0
  // Again when a hidden pane is shown: only then there is something to scroll.
  useEffect(() => {
    if (shown && marked.length > 0) first.current?.scrollIntoView({ block: 'center' })
  }, [marked, shown])
  return (
    <article ref={place} aria-label="Text of the document" className="min-h-full rounded-sm border bg-surface px-[8%] py-10 text-[0.9375rem] leading-relaxed shadow-card">
      {paragraphs.map(({ text, heading, list }, index) => {
        const on = marked.includes(index)
        return (
          <p
            key={index}
            ref={index === marked[0] ? (element) => void (first.current = element) : undefined}
            data-testid={on ? 'highlight' : undefined}
            className={cn(heading && 'mt-5 mb-1 font-display text-lg font-bold', list && 'relative pl-5 before:absolute before:left-1 before:content-["•"]', !heading && 'my-1')}
          >
            {on ? <mark className="marker">{text}</mark> : text}
          </p>
        )
      })}
    </article>
  )
}
