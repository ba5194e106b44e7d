import { screen, waitFor, within } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { browser } from '@/lib/reload'
import { faqOf } from '@/test/content'
import { renderApp } from '@/test/render-app'
import { server } from '@/test/setup'
import { matching } from './search'

const CATEGORIES = ['Resume Writing', 'ATS Optimization', 'Platform', 'Career Advice']
const FAQS = [
  faqOf({ _id: 'length', question: 'How long should it be?', answer: '<p>One page, or two.</p>', category: 'Resume Writing' }),
  faqOf({ _id: 'plans', question: 'Which templates are free?', answer: '<p>Free has 5 standard templates.</p>' }),
]
const answer = (path: string, body: unknown, status = 200) => server.use(http.get(path, () => HttpResponse.json(body as object, { status })))

beforeEach(() => {
  answer('*/api/faqs', { faqs: FAQS })
  answer('*/api/faqs/categories/list', CATEGORIES)
})

const questions = () => screen.getAllByRole('heading', { level: 3 }).map((heading) => heading.textContent)

test('FAQ-01 FAQ-02 the search narrows the list', async () => {
  const { user } = renderApp('/faqs')
  await user.type(await screen.findByPlaceholderText('Search FAQs...'), 'STANDARD temp')
  expect(questions()).toEqual(['Which templates are free?'])
})

test('FAQ-03 FAQ-04 FAQ-15 a category narrows the list; "All" comes first', async () => {
  const { user } = renderApp('/faqs')
  const group = await screen.findByRole('group', { name: 'Categories' })
  const buttons = within(group).getAllByRole('button')
  expect(buttons.map((button) => button.textContent)).toEqual(['All', ...CATEGORIES])
  for (const button of buttons) expect(button.querySelector('svg')).not.toBeNull()
  await user.click(within(group).getByRole('button', { name: 'Resume Writing' }))
  expect(questions()).toEqual(['How long should it be?'])
})

test('FAQ-05 several may be open at once', async () => {
  const { user } = renderApp('/faqs')
  for (const { question } of FAQS) await user.click(await screen.findByText(question))
  expect(document.querySelectorAll('details[open]')).toHaveLength(2)
})

test('a question in the address is open', async () => {
  renderApp('/faqs#plans')
  const question = await screen.findByText('Which templates are free?')
  await waitFor(() => expect(question.closest('details')).toHaveAttribute('open'))
})

test('the questions stand below their categories', async () => {
  renderApp('/faqs')
  const group = within(await screen.findByRole('region', { name: 'Platform' }))
  expect(group.getAllByRole('heading').map((heading) => heading.textContent)).toEqual(['Platform', 'Which templates are free?'])
})

test('an answer has an address of its own', async () => {
  const { user, url } = renderApp('/faqs')
  await user.click(await screen.findByText('Which templates are free?'))
  await user.click(within(document.getElementById('plans')!).getByRole('link', { name: 'Link to this answer' }))
  await waitFor(() => expect(url()).toBe('/faqs#plans'))
})

test('a question in the address is opened once, not by every search', async () => {
  const { user } = renderApp('/faqs#plans')
  const search = await screen.findByPlaceholderText('Search FAQs...')
  await user.type(search, 'page')
  await user.clear(search)
  expect(screen.getByText('Which templates are free?').closest('details')).not.toHaveAttribute('open')
})

test('FAQ-06 nothing found says so', async () => {
  const { user } = renderApp('/faqs')
  await user.type(await screen.findByPlaceholderText('Search FAQs...'), 'zzz')
  expect(screen.getByText('No FAQs found')).toBeVisible()
  expect(screen.getByText('Try adjusting your search terms or category filter')).toBeVisible()
})

test('FAQ-07 says that it is loading', async () => {
  server.use(http.get('*/api/faqs', () => new Promise<never>(() => {})))
  renderApp('/faqs')
  expect(await screen.findByText('Loading FAQs...')).toBeVisible()
})

test('FAQ-08 FAQ-09 FAQ-10 FAQ-11 a failure says so, and Try Again reloads', async () => {
  const reload = vi.spyOn(browser, 'reload').mockImplementation(() => {})
  answer('*/api/faqs', {}, 500)
  const { user } = renderApp('/faqs')
  expect(await screen.findByText('Error Loading FAQs')).toBeVisible()
  expect(screen.getByText('Failed to fetch FAQs')).toBeVisible()
  expect(await screen.findByText('Failed to load FAQs')).toBeInTheDocument()
  await user.click(screen.getByRole('button', { name: 'Try Again' }))
  expect(reload).toHaveBeenCalledOnce()
})

test('FAQ-16 without categories the questions are still there', async () => {
  const logged = vi.spyOn(console, 'error').mockImplementation(() => {})
  answer('*/api/faqs/categories/list', {}, 500)
  renderApp('/faqs')
  expect(await screen.findByText('Which templates are free?')).toBeVisible()
  expect(logged).toHaveBeenCalledOnce()
})

test('FAQ-12 FAQ-13 further questions lead to the contact page', async () => {
  renderApp('/faqs')
  expect(await screen.findByRole('heading', { name: 'Still Have Questions?' })).toBeVisible()
  expect(screen.getByRole('link', { name: 'Contact Support' })).toHaveAttribute('href', '/contact')
  expect(screen.getByRole('link', { name: 'Live Chat' })).toHaveAttribute('href', '/contact?subject=support')
})

describe('searching', () => {
  test.each([
    ['', null, 2],
    ['PAGE', null, 1],
    ['páge two', null, 1],
    ['page templates', null, 0],
    ['p>', null, 0],
    ['', 'Platform', 1],
    ['page', 'Platform', 0],
  ])('"%s" in %s finds %i', (search, category, count) => {
    expect(matching(FAQS, search, category)).toHaveLength(count)
  })
})
