import { screen, waitFor, within } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { beforeEach, expect, test, vi } from 'vitest'
import { browser } from '@/lib/reload'
import { guideOf } from '@/test/content'
import { renderApp } from '@/test/render-app'
import { server } from '@/test/setup'

const answer = (path: string, body: unknown, status = 200) => server.use(http.get(path, () => HttpResponse.json(body as object, { status })))

beforeEach(() => {
  answer('*/api/guides/:slug', guideOf({ title: 'Second guide', difficulty: 'Advanced' }))
  answer('*/api/guides', { guides: [guideOf({ slug: 'hero', title: 'Hero guide', featured: true }), guideOf({ slug: 'second', title: 'Second guide', category: 'ATS', difficulty: 'Advanced' }), guideOf({ slug: 'third', title: 'Third guide' })] })
  answer('*/api/guides/categories/list', ['Job Search', 'ATS'])
})

test('GUI-05 GUI-07 GUI-08 GUI-09 one guide large, the others on cards with three topics', async () => {
  renderApp('/guides')
  expect(await screen.findByRole('link', { name: 'Start Learning: Hero guide' })).toHaveAttribute('href', '/guides/hero')
  const card = within(screen.getByRole('heading', { name: 'Second guide' }).closest('li')!)
  for (const text of ['ATS', 'Advanced', 'What one learns.', 'The team', '20 min']) expect(card.getByText(text)).toBeVisible()
  expect(within(card.getByRole('list', { name: 'Topics' })).getAllByRole('listitem').map((item) => item.textContent)).toEqual(['One', 'Two', 'Three'])
  expect(card.getByRole('link', { name: 'Start Guide: Second guide' })).toHaveAttribute('href', '/guides/second')
})

test('GUI-06 GUI-07 "All" is the first category, and one narrows the grid', async () => {
  const { user } = renderApp('/guides')
  const chips = within(await screen.findByRole('group', { name: 'Categories' })).getAllByRole('button')
  expect(chips.map((chip) => chip.textContent)).toEqual(['All', 'Job Search', 'ATS'])
  await user.click(chips[2]!)
  expect(screen.queryByRole('heading', { name: 'Third guide' })).toBeNull()
  expect(screen.getByRole('heading', { name: 'Second guide' })).toBeVisible()
})

test('GUI-10 GUI-16 guests may read them, and are invited', async () => {
  renderApp('/guides')
  expect(await screen.findByRole('link', { name: 'Get Started Free' })).toHaveAttribute('href', '/register')
})

test('GUI-01 says that it is loading', async () => {
  server.use(http.get('*/api/guides', () => new Promise<never>(() => {})))
  renderApp('/guides')
  expect(await screen.findByText('Loading guides...')).toBeVisible()
})

test('GUI-02 GUI-03 GUI-04 a failure says so, and Try Again reloads', async () => {
  const reload = vi.spyOn(browser, 'reload').mockImplementation(() => {})
  answer('*/api/guides', {}, 500)
  const { user } = renderApp('/guides')
  expect(await screen.findByText('Error Loading Guides')).toBeVisible()
  expect(await screen.findByText('Failed to load guides')).toBeInTheDocument()
  await user.click(screen.getByRole('button', { name: 'Try Again' }))
  expect(reload).toHaveBeenCalledOnce()
})

test('GUI-15 a guide shows what it has', async () => {
  renderApp('/guides/second')
  expect(await screen.findByRole('heading', { level: 1, name: 'Second guide' })).toBeVisible()
  for (const text of ['Advanced', '20 min', 'Four', 'Text.']) expect(screen.getByText(text)).toBeVisible()
  expect(screen.getAllByText('The team')[0]).toBeVisible()
  expect(screen.getByRole('link', { name: 'Back to Guides' })).toHaveAttribute('href', '/guides')
  await waitFor(() => expect(document.title).toBe('Second guide · Vitae'))
})

test('GUI-15 any other failure says so', async () => {
  answer('*/api/guides/:slug', {}, 500)
  renderApp('/guides/second')
  expect(await screen.findByText('Failed to fetch guide')).toBeVisible()
  expect(await screen.findByText('Failed to load guide')).toBeInTheDocument()
  expect(screen.getByRole('button', { name: 'Try Again' })).toBeVisible()
})

test('GUI-14 each difficulty shows its level', async () => {
  const levels = ['Beginner', 'Intermediate', 'Advanced']
  answer('*/api/guides', { guides: levels.map((difficulty) => guideOf({ slug: difficulty, title: `Guide ${difficulty}`, difficulty })) })
  renderApp('/guides')
  await screen.findByText('Intermediate')
  const filled = (level: string) => screen.getByText(level).querySelectorAll('rect[opacity="1"]').length
  expect(levels.map(filled)).toEqual([1, 2, 3])
})

test('GUI-15 a missing guide is not found', async () => {
  answer('*/api/guides/:slug', { error: 'Guide not found' }, 404)
  renderApp('/guides/nope')
  expect(await screen.findByText('Guide not found')).toBeVisible()
})
