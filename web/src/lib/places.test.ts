import { describe, expect, test } from 'vitest'
import { routes } from '@/app/routes/table'
import { MAX_PLACE_CHARS, nextPlace, ownPlace, PATTERNS, placeAfterSignIn } from './places'

const OWN: [string, string][] = [
  ['/', '/'],
  ['/dashboard', '/dashboard'],
  ['/dashboard/', '/dashboard/'],
  ['/dashboard?upload=1', '/dashboard?upload=1'],
  ['/dashboard#applications', '/dashboard#applications'],
  ['/dashboard/resumes/5f0c?field=email', '/dashboard/resumes/5f0c?field=email'],
  ['/jobs?create=1', '/jobs?create=1'],
  ['/jobs?q=rust&location=K%C3%B6ln#top', '/jobs?q=rust&location=K%C3%B6ln#top'],
  ['/jobs?q=Köln', '/jobs?q=K%C3%B6ln'],
  ['/jobs?q=a//b/../c', '/jobs?q=a//b/../c'],
  ['/blog/a%20b', '/blog/a%20b'],
  ['/cover-letter?next=https://evil.example', '/cover-letter?next=https://evil.example'],
]

const HOSTILE = [
  '', 'dashboard', '?upload=1', '#top', '.', '..',
  '//evil.example', '///evil.example', '////evil.example', '//evil.example/dashboard', '//dashboard',
  '/\\evil.example', '\\/evil.example', '\\\\evil.example', '/dashboard\\..\\..\\evil',
  '/..//evil', '/.//evil', '/../', '/dashboard/..//evil', '/jobs/../..//evil', '/blog/..//evil.example', '/dashboard/../jobs', '/dashboard/./',
  '/%2e%2e//evil', '/%2E%2E//evil', '/.%2e//evil', '/blog/%2e%2e//evil', '/blog/%2e%2e', '/%2e%2e/dashboard', '/dashboard/resumes/..',
  '/%5cevil', '/%5c%5cevil', '/%2fevil', '/%2f%2fevil', '/%2Fevil.example/%2e%2e', '/blog/%5c%5cevil', '/blog/a%5cb',
  '/%252e%252e//evil', '/%252f%252fevil', '/%255cevil', '/%25252e%25252e//evil',
  '/blog//evil', '/blog/x//y', '/dashboard//', '/dashboard//evil.example',
  '/\t/evil.example', '/\n/evil.example', '/\r/evil.example', '\t//evil.example', ' //evil.example', ' /dashboard', '/\u0000/evil.example', '/dash\tboard', '/dashboard\n', '/dashboard?x=\r\nSet-Cookie:a', '/\u007f/evil', '/\u0085/evil', '/\u2028/evil',
  '/blog/%00', '/blog/%0d%0aLocation:%20evil', '/blog/%09',
  'javascript:alert(1)', 'JavaScript:alert(1)', 'java\nscript:alert(1)', '/javascript:alert(1)', 'data:text/html,x', 'vbscript:x', 'blob:x', 'file:///etc/passwd',
  'https:evil', 'https:/evil', 'https://evil.example', 'https:///evil.example', 'http:dashboard', 'ftp://evil.example',
  '/@evil', '/@evil.example/dashboard', '//user:pass@evil.example', '/:80', '//here.invalid/dashboard', 'http://here.invalid/dashboard',
  '/\uff0f/evil', '/\uff0fevil', '\uff0f\uff0fevil', '/\u2215evil', '/\u2044\u2044evil', '/\ufe68evil', '/\u29f5evil', '/\u3002\u3002//evil', '/\u202e/evil',
  '/%', '/blog/%', '/blog/%E0%A4%A', '/blog/%ff',
  '/nowhere', '/dashboard/nowhere/else', '/api/auth/logout', '/api/resume/upload', '/sites/evil/', '/dev/kit', '/index.html',
  '/dashboard?' + 'a'.repeat(MAX_PLACE_CHARS), '/' + 'a'.repeat(100_000), '/' + '../'.repeat(600) + '/evil',
]

describe('ownPlace', () => {
  test.each(OWN)('%j is the place %j', (given, place) => expect(ownPlace(given)).toBe(place))

  test.each(HOSTILE)('%j is none', (given) => expect(ownPlace(given)).toBeNull())

  test.each([null, undefined])('%s is none', (given) => expect(ownPlace(given)).toBeNull())

  test('what it gives is its own answer, on this origin, and leads to a screen', () => {
    for (const [given] of OWN) {
      const place = ownPlace(given)!
      expect(ownPlace(place)).toBe(place)
      expect(new URL(place, 'https://vitae.example').origin).toBe('https://vitae.example')
    }
  })
})

describe('signing in leads', () => {
  const query = (next: string) => new URLSearchParams({ next })

  test.each(OWN)('from %j to %j', (next, place) => expect(placeAfterSignIn(query(next))).toBe(place))

  test.each([...HOSTILE, '/login', '/login/', '/LOGIN', '/reset-password?token=x', '/forgot-password', '/register?next=/login', '/login?next=//evil.example'])('from %j to the dashboard', (next) => {
    expect(nextPlace(query(next))).toBeNull()
    expect(placeAfterSignIn(query(next))).toBe('/dashboard')
  })

  test('to the dashboard without a next', () => expect(placeAfterSignIn(new URLSearchParams())).toBe('/dashboard'))

  test('to the first of several', () => expect(placeAfterSignIn(new URLSearchParams('next=/jobs&next=//evil.example'))).toBe('/jobs'))
})

test('the addresses that are known are those of the route table', () => expect(routes.map(({ path }) => path)).toEqual([...PATTERNS]))
