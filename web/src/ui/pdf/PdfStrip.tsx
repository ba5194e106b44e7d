import { Suspense } from 'react'
import { lazyChunk } from '@/lib/lazy-chunk'
import { ChunkBoundary } from '../ChunkBoundary'
import type { PageMark } from './PagedPdf'

export interface PdfStripProps {
  file: Blob
  /** What a screen reader calls the strip. */
  label: string
  /** The passage to show, highlighted. */
  mark: PageMark
  /** Its page in points. */
  size: { width: number; height: number }
}

const { Content: StripPage } = lazyChunk(() => import('./StripPage'))

/** A passage of a page, cut out with the highlighter on it. Nothing is shown while it cannot be drawn. */
export function PdfStrip(props: PdfStripProps) {
  return (
    <ChunkBoundary fallback={() => null}>
      <Suspense fallback={<div className="h-16" />}>
        <StripPage {...props} />
      </Suspense>
    </ChunkBoundary>
  )
}
