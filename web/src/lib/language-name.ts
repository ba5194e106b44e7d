/** A language in English words ("German" for "de"), or null when it is not known. */
export function languageName(code: string | null | undefined): string | null {
  if (!code) return null
  try {
    return new Intl.DisplayNames('en', { type: 'language', fallback: 'none' }).of(code) ?? null
  } catch {
    return null
  }
}
