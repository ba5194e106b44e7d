import { Suspense } from 'react'
import { lazyChunk } from '@/lib/lazy-chunk'
import { ChunkBoundary } from '../ChunkBoundary'
import { LostPart } from '../LostPart'
import { PdfSkeleton } from './PdfStates'

/** A rectangle on a page (from 0), as shares of the page's width and height, so that it holds at any zoom. */
export interface PageMark {
  page: number
  left: number
  top: number
  width: number
  height: number
}

export interface PagedPdfProps {
  /** The document; a new identity loads it again. */
  file: Blob
  /** What a screen reader calls it, for example the file's name. */
  label: string
  /** Where the highlighter goes; the place is scrolled into view. */
  mark?: PageMark | null
  /** Places to shade, for example what is not used. */
  tints?: readonly PageMark[]
  /** 1 is as wide as the place allows. */
  zoom?: number
  /** Whether its text can be selected. */
  selectable?: boolean
}

const { Content: PdfPages } = lazyChunk(() => import('./PdfPages'))

/** A PDF drawn in the page itself. */
export function PagedPdf(props: PagedPdfProps) {
  return (
    <ChunkBoundary fallback={LostPart}>
      <Suspense fallback={<PdfSkeleton />}>
        <PdfPages {...props} />
      </Suspense>
    </ChunkBoundary>
  )
}
