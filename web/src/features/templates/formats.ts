/** What a resume can be downloaded as: the server's code, what it is called, and the file name's ending. */
export const FORMATS = [
  { format: 'pdf', label: 'PDF', type: 'application/pdf' },
  { format: 'docx', label: 'DOCX', type: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document' },
  { format: 'tex', label: 'LaTeX', type: 'application/x-tex' },
  { format: 'md', label: 'Markdown', type: 'text/markdown' },
  { format: 'txt', label: 'Text', type: 'text/plain' },
  { format: 'json', label: 'JSON', type: 'application/json' },
  { format: 'png', label: 'PNG', type: 'image/png' },
] as const

export type Format = (typeof FORMATS)[number]['format']

/** Characters that a file system refuses. */
const UNSAFE = /[<>:"/\\|?*\p{Cc}]+/gu

export const fileNameOf = (resumeName: string, format: Format) => `${resumeName.replace(UNSAFE, ' ').trim() || 'resume'}.${format}`
