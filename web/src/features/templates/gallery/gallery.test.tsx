import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { screen, waitFor, within } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { answers, refuses } from '@/test/mock-api'
import { renderInSession } from '@/test/render-app'
import { server } from '@/test/setup'
import { storeSession, userOf } from '@/test/user'
import { Toaster } from '@/ui/Toaster'
import type { OwnResume } from '../model'
import { templateOf } from '../testing'
import { GalleryPage } from './GalleryPage'

const modern = templateOf(1, 'Modern Professional', { isPopular: true, rating: { average: 4.33, count: 3 }, downloads: 1234 })
const creative = templateOf(2, 'Creative Portfolio', { category: 'Creative', isPopular: true, atsSafe: false, atsNote: 'Two columns.' })
const designer = templateOf(10, 'Creative Designer', { category: 'Creative', tier: 'premium', isNew: true, downloads: 1, features: ['Large name'] })
const catalogue = [modern, creative, designer]

/** Every page that was asked for, as path and query. */
const drawn = vi.fn<(place: string) => void>()
let pages = 1
const drawing = (path: string) =>
  http.get(path, ({ request }) => {
    const { pathname, search } = new URL(request.url)
    drawn(pathname + search)
    return HttpResponse.text('PNG', { headers: { 'X-Pages': String(pages) } })
  })

beforeEach(() => {
  drawn.mockReset()
  pages = 1
  vi.spyOn(URL, 'createObjectURL').mockReturnValue('blob:page')
  vi.spyOn(URL, 'revokeObjectURL').mockImplementation(() => {})
  server.use(answers('get', '/api/templates', { data: catalogue }), drawing('*/api/templates/:id/sample.png'), drawing('*/api/resume/:id/render'))
})

interface Whose {
  resume: OwnResume | null | undefined
}

function show(path = '/templates', { resume }: Whose = { resume: null }) {
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } })
  return renderInSession(
    <QueryClientProvider client={client}>
      <GalleryPage resume={resume} />
      <Toaster />
    </QueryClientProvider>,
    path,
  )
}

function showToMember(path: string, { whose, yours = null }: { whose?: Whose; yours?: number | null } = {}) {
  storeSession()
  server.use(answers('get', '/api/templates/{id}', { data: { ...creative, yours } }))
  return show(path, whose)
}

const cards = () => within(screen.getByRole('list', { name: 'Templates' })).getAllByRole('listitem').filter((item) => within(item).queryByRole('heading'))
const names = () => cards().map((card) => within(card).getByRole('heading', { level: 2 }).textContent)
const card = async (name: string) => within(await screen.findByRole('list', { name: 'Templates' })).getByRole('heading', { level: 2, name }).closest('li')!
const chip = (name: string) => screen.findByRole('button', { name })
const view = (name: string) => screen.findByRole('dialog', { name })

describe('the cards', () => {
  test('GAL-04 GAL-08 picture, name, category, description, rating, downloads and "View Template"', async () => {
    show()
    const inCard = within(await card('Modern Professional'))
    expect(inCard.getByRole('img', { name: 'A sample resume in Modern Professional' })).toHaveAttribute('src', '/templates/previews/template1.png')
    expect(inCard.getByText('Professional')).toBeVisible()
    expect(inCard.getByText('About Modern Professional')).toBeVisible()
    expect(inCard.getByText('4.3 (3)')).toBeVisible()
    expect(inCard.getByText('Rated 4.3 out of 5, 3 ratings')).toBeInTheDocument()
    expect(inCard.getByText('1,234 downloads')).toBeVisible()
    expect(inCard.getByRole('button', { name: 'View Template Modern Professional' })).toHaveTextContent('View Template')
  })

  test('GAL-14 a design that nobody rated says so, and one download is one', async () => {
    show()
    const inCard = within(await card('Creative Designer'))
    expect(inCard.getByText('No ratings yet')).toBeVisible()
    expect(inCard.queryByText(/^Rated/)).not.toBeInTheDocument()
    expect(inCard.getByText('1 download')).toBeVisible()
  })

  test.each([
    ['Modern Professional', ['Popular']],
    ['Creative Portfolio', ['Popular']],
    ['Creative Designer', ['New', 'Premium']],
  ])('GAL-05 GAL-15 %s is marked %j', async (name, marks) => {
    show()
    const inCard = within(await card(name))
    expect(['Popular', 'New', 'Premium'].filter((mark) => inCard.queryByText(mark))).toEqual(marks)
  })

  test('pictures have their size before they arrive, and wait beyond the first row', async () => {
    server.use(answers('get', '/api/templates', { data: Array.from({ length: 6 }, (_, index) => templateOf(index + 1, `Design ${index + 1}`)) }))
    show()
    await card('Design 1')
    const pictures = screen.getAllByRole('img', { name: /^A sample resume/ })
    expect(pictures.map((picture) => picture.getAttribute('loading'))).toEqual(['eager', 'eager', 'eager', 'eager', 'lazy', 'lazy'])
    for (const picture of pictures) expect([picture.getAttribute('width'), picture.getAttribute('height')]).toEqual(['893', '1263'])
  })
})

describe('the filter', () => {
  test('GAL-01 GAL-03 All, then the categories found; the number of designs is announced', async () => {
    show()
    await card('Modern Professional')
    const chips = within(screen.getByRole('group', { name: 'Category' })).getAllByRole('button')
    expect(chips.map((each) => each.textContent)).toEqual(['All', 'Professional', 'Creative'])
    expect(chips[0]).toHaveAttribute('aria-pressed', 'true')
    expect(screen.getByRole('status')).toHaveTextContent('3 templates available')
  })

  test('GAL-02 GAL-03 a chip filters the cards, the count and the address; All takes it back', async () => {
    const { user, url } = show()
    await user.click(await chip('Creative'))
    expect(names()).toEqual(['Creative Portfolio', 'Creative Designer'])
    expect(screen.getByRole('status')).toHaveTextContent('2 templates available')
    await waitFor(() => expect(url()).toBe('/templates?category=Creative'))
    await user.click(await chip('Professional'))
    expect(screen.getByRole('status')).toHaveTextContent('1 template available')
    await user.click(await chip('All'))
    expect(names()).toHaveLength(3)
    await waitFor(() => expect(url()).toBe('/templates'))
  })

  test('GAL-02 an address with a category opens filtered', async () => {
    show('/templates?category=Creative')
    expect(await chip('Creative')).toHaveAttribute('aria-pressed', 'true')
    expect(names()).toEqual(['Creative Portfolio', 'Creative Designer'])
  })

  test('a category without designs says so, and leads back to all', async () => {
    const { user } = show('/templates?category=Nautical')
    expect(await screen.findByText('There are no templates in this category.')).toBeVisible()
    expect(screen.getByText('0 templates available')).toBeVisible()
    await user.click(screen.getByRole('button', { name: 'Show All Templates' }))
    expect(names()).toHaveLength(3)
  })
})

test('a failure says so, and "Try Again" loads the designs', async () => {
  server.use(refuses('get', '/api/templates', 503, 'Too busy.'))
  const { user } = show()
  expect(screen.getByRole('status', { name: 'Loading templates' })).toBeInTheDocument()
  expect(await screen.findByRole('alert')).toHaveTextContent(/We couldn’t load the templates.*Too busy\./)
  server.use(answers('get', '/api/templates', { data: catalogue }))
  await user.click(screen.getByRole('button', { name: 'Try Again' }))
  expect(await card('Creative Portfolio')).toBeVisible()
})

describe('the view of one design', () => {
  test('GAL-08 "View Template" opens it at an address of its own; closing leads back', async () => {
    const { user, url } = show('/templates?category=Creative')
    await user.click(await screen.findByRole('button', { name: 'View Template Creative Portfolio' }))
    await waitFor(() => expect(url()).toBe('/templates?category=Creative&template=template2'))
    const dialog = within(await view('Creative Portfolio'))
    expect(dialog.getByText('Two columns.')).toBeVisible()
    expect(await dialog.findByRole('img', { name: 'A sample resume in Creative Portfolio, page 1' })).toBeVisible()
    await user.click(dialog.getByRole('button', { name: 'Close' }))
    await waitFor(() => expect(url()).toBe('/templates?category=Creative'))
  })

  test('an address opens it, and closing stays in the gallery', async () => {
    const { user, url } = show('/templates?template=template10')
    const dialog = within(await view('Creative Designer'))
    for (const text of ['New', 'Premium', 'Large name', 'ATS-safe', 'Free to preview. Downloading needs a Pro or Teams plan.', 'No ratings yet', '1 download']) expect(dialog.getByText(text)).toBeVisible()
    await user.click(dialog.getByRole('button', { name: 'Close' }))
    await waitFor(() => expect(url()).toBe('/templates'))
  })

  test('an address of a design that is not there says so and shows the gallery', async () => {
    const { url } = show('/templates?category=Creative&template=template99')
    expect(await screen.findByText('We couldn’t find this template.')).toBeVisible()
    await waitFor(() => expect(url()).toBe('/templates?category=Creative'))
  })

  test('turns to the next and the previous design of the category, in place of the present one', async () => {
    const { user, url } = show('/templates?category=Creative&template=template2')
    const dialog = within(await view('Creative Portfolio'))
    expect(dialog.getByText(/1 of 2/)).toHaveTextContent('Creative Portfolio, Template 1 of 2')
    await user.click(dialog.getByRole('button', { name: 'Next template: Creative Designer' }))
    expect(await view('Creative Designer')).toBeVisible()
    await waitFor(() => expect(url()).toBe('/templates?category=Creative&template=template10'))
    await user.click(dialog.getByRole('button', { name: 'Previous template: Creative Portfolio' }))
    await user.click(dialog.getByRole('button', { name: 'Previous template: Creative Designer' }))
    expect(await view('Creative Designer')).toBeVisible()
  })

  test('turns the pages; the ends are disabled, and the next page is there before it is asked for', async () => {
    pages = 2
    const { user } = show('/templates?template=template2')
    const dialog = within(await view('Creative Portfolio'))
    expect(await dialog.findByText('Page 1 of 2')).toBeVisible()
    expect(dialog.getByRole('button', { name: 'Previous page' })).toHaveAttribute('aria-disabled', 'true')
    await waitFor(() => expect(drawn.mock.calls.flat()).toEqual(['/api/templates/template2/sample.png?page=1', '/api/templates/template2/sample.png?page=2']))
    await user.click(dialog.getByRole('button', { name: 'Next page' }))
    expect(dialog.getByRole('img', { name: 'A sample resume in Creative Portfolio, page 2' })).toBeVisible()
    expect(dialog.getByText('Page 2 of 2')).toBeVisible()
    const next = dialog.getByRole('button', { name: 'Next page' })
    expect(next).toHaveAttribute('aria-disabled', 'true')
    expect(next).toHaveFocus()
    await user.click(next)
    expect(dialog.getByText('Page 2 of 2')).toBeVisible()
    expect(drawn).toHaveBeenCalledTimes(2)
  })

  test('a page that cannot be had offers another try', async () => {
    server.use(http.get('*/api/templates/:id/sample.png', () => HttpResponse.json({ error: 'No paper.', message: 'No paper.', code: 'test' }, { status: 500 }), { once: true }))
    const { user } = show('/templates?template=template2')
    const dialog = within(await view('Creative Portfolio'))
    expect(await dialog.findByRole('alert')).toHaveTextContent('No paper.')
    await user.click(dialog.getByRole('button', { name: 'Try Again' }))
    expect(await dialog.findByRole('img', { name: /page 1/ })).toBeVisible()
  })

  test('shows the user’s own resume, and the sample on demand', async () => {
    const { user } = showToMember('/templates?template=template2', { whose: { resume: { id: 'r1', name: 'Ada' } } })
    const dialog = within(await view('Creative Portfolio'))
    expect(await dialog.findByRole('img', { name: 'Your resume in Creative Portfolio, page 1' })).toBeVisible()
    expect(drawn).toHaveBeenCalledExactlyOnceWith('/api/resume/r1/render?template=template2&format=png&page=1&download=false')
    await user.click(dialog.getByRole('button', { name: 'Sample' }))
    expect(await dialog.findByRole('img', { name: 'A sample resume in Creative Portfolio, page 1' })).toBeVisible()
  })

  test('a user without a resume sees the sample and the way to upload one; nothing is drawn before that is known', async () => {
    const { unmount } = showToMember('/templates?template=template2', { whose: { resume: undefined } })
    await view('Creative Portfolio')
    expect(drawn).not.toHaveBeenCalled()
    unmount()
    showToMember('/templates?template=template2')
    expect(await screen.findByRole('link', { name: 'Upload a resume to see it in this design' })).toHaveAttribute('href', '/dashboard?upload=1')
    expect(await screen.findByRole('img', { name: 'A sample resume in Creative Portfolio, page 1' })).toBeVisible()
  })
})

describe('GAL-14 the rating', () => {
  const rating = () => screen.findByRole('group', { name: 'Your rating' })
  const star = async (name: string) => within(await rating()).getByRole('radio', { name })
  const rated = vi.fn()
  beforeEach(() => void rated.mockReset())

  test('a guest is led to sign in, and back', async () => {
    show('/templates?template=template2')
    expect(await screen.findByRole('link', { name: 'Sign in to rate this template' })).toHaveAttribute('href', '/login?next=%2Ftemplates%3Ftemplate%3Dtemplate2')
    expect(screen.queryByRole('radio')).not.toBeInTheDocument()
  })

  test('a user’s stars are shown', async () => {
    showToMember('/templates?template=template2', { yours: 3 })
    await waitFor(async () => expect(await star('3 stars')).toBeChecked())
  })

  test('stars are stored, and the average changes in the view and on the card', async () => {
    server.use(answers('put', '/api/templates/{id}/rating', { data: { average: 4.5, count: 2, yours: 5 } }, { on: async (request) => void rated(new URL(request.url).pathname, await request.json()) }))
    const { user } = showToMember('/templates?template=template2')
    await waitFor(async () => expect(await star('5 stars')).toBeEnabled())
    await user.click(await star('5 stars'))
    expect(await screen.findByText('Saved. Thanks for rating.')).toBeVisible()
    expect(rated).toHaveBeenCalledExactlyOnceWith('/api/templates/template2/rating', { stars: 5 })
    expect(await star('5 stars')).toBeChecked()
    expect(within(await view('Creative Portfolio')).getByText('4.5 (2)')).toBeVisible()
    expect(within(await card('Creative Portfolio')).getByText('4.5 (2)')).toBeInTheDocument()
  })

  test('a refusal says so, and the stars go back', async () => {
    server.use(refuses('put', '/api/templates/{id}/rating', 500))
    const { user } = showToMember('/templates?template=template2', { yours: 2 })
    await waitFor(async () => expect(await star('2 stars')).toBeChecked())
    await user.click(await star('4 stars'))
    expect(await screen.findByText('We couldn’t save your rating. Please try again.')).toBeVisible()
    expect(await star('2 stars')).toBeChecked()
  })
})

describe('"Use This Template"', () => {
  const stored = vi.fn()
  beforeEach(() => {
    stored.mockReset()
    server.use(
      answers('post', '/api/resume/template', { data: userOf() }, { on: async (request) => void stored(await request.json()) }),
      answers('get', '/api/users/profile', { data: userOf({ selectedTemplate: 'template2' }) }),
    )
  })
  const use = () => screen.findByRole('button', { name: 'Use This Template' })

  test('a guest is led to sign in, and back', async () => {
    show('/templates?category=Creative&template=template2')
    expect(await screen.findByRole('link', { name: 'Use This Template' })).toHaveAttribute('href', '/login?next=%2Ftemplates%3Fcategory%3DCreative%26template%3Dtemplate2')
  })

  test.each([
    ['to the chooser with the latest resume', { id: 'r1', name: 'Ada' }, '/dashboard?resume=r1&view=templates'],
    ['to the upload where there is none', null, '/dashboard?upload=1'],
  ])('stores the design and leads %s', async (_, resume, place) => {
    const { user, url } = showToMember('/templates?template=template2', { whose: { resume } })
    await user.click(await use())
    expect(await screen.findByText('Saved. Creative Portfolio is now your default template.')).toBeVisible()
    expect(stored).toHaveBeenCalledExactlyOnceWith(creative)
    await waitFor(() => expect(url()).toBe(place))
  })

  test('a refusal is shown, and the view stays', async () => {
    server.use(refuses('post', '/api/resume/template', 500))
    const { user, url } = showToMember('/templates?template=template2')
    await user.click(await use())
    expect(await screen.findByText('Failed to save template')).toBeVisible()
    await waitFor(() => expect(url()).toBe('/templates?template=template2'))
  })
})
