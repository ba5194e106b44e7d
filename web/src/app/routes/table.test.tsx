import { screen, waitFor } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { beforeEach, describe, expect, test } from 'vitest'
import { renderApp } from '@/test/render-app'
import { guideOf, postOf, textOf } from '@/test/content'
import { server } from '@/test/setup'
import { storeSession, userOf } from '@/test/user'
import { editorServer } from '@/features/editor/testing'
import { jobOf } from '@/features/jobs/testing'
import { prerendered } from './prerendered'
import { documentTitle, findRoute, routes } from './table'

/** Address, and a word of the heading that its screen has. */
const SCREENS: [string, RegExp][] = [
  ['/', /Write for people/],
  ['/about', /About/],
  ['/pricing', /Pricing/],
  ['/contact', /Contact/],
  ['/dashboard', /Welcome/],
  ['/login', /Welcome back/],
  ['/register', /Create your account/],
  ['/privacy', /Privacy/],
  ['/terms', /Terms/],
  ['/cookies', /Cookies/],
  ['/templates', /Templates/],
  ['/blog', /Blog/],
  ['/blog/first-post', /A blog post/],
  ['/guides', /Guides/],
  ['/guides/first-guide', /A guide/],
  ['/faqs', /FAQs/],
  ['/jobs', /Jobs/],
  ['/portfolio', /Create Your Portfolio/],
  ['/cover-letter', /Cover Letter/],
  ['/ai-interview', /AI Interview/],
  ['/portfolio/templates', /Choose Your Portfolio Template/],
  ['/portfolio/photographer-templates', /Photography Portfolio Themes/],
  ['/portfolio/designer-templates', /Designer Portfolio Template/],
  ['/portfolio/developer-templates', /Developer Portfolio Template/],
  ['/portfolio/model-templates', /Model\/Actor Portfolio Template/],
  ['/portfolio/create', /Create Your Portfolio/],
  ['/dashboard/resumes/r1', /Harbour logistics/],
  ['/jobs/j1', /Harbour planner/],
  ['/settings', /Settings/],
  ['/trash', /Trash/],
  ['/forgot-password', /Forgot your password/],
  ['/reset-password', /Set a new password/],
  ['/confirm-email', /Confirm your email address/],
  ['/restore-email', /Restore your email address/],
  ['/login/callback', /You’re not signed in/],
  ['/operator', /Accounts/],
  ['/operator/log', /Log/],
]
/** Titles of the pages of text. */
const TITLES: Record<string, string> = { about: 'About', privacy: 'Privacy', terms: 'Terms', cookies: 'Cookies' }
/** Articles name the document after themselves. */
const OWN_TITLES: Record<string, string> = { '/blog/first-post': 'A blog post · Vitae', '/guides/first-guide': 'A guide · Vitae', '/jobs/j1': 'Harbour planner at Port of Gdynia · Vitae', '/operator': 'Accounts · Operator · Vitae', '/operator/log': 'Log · Operator · Vitae' }
const OPERATORS_ONLY = ['/operator', '/operator/log']
const MEMBERS_ONLY = ['/dashboard', '/dashboard/resumes/r1', '/settings', '/trash', ...OPERATORS_ONLY]

// The dashboard asks for what it shows; an empty account is enough here.
beforeEach(() => localStorage.setItem('selectedPortfolioTemplate', 'template1'))
beforeEach(() => server.use(
  http.get('*/api/resume/history', () => HttpResponse.json({ success: true, data: [] })),
  http.get('*/api/resume/pending', () => HttpResponse.json({ data: null })),
  http.get('*/api/users/profile', () => HttpResponse.json({ data: userOf() })),
  http.get('*/api/templates', () => HttpResponse.json({ data: [] })),
  http.get('*/api/blog', () => HttpResponse.json({ posts: [] })),
  http.get('*/api/blog/categories/list', () => HttpResponse.json([])),
  http.get('*/api/blog/:slug', () => HttpResponse.json(postOf({ title: 'A blog post' }))),
  http.get('*/api/guides', () => HttpResponse.json({ guides: [] })),
  http.get('*/api/guides/categories/list', () => HttpResponse.json([])),
  http.get('*/api/guides/:slug', () => HttpResponse.json(guideOf({ title: 'A guide' }))),
  http.get('*/api/trash', () => HttpResponse.json({ data: [] })),
  http.get('*/api/operator/accounts', () => HttpResponse.json({ data: { accounts: [], total: 0, page: 1, pages: 1 } })),
  http.get('*/api/operator/log', () => HttpResponse.json({ data: { entries: [], total: 0, page: 1, pages: 1 } })),
  http.get('*/api/account/sessions', () => HttpResponse.json({ data: [] })),
  http.get('*/api/jobs/j1', () => HttpResponse.json({ data: jobOf() })),
  http.get('*/api/ai', () => HttpResponse.json({ data: { service: null } })),
  http.get('*/api/portfolio/categories', () => HttpResponse.json({ data: [] })),
  http.get('*/api/faqs', () => HttpResponse.json({ faqs: [] })),
  http.get('*/api/faqs/categories/list', () => HttpResponse.json([])),
  http.get('*/api/pages/:slug', ({ params }) => HttpResponse.json({ data: textOf({ slug: String(params.slug), title: TITLES[String(params.slug)] }) })),
  ...editorServer({ title: 'Harbour logistics' }).handlers,
))

test('SHE-01 the table has the 26 routes, the editor, the page of a job, the seven of an account, and the two of the operator', () => {
  expect(routes).toHaveLength(26 + 2 + 7 + 2)
  expect(SCREENS.map(([path]) => findRoute(path)?.path)).toEqual(routes.map(({ path }) => path))
})

describe.each(SCREENS)('SHE-01 %s', (path, heading) => {
  test('SHE-02 SHE-03 opens its screen between header and footer', async () => {
    const member = userOf({ operator: OPERATORS_ONLY.includes(path) })
    server.use(http.get('*/api/users/profile', () => HttpResponse.json({ data: member })))
    if (MEMBERS_ONLY.includes(path)) storeSession(member)
    renderApp(path)
    expect(await screen.findByRole('heading', { level: 1, name: heading })).toBeVisible()
    expect(screen.getByRole('banner')).toBeVisible()
    expect(screen.getByRole('contentinfo')).toBeVisible()
    await waitFor(() => expect(document.title).toBe(OWN_TITLES[path] ?? documentTitle(path)))
  })
})

describe('who may open what', () => {
  test.each(SCREENS.map(([path]) => path).filter((path) => !MEMBERS_ONLY.includes(path)))('SES-42 guests may open %s', (path) => {
    expect(renderApp(path).url()).toBe(path)
  })

  test.each(MEMBERS_ONLY)('SES-43 guests are asked to sign in before %s', (path) => {
    expect(renderApp(path).url()).toBe(`/login?next=${encodeURIComponent(path)}`)
  })

  test.each(['/login', '/register'])('signed-in users go on from %s', async (path) => {
    storeSession()
    const { url } = renderApp(path)
    expect(await screen.findByRole('heading', { level: 1, name: /Welcome, / })).toBeVisible()
    await waitFor(() => expect(url()).toBe('/dashboard'))
  })
})

test('the pre-rendered pages are the public ones without parameters', () => {
  const publicPaths = routes.filter(({ path, audience }) => audience !== 'member' && !path.includes(':') && path !== '/portfolio/create')
  const content = { posts: [], guides: [], faqs: [], pages: ['about', 'privacy', 'terms', 'cookies'].map((slug) => textOf({ slug })) }
  expect(prerendered(content).map(({ path }) => path).sort()).toEqual(publicPaths.map(({ path }) => path).sort())
})

test('titles', () => {
  expect(documentTitle('/')).toBe('Vitae: resumes that people and software can read')
  expect(documentTitle('/blog/x')).toBe('Blog post · Vitae')
  expect(documentTitle('/nope')).toBe('Page not found · Vitae')
})
