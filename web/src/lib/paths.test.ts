import { expect, test } from 'vitest'
import { paths, returnPlace } from './paths'

test.each([
  [paths.dashboard(), '/dashboard'],
  [paths.dashboard({ upload: '1' }), '/dashboard?upload=1'],
  [paths.login(), '/login'],
  [paths.login({ next: '/dashboard?upload=1' }), '/login?next=%2Fdashboard%3Fupload%3D1'],
  [paths.blogPost('a b/c'), '/blog/a%20b%2Fc'],
])('builds %s', (built, expected) => expect(built).toBe(expected))

test.each([
  ['/dashboard', '/dashboard'],
  ['/jobs?q=rust#top', '/jobs?q=rust#top'],
  ['//evil.example', null],
  ['/\\evil.example', null],
  ['/\t/evil.example', null],
  ['https://evil.example/', null],
  ['javascript:alert(1)', null],
  ['dashboard', null],
  ['', null],
])('coming back to %j is %j', (next, place) => expect(returnPlace(new URLSearchParams({ next }))).toBe(place))

test('without a place there is none', () => expect(returnPlace(new URLSearchParams())).toBeNull())
