import type { paths } from '@/api/schema'

/** What the server can make of a resume. */
export type Format = NonNullable<paths['/api/resume/{id}/render']['get']['parameters']['query']>['format']

interface Told {
  label: string
  /** The type of the file. */
  type: string
}

/** What a resume can be downloaded as, in the order of menus: every format that the server has. */
const FORMATS: Record<Format, Told> = {
  pdf: { label: 'PDF', type: 'application/pdf' },
  docx: { label: 'Word (DOCX)', type: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document' },
  tex: { label: 'LaTeX', type: 'application/x-tex' },
  html: { label: 'Web page (HTML)', type: 'text/html' },
  md: { label: 'Markdown', type: 'text/markdown' },
  txt: { label: 'Plain text', type: 'text/plain' },
  json: { label: 'JSON', type: 'application/json' },
  jsonresume: { label: 'JSON Resume', type: 'application/json' },
  png: { label: 'Image of page 1 (PNG)', type: 'image/png' },
}

export interface FileFormat extends Told {
  format: Format
}

export const PDF_FORMAT: FileFormat = { format: 'pdf', ...FORMATS.pdf }
export const OTHER_FORMATS: readonly FileFormat[] = (Object.entries(FORMATS) as [Format, Told][]).filter(([format]) => format !== 'pdf').map(([format, told]) => ({ format, ...told }))

const EXTENDED_NAME = /filename\*=UTF-8''([^;]+)/i

/** The file name that an answer gives (RFC 5987), or a plain one where it gives none. */
export function fileNameIn(disposition: string | null, format: Format): string {
  const encoded = EXTENDED_NAME.exec(disposition ?? '')?.[1]
  try {
    return encoded ? decodeURIComponent(encoded) : `Resume.${format}`
  } catch {
    // Not the server's own writing: it encodes whole characters.
    return `Resume.${format}`
  }
}
