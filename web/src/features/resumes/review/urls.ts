/** Browsers and PDF readers accept about as much; the server has the same limit. */
const MAX_URL_BYTES = 2048

const HAS_SCHEME = /^[a-z][a-z\d+.-]*:/i

/** A web address as typed or printed ("github.com/ada") in full ("https://github.com/ada"), or null when it is none. The server has the same rule. */
export function fullUrl(text: string): string | null {
  const typed = text.trim()
  if (new TextEncoder().encode(typed).length > MAX_URL_BYTES) return null
  const candidate = HAS_SCHEME.test(typed) ? typed : `https://${typed}`
  if (/\s/.test(typed) || !URL.canParse(candidate)) return null
  const { protocol, hostname } = new URL(candidate)
  return (protocol === 'http:' || protocol === 'https:') && hostname.includes('.') ? candidate : null
}
