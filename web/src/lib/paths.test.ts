import { expect, test } from 'vitest'
import { paths } from './paths'

test.each([
  [paths.dashboard(), '/dashboard'],
  [paths.dashboard({ upload: '1' }), '/dashboard?upload=1'],
  [paths.login(), '/login'],
  [paths.login({ next: '/dashboard?upload=1' }), '/login?next=%2Fdashboard%3Fupload%3D1'],
  [paths.register({ next: '/jobs' }), '/register?next=%2Fjobs'],
  [paths.forgotPassword(), '/forgot-password'],
  [paths.settings(), '/settings'],
  [paths.trash(), '/trash'],
  [paths.blogPost('a b/c'), '/blog/a%20b%2Fc'],
])('builds %s', (built, expected) => expect(built).toBe(expected))
