export const PDF = 'application/pdf'

const NAMES: Record<string, string> = {
  [PDF]: 'PDF document',
  'application/msword': 'Word document (DOC)',
  'application/vnd.openxmlformats-officedocument.wordprocessingml.document': 'Word document (DOCX)',
}

/** A MIME type in words; an unknown one as it is. */
export const fileTypeName = (mime: string) => NAMES[mime] ?? mime
