const MB = 1024 * 1024

/** The server's limits by kind, in bytes. */
const LIMITS = { zip: 20 * MB, pdf: 5 * MB }
export type ImportKind = keyof typeof LIMITS

export const ACCEPTED: Record<ImportKind, string> = { zip: '.zip,application/zip,application/x-zip-compressed', pdf: '.pdf,application/pdf' }

const WRONG_TYPE: Record<ImportKind, string> = {
  zip: 'This isn’t a ZIP file. Choose the one from LinkedIn without unpacking it.',
  pdf: 'This isn’t a PDF. Choose the file LinkedIn saved.',
}

/** Why a file is not worth sending, or null. Either kind is taken at either place: only the server knows what is in it. */
export function refusalOf({ name, size }: Pick<File, 'name' | 'size'>, asked: ImportKind): string | null {
  const kind = /\.(zip|pdf)$/i.exec(name)?.[1]?.toLowerCase() as ImportKind | undefined
  if (!kind) return WRONG_TYPE[asked]
  if (size === 0) return 'This file is empty. Download it from LinkedIn again.'
  if (size > LIMITS[kind]) return `${kind.toUpperCase()} files can be up to ${LIMITS[kind] / MB} MB.`
  return null
}
