import { matchPath } from 'react-router'
import { paths } from './paths'

/** Every pattern of an address that the application answers: the specification's, in its order, and those that came later. */
export const PATTERNS = [
  '/', '/about', '/pricing', '/contact', '/dashboard', '/login', '/register', '/privacy', '/terms', '/cookies', '/templates', '/blog', '/blog/:slug', '/guides', '/guides/:slug', '/faqs', '/jobs', '/portfolio',
  '/cover-letter', '/ai-interview', '/portfolio/templates', '/portfolio/photographer-templates', '/portfolio/designer-templates', '/portfolio/developer-templates', '/portfolio/model-templates', '/portfolio/create',
  '/dashboard/resumes/:id', '/jobs/:id', '/settings', '/trash', '/forgot-password', '/reset-password', '/confirm-email', '/restore-email', '/login/callback', '/operator', '/operator/:part',
] as const

export type Pattern = (typeof PATTERNS)[number]

/** Longest address that is followed. */
export const MAX_PLACE_CHARS = 2000

const HERE = 'http://here.invalid'

/** Control characters, which browsers drop from addresses without a word, and what they take for a slash. */
// eslint-disable-next-line no-control-regex -- they are what is looked for
const UNSAFE = /[\u0000-\u001f\u007f-\u009f\u2028\u2029\\]/u

/** A path as it stands, without `//` or dot segments, also when percent-encoded: nothing is left that a browser would resolve or a second decoding would change. */
function isPlainPath(path: string): boolean {
  try {
    const decoded = decodeURIComponent(path)
    return !UNSAFE.test(decoded) && !path.includes('//') && !path.split('/').some((segment) => ['.', '..'].includes(decodeURIComponent(segment)))
  } catch {
    return false
  }
}

/**
 * An address that was given from outside or stored, as a place of this application; nothing for any other address. Every destination that is
 * not written in the code goes through here.
 */
export function ownPlace(given: string | null | undefined): string | null {
  if (!given?.startsWith('/') || given.length > MAX_PLACE_CHARS || UNSAFE.test(given)) return null
  // Judged before it is resolved: resolving would hide the dot segments.
  if (!isPlainPath(/^[^?#]*/.exec(given)![0]) || !URL.canParse(given, HERE)) return null
  const { origin, pathname, search, hash } = new URL(given, HERE)
  const known = PATTERNS.some((pattern) => matchPath(pattern, pathname))
  return origin === HERE && known ? pathname + search + hash : null
}

/** Where nobody wants to be once signed in. */
const SIGN_IN: Pattern[] = ['/login', '/login/callback', '/register', '/forgot-password', '/reset-password', '/confirm-email', '/restore-email']

/** `next` of a query as a place to go to after signing in; nothing when it names none, or leads back to signing in. */
export function nextPlace(query: URLSearchParams): string | null {
  const place = ownPlace(query.get('next'))
  const leadsBack = place !== null && SIGN_IN.some((pattern) => matchPath(pattern, new URL(place, HERE).pathname))
  return leadsBack ? null : place
}

/** Where signing in leads: to `next`, otherwise to the dashboard. */
export const placeAfterSignIn = (query: URLSearchParams): string => nextPlace(query) ?? paths.dashboard()
