import type { PdfStripProps } from './PdfStrip'

/** What is shown around the passage: at least this share of the page's width, and so many pixels above and below it. */
const LEAST_SHARE = 0.5
const MARGIN_SHARE = 0.06
const AIR = 14
const LOWEST = 56
const HIGHEST = 150

/** How wide a page is drawn and which part of it a strip of a given width shows, in pixels. */
export function stripGeometry({ mark, size }: Pick<PdfStripProps, 'mark' | 'size'>, width: number) {
  const share = Math.min(1, Math.max(LEAST_SHARE, mark.width + 2 * MARGIN_SHARE))
  const pageWidth = width / share
  const pageHeight = (pageWidth * size.height) / size.width
  const height = Math.min(HIGHEST, Math.max(LOWEST, mark.height * pageHeight + 2 * AIR))
  const within = (value: number, most: number) => Math.min(Math.max(0, value), Math.max(0, most))
  // A passage that is higher than the strip shows its beginning.
  const above = Math.max(AIR, (height - mark.height * pageHeight) / 2)
  return {
    pageWidth,
    pageHeight,
    height,
    left: within((mark.left + mark.width / 2) * pageWidth - width / 2, pageWidth - width),
    top: within(mark.top * pageHeight - above, pageHeight - height),
  }
}
