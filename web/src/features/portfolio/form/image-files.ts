/** What the file dialog offers: images only. */
export const ACCEPTED = 'image/*'
/** The largest file of an image. */
export const MAX_BYTES = 15 * 1024 * 1024

/** Why a file cannot be one of the images, or null. The server decides by content; this spares the upload. */
export function refusalOf({ name, type, size }: Pick<File, 'name' | 'type' | 'size'>): string | null {
  if (!type.startsWith('image/')) return `“${name}” isn’t an image.`
  if (type === 'image/svg+xml') return `“${name}” is an SVG file. Save it as JPEG, PNG or WebP first.`
  if (size > MAX_BYTES) return `“${name}” is larger than 15 MB. Choose a smaller version.`
  return null
}

/** The files that can be used, and why the others cannot. */
export function sortFiles(files: readonly File[]): { usable: File[]; refusals: string[] } {
  const refusals = files.flatMap((file) => refusalOf(file) ?? [])
  return { usable: files.filter((file) => refusalOf(file) === null), refusals }
}
