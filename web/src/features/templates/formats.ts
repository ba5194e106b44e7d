/** What a resume can be downloaded as: the server's code, what it is called, and the type of the file. */
export const PDF_FORMAT = { format: 'pdf', label: 'PDF', type: 'application/pdf' } as const
export const OTHER_FORMATS = [
  { format: 'docx', label: 'Word (DOCX)', type: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document' },
  { format: 'tex', label: 'LaTeX', type: 'application/x-tex' },
  { format: 'md', label: 'Markdown', type: 'text/markdown' },
  { format: 'txt', label: 'Plain text', type: 'text/plain' },
  { format: 'json', label: 'JSON', type: 'application/json' },
  { format: 'png', label: 'Image of page 1 (PNG)', type: 'image/png' },
] as const

export type FileFormat = typeof PDF_FORMAT | (typeof OTHER_FORMATS)[number]
export type Format = FileFormat['format']

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
