import { useCallback, useEffect, useRef, useState } from 'react'
import { Document, Page, type DocumentProps } from 'react-pdf'
import 'react-pdf/dist/Page/TextLayer.css'
import { pdfOptions } from './pdfjs'
import type { PagedPdfProps, PageMark } from './PagedPdf'
import { PdfFailure, PdfSkeleton } from './PdfStates'
import { useNearViewport } from './use-near-viewport'
import { useWidth } from './use-width'

type LoadedPdf = Parameters<NonNullable<DocumentProps['onLoadSuccess']>>[0]
interface Size {
  width: number
  height: number
}

async function sizesOf(pdf: LoadedPdf): Promise<Size[]> {
  const numbers = Array.from({ length: pdf.numPages }, (_, index) => index + 1)
  const pages = await Promise.all(numbers.map((number) => pdf.getPage(number)))
  return pages.map((page) => page.getViewport({ scale: 1 }))
}

const NOTHING: readonly PageMark[] = []

/** Every page on a canvas as wide as its place allows, times `zoom`, with the highlighter over `mark`. Loaded on demand: pdf.js is heavy. */
export default function PdfPages({ file, label, mark = null, tints = NOTHING, zoom = 1, selectable = false }: PagedPdfProps) {
  const [place, width] = useWidth()
  const [sizes, setSizes] = useState<Size[]>([])
  const measure = useCallback((pdf: LoadedPdf) => void sizesOf(pdf).then(setSizes), [])
  return (
    <div ref={place}>
      <div style={{ width: `${zoom * 100}%` }}>
        <Document file={file} options={pdfOptions} onLoadSuccess={measure} loading={<PdfSkeleton />} error={<PdfFailure />} className="grid gap-4">
          {sizes.map((size, index) => (
            <PdfPage
              key={index}
              number={index + 1}
              size={size}
              width={Math.floor(width * zoom)}
              label={`${label}, page ${index + 1} of ${sizes.length}`}
              mark={mark?.page === index ? mark : null}
              tints={tints.filter(({ page }) => page === index)}
              selectable={selectable}
            />
          ))}
        </Document>
      </div>
    </div>
  )
}

type PageProps = Required<Pick<PagedPdfProps, 'label' | 'mark' | 'tints' | 'selectable'>> & { number: number; size: Size; width: number }

function PdfPage({ number, size, width, label, mark, tints, selectable }: PageProps) {
  const [sheet, near] = useNearViewport()
  return (
    <div ref={sheet} role="img" aria-label={label} className="relative overflow-hidden rounded-sm border bg-white shadow-card" style={{ aspectRatio: `${size.width} / ${size.height}` }}>
      {near && width > 0 && (
        // The page is one picture to a screen reader: its tags name elements that are not drawn.
        <div aria-hidden>
          <Page pageNumber={number} width={width} renderTextLayer={selectable} renderAnnotationLayer={false} loading={null} error={null} className="[&_canvas]:h-auto! [&_canvas]:w-full!" />
        </div>
      )}
      {tints.map((tint, index) => <div key={index} data-testid="tint" className="pointer-events-none absolute rounded-[3px] bg-warning-graphic/30 mix-blend-multiply" style={boxOf(tint)} />)}
      {mark && width > 0 && <Highlight mark={mark} width={width} />}
    </div>
  )
}

const percent = (share: number) => `${share * 100}%`

const boxOf = ({ left, top, width, height }: PageMark) => ({ left: percent(left), top: percent(top), width: percent(width), height: percent(height) })

function Highlight({ mark, width }: { mark: PageMark; width: number }) {
  const ref = useRef<HTMLDivElement>(null)
  // Mounted when the page is first seen: in a hidden pane there is nothing to scroll. Again when the page was zoomed.
  useEffect(() => {
    ref.current?.scrollIntoView({ block: 'center', inline: 'center' })
  }, [mark, width])
  return (
    <div
      ref={ref}
      data-testid="highlight"
      className="pointer-events-none absolute rounded-[3px] bg-accent mix-blend-multiply motion-safe:transition-[left,top,width,height] motion-safe:duration-200"
      style={boxOf(mark)}
    />
  )
}
