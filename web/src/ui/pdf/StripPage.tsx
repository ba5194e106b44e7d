import { Document, Page } from 'react-pdf'
import { pdfOptions } from './pdfjs'
import type { PdfStripProps } from './PdfStrip'
import { stripGeometry } from './strip-geometry'
import { useWidth } from './use-width'

const percent = (share: number) => `${share * 100}%`

/** The strip itself. Loaded on demand: pdf.js is heavy. */
export default function StripPage({ file, label, mark, size }: PdfStripProps) {
  const [place, width] = useWidth()
  const { pageWidth, pageHeight, height, left, top } = stripGeometry({ mark, size }, width)
  return (
    <div ref={place} role="img" aria-label={label} className="relative overflow-hidden rounded-md border bg-white" style={{ height: width > 0 ? height : 64 }}>
      {width > 0 && (
        <div className="absolute" style={{ left: -left, top: -top, width: pageWidth, height: pageHeight }}>
          <Document file={file} options={pdfOptions} loading={null} error={null}>
            <Page pageNumber={mark.page + 1} width={pageWidth} renderTextLayer={false} renderAnnotationLayer={false} loading={null} error={null} />
          </Document>
          <div
            className="absolute rounded-[3px] bg-accent mix-blend-multiply"
            style={{ left: percent(mark.left), top: percent(mark.top), width: percent(mark.width), height: percent(mark.height) }}
          />
        </div>
      )}
    </div>
  )
}
