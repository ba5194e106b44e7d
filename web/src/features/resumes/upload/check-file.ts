/** The specification's 5 MB: this many bytes are accepted, one more is not. */
export const MAX_BYTES = 5 * 1024 * 1024
export const ACCEPTED = '.pdf,.doc,.docx,application/pdf,application/msword,application/vnd.openxmlformats-officedocument.wordprocessingml.document'

export const WRONG_TYPE = 'Please upload a PDF or Word document'
export const TOO_LARGE = 'File size must be less than 5MB'

const ACCEPTED_NAME = /\.(pdf|docx?)$/i

/** Why a file is not worth sending, or null. The server decides by content; this spares the wait for what it would refuse anyway. */
export function refusalOf(file: Pick<File, 'name' | 'size'>): string | null {
  if (!ACCEPTED_NAME.test(file.name)) return WRONG_TYPE
  if (file.size > MAX_BYTES) return TOO_LARGE
  return null
}
