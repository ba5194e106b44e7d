import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { delay, http, HttpResponse } from 'msw'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { gate } from '@/test/gate'
import { answers, refuses } from '@/test/mock-api'
import { renderApp } from '@/test/render-app'
import { server } from '@/test/setup'
import { storeSession } from '@/test/user'
import type { Job } from '../model'
import { jobOf, pageOf, statsOf } from '../testing'
import { boardServer } from '../testing-server'

afterEach(() => void vi.restoreAllMocks())

const job = (number: number, over: Partial<Job> = {}) => jobOf({ _id: `j${number}`, jobTitle: `Job ${number}`, ...over })
const eight = Array.from({ length: 8 }, (_, at) => job(at + 1, { category: at < 2 ? 'hr' : 'operations' }))

let board = boardServer(eight)
const use = (jobs: Job[]) => {
  board = boardServer(jobs)
  server.use(...board.handlers)
}
beforeEach(() => {
  storeSession()
  use(eight)
})

const titles = () => within(screen.getByRole('list', { name: 'Jobs' })).getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)
const shown = (text: string) => waitFor(() => expect(screen.getByText(text)).toBeVisible())
const card = async (title: string) => within((await screen.findByRole('heading', { level: 3, name: title })).closest('article')!)
const more = () => screen.getByRole('button', { name: 'Load More Jobs' })
const searchBox = () => screen.findByPlaceholderText('Search jobs, companies, or keywords...')
const filterButton = () => screen.findByRole('button', { name: /^Filters/ })

describe('a visitor', () => {
  beforeEach(() => localStorage.clear())

  test('JOB-01 JOB-02 JOB-03 JOB-04 sees the way to sign in and the waitlist, and nothing else of the board', async () => {
    renderApp('/jobs?category=tech')
    expect(await screen.findByText('To access high quality jobs, please sign in first.')).toBeVisible()
    const main = within(screen.getByRole('main'))
    expect(main.getByRole('link', { name: 'Sign In' })).toHaveAttribute('href', '/login?next=%2Fjobs%3Fcategory%3Dtech')
    expect(main.getByText(/one month of Pro free/)).toHaveTextContent('waitlist')
    for (const role of ['list', 'search', 'textbox', 'button'] as const) expect(main.queryByRole(role)).toBeNull()
    expect(board.asked).toEqual([])
  })

  test('JOB-35 JOB-36 who wants to create a job is told to sign in, and led there', async () => {
    const { url } = renderApp('/jobs?create=1')
    expect(await screen.findByText('Please log in to create a job listing')).toBeVisible()
    await waitFor(() => expect(url()).toBe('/login?next=%2Fjobs%3Fcreate%3D1'))
  })
})

describe('the list', () => {
  test('JOB-05 JOB-06 JOB-13 JOB-22 JOB-67 JOB-68 JOB-75 heading, "Create Job", search, and the first three of all jobs', async () => {
    renderApp('/jobs')
    await shown('Showing 3 of 8 jobs')
    expect(screen.getByRole('heading', { level: 1, name: 'Jobs' })).toBeVisible()
    expect(screen.getByRole('button', { name: 'Create Job' })).toBeEnabled()
    expect(await searchBox()).toBeVisible()
    expect(titles()).toEqual(['Job 1', 'Job 2', 'Job 3'])
    expect(board.asked.map(String)).toEqual(['page=1&limit=3&sort=newest'])
  })

  test('JOB-10 JOB-11 JOB-12 JOB-63 a card says what the job is, three qualifications and how many more', async () => {
    use([job(1, { match: 82, source: 'Greenhouse' }), job(2, { source: 'sample', isSample: true })])
    renderApp('/jobs')
    const one = await card('Job 1')
    for (const text of ['Port of Gdynia', 'Full-time', 'Mid-level', 'Hybrid, On-site', '€60,000 a year', '3 days ago', '82% match', 'via Greenhouse', 'Logistics degree', 'English', 'Excel', '+2 more']) expect(one.getByText(text), text).toBeVisible()
    expect(one.queryByText('Shift work')).toBeNull()
    const sample = await card('Job 2')
    expect(sample.getByText('Sample')).toBeVisible()
    expect(sample.queryByText('via sample')).toBeNull()
    expect(one.getByRole('button', { name: /^Apply Now ?: Job 1/ })).toBeEnabled()
    expect(one.getByRole('button', { name: /^View Details ?: Job 1/ })).toBeEnabled()
    expect(one.getByRole('link', { name: 'Job 1' })).toHaveAttribute('href', '/jobs/j1')
  })

  test('JOB-12 three qualifications are all', async () => {
    use([job(1, { requirements: { required: ['A', 'B', 'C'], preferred: [] } })])
    renderApp('/jobs')
    await card('Job 1')
    expect(screen.queryByText(/^\+\d/)).toBeNull()
  })

  test('what a search found is marked', async () => {
    use([job(1, { highlights: { jobTitle: [{ text: 'Job', found: true }, { text: ' 1', found: false }], companyName: [], excerpt: [{ text: 'a fine ', found: false }, { text: 'job', found: true }] } })])
    renderApp('/jobs?search=job')
    const one = await card('Job 1')
    expect(one.getAllByText(/job/i, { selector: 'mark' }).map(({ textContent }) => textContent)).toEqual(['Job', 'job'])
  })

  test('JOB-14 JOB-15 JOB-16 JOB-18 JOB-20 "Load More Jobs" appends until the end; the keyboard goes on at the first new job', async () => {
    const { user } = renderApp('/jobs')
    await shown('Showing 3 of 8 jobs')
    const second = gate()
    server.use(http.get('*/api/jobs', async () => { await second.opened }, { once: true }))
    await user.click(more())
    expect(screen.getByRole('button', { name: 'Loading more jobs...' })).toHaveAttribute('aria-busy', 'true')
    second.open()
    await shown('Showing 6 of 8 jobs')
    expect(titles()).toEqual(['Job 1', 'Job 2', 'Job 3', 'Job 4', 'Job 5', 'Job 6'])
    expect(screen.getByRole('heading', { level: 3, name: 'Job 4' })).toHaveFocus()
    await user.click(more())
    await shown('Showing 8 of 8 jobs')
    expect(screen.getByText("You've reached the end of all available jobs.")).toBeVisible()
    expect(screen.queryByRole('button', { name: 'Load More Jobs' })).toBeNull()
  })

  test('a job that moved to the next page stands there once', async () => {
    renderApp('/jobs')
    await shown('Showing 3 of 8 jobs')
    server.use(answers('get', '/api/jobs', { data: pageOf([eight[2]!, eight[3]!, eight[4]!], { page: 2, total: 9 }) }))
    fireEvent.click(more())
    await waitFor(() => expect(titles()).toEqual(['Job 1', 'Job 2', 'Job 3', 'Job 4', 'Job 5']))
  })
})

describe('infinite scroll', () => {
  const far = (pixels: number) => vi.spyOn(document.documentElement, 'scrollHeight', 'get').mockReturnValue(window.innerHeight + pixels)
  const scroll = () => act(() => void fireEvent.scroll(window))

  test.each([[1000, true], [1001, false]])('JOB-19 %i px before the end of the page it loads: %s', async (pixels, loads) => {
    renderApp('/jobs')
    await shown('Showing 3 of 8 jobs')
    const height = far(pixels)
    scroll()
    height.mockReturnValue(10_000)
    if (loads) await shown('Showing 6 of 8 jobs')
    else await act(() => delay(50))
    expect(board.asked).toHaveLength(loads ? 2 : 1)
  })

  test('JOB-21 it waits for what is loading', async () => {
    renderApp('/jobs')
    await shown('Showing 3 of 8 jobs')
    const height = far(0)
    scroll()
    scroll()
    scroll()
    height.mockReturnValue(10_000)
    await shown('Showing 6 of 8 jobs')
    expect(board.asked.map((query) => query.get('page'))).toEqual(['1', '2'])
  })

  test('JOB-20 JOB-21 whoever stands at the end gets page after page, and nothing beyond the last', async () => {
    renderApp('/jobs')
    await shown('Showing 3 of 8 jobs')
    far(0)
    scroll()
    await shown('Showing 8 of 8 jobs')
    scroll()
    await act(() => delay(50))
    expect(board.asked).toHaveLength(3)
  })

  test('after a failure it waits for "Try Again"', async () => {
    const { user } = renderApp('/jobs')
    await shown('Showing 3 of 8 jobs')
    server.use(refuses('get', '/api/jobs', 503, 'Too busy.'))
    const height = far(0)
    scroll()
    expect(await screen.findByText('Too busy.')).toBeVisible()
    expect(screen.getByText('Failed to load jobs')).toBeVisible()
    expect(titles()).toHaveLength(3)
    scroll()
    height.mockReturnValue(10_000)
    use(eight)
    await user.click(screen.getByRole('button', { name: 'Try Again' }))
    await shown('Showing 6 of 8 jobs')
  })
})

describe('search and filters', () => {
  test('JOB-07 JOB-08 JOB-64 JOB-65 JOB-66 the panel opens and closes; it has every filter with how many jobs it would show', async () => {
    const { user } = renderApp('/jobs')
    const button = await filterButton()
    expect(button).toHaveAttribute('aria-expanded', 'false')
    expect(screen.queryByRole('region', { name: 'Filters' })).toBeNull()
    await user.click(button)
    const panel = within(screen.getByRole('region', { name: 'Filters' }))
    const choices = (name: string) => within(panel.getByRole('group', { name })).getAllByRole('button').map(({ textContent }) => textContent.replace(/[\d,]+ jobs?$/, ''))
    await panel.findByText('700')
    expect(choices('Category')).toEqual(['Tech', 'Sales', 'Marketing', 'Design', 'Product', 'Operations', 'Finance', 'HR', 'Other'])
    expect(choices('Employment type')).toEqual(['Full-time', 'Part-time', 'Contract', 'Internship', 'Freelance'])
    expect(choices('Experience level')).toEqual(['Entry-level', 'Mid-level', 'Senior', 'Executive'])
    expect(choices('Workplace')).toEqual(['Remote', 'Hybrid', 'On-site'])
    expect(panel.getByRole('button', { name: 'HR 504 jobs' })).toBeVisible()
    expect(panel.getByRole('button', { name: 'Sales 0 jobs' })).toBeVisible()
    expect(panel.getByLabelText('Location')).toBeVisible()
    await user.click(button)
    expect(screen.queryByRole('region', { name: 'Filters' })).toBeNull()
  })

  test('JOB-08 JOB-09 JOB-17 each filter stands in the address and in the call, from page 1; its list replaces the old one', async () => {
    const { user, url } = renderApp('/jobs')
    await shown('Showing 3 of 8 jobs')
    await user.click(more())
    await shown('Showing 6 of 8 jobs')
    await user.click(await filterButton())
    await user.click(within(screen.getByRole('region', { name: 'Filters' })).getByRole('button', { name: /^HR \d/ }))
    await shown('Showing 2 of 2 jobs')
    expect(titles()).toEqual(['Job 1', 'Job 2'])
    await waitFor(() => expect(url()).toBe('/jobs?category=hr'))
    for (const name of [/^Contract \d/, /^Senior \d/, /^Remote \d/, /^Hybrid \d/, /^On-site \d/]) await user.click(screen.getByRole('button', { name }))
    await user.type(screen.getByLabelText('Location'), 'Oslo{Enter}')
    await waitFor(() => expect(String(board.asked.at(-1))).toBe('page=1&limit=3&category=hr&location=Oslo&employmentType=Contract&experienceLevel=Senior&isRemote=true&isHybrid=true&isOnsite=true&sort=newest'))
    expect(screen.getByRole('button', { name: /^Filters ?7 active$/ })).toBeVisible()
  })

  test('a chosen filter is taken back by another press, or by its chip', async () => {
    const { user, url } = renderApp('/jobs?category=hr&employmentType=Contract&location=Oslo')
    const chips = within(await screen.findByRole('list', { name: 'Active filters' }))
    expect(chips.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual(['HR', 'Near “Oslo”', 'Contract'])
    await user.click(chips.getByRole('button', { name: 'Remove filter Contract' }))
    await waitFor(() => expect(url()).toBe('/jobs?category=hr&location=Oslo'))
    await user.click(await filterButton())
    await user.click(within(screen.getByRole('group', { name: 'Category' })).getByRole('button', { name: /^HR/ }))
    await waitFor(() => expect(url()).toBe('/jobs?location=Oslo'))
    await user.click(screen.getByRole('button', { name: 'Clear all' }))
    await waitFor(() => expect(url()).toBe('/jobs'))
    expect(screen.getByLabelText('Location')).toHaveValue('')
  })

  test('an address opens exactly its search; what is no filter is left out', async () => {
    renderApp('/jobs?search=job&category=hr&employmentType=Sometimes&sort=best')
    await shown('Showing 2 of 2 jobs')
    expect(await searchBox()).toHaveValue('job')
    expect(screen.getByRole('combobox', { name: 'Sort by' })).toHaveValue('best')
    expect(board.asked.map(String)).toEqual(['page=1&limit=3&search=job&category=hr&sort=best'])
  })

  test('typing rests 300 ms before the board follows; what is typed in one go is one call', async () => {
    const { user, url } = renderApp('/jobs')
    await shown('Showing 3 of 8 jobs')
    await user.type(await searchBox(), 'job 7')
    await waitFor(() => expect(url()).toBe('/jobs'))
    await shown('Showing 1 of 1 jobs')
    await waitFor(() => expect(url()).toBe('/jobs?search=job+7'))
    expect(board.asked.map((query) => query.get('search'))).toEqual([null, 'job 7'])
  })

  test('Enter asks at once', async () => {
    const { user, url } = renderApp('/jobs')
    await user.type(await searchBox(), 'job 7{Enter}')
    await waitFor(() => expect(url()).toBe('/jobs?search=job+7'))
  })

  test('the order stands in the address', async () => {
    const { user, url } = renderApp('/jobs')
    await user.selectOptions(await screen.findByRole('combobox', { name: 'Sort by' }), 'Best match')
    await waitFor(() => expect(url()).toBe('/jobs?sort=best'))
    await waitFor(() => expect(board.asked.at(-1)!.get('sort')).toBe('best'))
  })

  test('an old answer never takes the place of a newer one', async () => {
    const { user } = renderApp('/jobs')
    await shown('Showing 3 of 8 jobs')
    const slow = gate()
    server.use(
      http.get('*/api/jobs', async ({ request }) => {
        const search = new URL(request.url).searchParams.get('search')
        if (search === 'slow') await slow.opened
        return HttpResponse.json({ data: pageOf([job(1, { jobTitle: `Found ${search}` })]) })
      }),
    )
    const box = await searchBox()
    await user.type(box, 'slow{Enter}')
    await user.clear(box)
    await user.type(box, 'fast{Enter}')
    await waitFor(() => expect(titles()).toEqual(['Found fast']))
    slow.open()
    await act(() => delay(50))
    expect(titles()).toEqual(['Found fast'])
  })

  test('the old list stands until the new one is there', async () => {
    const { user } = renderApp('/jobs')
    await shown('Showing 3 of 8 jobs')
    const waiting = gate()
    server.use(http.get('*/api/jobs', async () => { await waiting.opened }))
    await user.type(await searchBox(), '7{Enter}')
    expect(titles()).toEqual(['Job 1', 'Job 2', 'Job 3'])
    expect(screen.getByRole('region', { name: 'Job listings' })).toHaveAttribute('aria-busy', 'true')
    waiting.open()
    await waitFor(() => expect(titles()).toEqual(['Job 7']))
  })

  test('JOB-23 JOB-24 nothing found says so; "Clear All Filters" resets every filter and the search box', async () => {
    const { user, url } = renderApp('/jobs?search=nothing&category=hr&isRemote=true&location=Oslo')
    await waitFor(() => expect(screen.getByText('No jobs found').parentElement).toHaveTextContent(/^No jobs found - Try adjusting your search criteria or filters\.$/))
    await user.click(screen.getByRole('button', { name: 'Clear All Filters' }))
    await shown('Showing 3 of 8 jobs')
    await waitFor(() => expect(url()).toBe('/jobs'))
    expect(await searchBox()).toHaveValue('')
  })

  test('a board without any job says so, and offers the first step', async () => {
    use([])
    const { user, url } = renderApp('/jobs')
    expect(await screen.findByText('No jobs here yet')).toBeVisible()
    expect(screen.queryByText('No jobs found')).toBeNull()
    await user.click(screen.getByRole('button', { name: 'Post a job' }))
    await waitFor(() => expect(url()).toBe('/jobs?create=1'))
  })
})

describe('failures', () => {
  test('JOB-25 JOB-26 JOB-80 the panel says so, and "Try Again" loads', async () => {
    server.use(refuses('get', '/api/jobs', 503, 'Too busy.'))
    const { user } = renderApp('/jobs')
    const panel = await screen.findByRole('alert')
    expect(panel).toHaveTextContent(/Error Loading Jobs.*Failed to load jobs/)
    expect(screen.getByText('Too busy.')).toBeVisible()
    expect(screen.getAllByText('Failed to load jobs')).toHaveLength(2)
    use(eight)
    await user.click(screen.getByRole('button', { name: 'Try Again' }))
    await shown('Showing 3 of 8 jobs')
  })

  test('JOB-84 a refusal without a text has the call’s own', async () => {
    server.use(refuses('get', '/api/jobs', 500))
    renderApp('/jobs')
    expect(await screen.findByText('Failed to fetch jobs')).toBeVisible()
  })

  test('JOB-78 JOB-79 where Pro is needed, it says so', async () => {
    server.use(refuses('get', '/api/jobs', 403, 'You need a Pro subscription to see jobs.', { code: 'pro_required' }))
    renderApp('/jobs')
    expect(await screen.findByRole('alert')).toHaveTextContent('Pro subscription required to access job listings')
    expect(screen.queryByText('Failed to load jobs')).toBeNull()
  })

  test.each([
    ['jobs', { pagination: pageOf([]).pagination }],
    ['pagination', { jobs: [] }],
    ['everything', undefined],
  ])('JOB-81 JOB-82 an answer without %s is refused', async (_, data) => {
    server.use(http.get('*/api/jobs', () => HttpResponse.json({ data })))
    renderApp('/jobs')
    expect(await screen.findByRole('alert')).toHaveTextContent('Invalid response format')
    expect(screen.getByText('Failed to load jobs')).toBeVisible()
  })
})

describe('beside the list', () => {
  test('JOB-70 the overview has the total, what is new, and a filter for each category', async () => {
    const { user, url } = renderApp('/jobs')
    await shown('1,204 open jobs')
    const overview = within(screen.getByRole('region', { name: 'Overview' }))
    expect(overview.getByRole('img', { name: '22 jobs posted in the last 30 days, 18 today' })).toBeVisible()
    await user.click(overview.getByRole('button', { name: /^HR 504/ }))
    await waitFor(() => expect(url()).toBe('/jobs?category=hr'))
  })

  test('the best matches of the whole board stand above it, until something is searched', async () => {
    server.use(answers('get', '/api/jobs/recommended', { data: { basis: 'resume', jobs: [job(21, { match: 91 }), job(22, { match: 77 })] } }))
    const { user, url } = renderApp('/jobs')
    const strip = within(await screen.findByRole('region', { name: 'Recommended for you' }))
    await user.click(await strip.findByRole('button', { name: /^91% match.*Job 21/ }))
    await waitFor(() => expect(url()).toBe('/jobs?job=j21'))
  })

  test('without a resume the strip says what one is good for', async () => {
    server.use(answers('get', '/api/jobs/recommended', { data: { basis: 'none', jobs: [] } }))
    renderApp('/jobs')
    const hint = within((await screen.findByText('See which jobs fit you')).closest('section')!)
    expect(hint.getByRole('link', { name: 'Upload Resume' })).toHaveAttribute('href', '/dashboard?upload=1')
  })

  test('a search has no strip', async () => {
    renderApp('/jobs?search=job')
    await shown('Showing 3 of 8 jobs')
    expect(screen.queryByRole('region', { name: 'Recommended for you' })).toBeNull()
  })

  test('figures that cannot be loaded leave the list alone', async () => {
    server.use(refuses('get', '/api/jobs/stats', 500), refuses('get', '/api/jobs/recommended', 500))
    renderApp('/jobs')
    await shown('Showing 3 of 8 jobs')
  })
})

describe('keeping a job', () => {
  test('"Save" keeps it at once, and again takes it back', async () => {
    const sent: unknown[] = []
    server.use(
      answers('put', '/api/applications/{id}', { data: {} as never }, { on: async (request) => void sent.push(await request.json()) }),
      answers('delete', '/api/applications/{id}', { data: { deleted: true } }, { on: (request) => void sent.push(request.method) }),
    )
    const { user } = renderApp('/jobs')
    await user.click((await card('Job 1')).getByRole('button', { name: 'Save Job 1' }))
    const saved = await (await card('Job 1')).findByRole('button', { name: 'Saved Job 1' })
    await waitFor(() => expect(sent).toEqual([{ status: 'saved' }]))
    await user.click(saved)
    expect(await (await card('Job 1')).findByRole('button', { name: 'Save Job 1' })).toBeVisible()
    await waitFor(() => expect(sent).toEqual([{ status: 'saved' }, 'DELETE']))
  })

  test('a refusal takes it back and says so', async () => {
    server.use(refuses('put', '/api/applications/{id}', 500))
    const { user } = renderApp('/jobs')
    await user.click((await card('Job 1')).getByRole('button', { name: 'Save Job 1' }))
    expect(await screen.findByText('We couldn’t save this. Please try again.')).toBeVisible()
    expect((await card('Job 1')).getByRole('button', { name: 'Save Job 1' })).toBeVisible()
  })

  test('a job that has come further leads to the list of applications', async () => {
    use([job(1, { application: { status: 'interviewing' } })])
    renderApp('/jobs')
    expect((await card('Job 1')).getByRole('link', { name: /^Interviewing/ })).toHaveAttribute('href', '/dashboard#applications')
  })
})

test('a page and back: the loaded jobs are there, and nothing is asked for again', async () => {
  const { user, url } = renderApp('/jobs')
  await shown('Showing 3 of 8 jobs')
  await user.click(more())
  await shown('Showing 6 of 8 jobs')
  await user.click(screen.getByRole('link', { name: 'Job 5' }))
  expect(await screen.findByRole('heading', { level: 1, name: 'Job 5' })).toBeVisible()
  await waitFor(() => expect(url()).toBe('/jobs/j5'))
  await user.click(screen.getByRole('link', { name: 'Back to jobs' }))
  await shown('Showing 6 of 8 jobs')
  await waitFor(() => expect(url()).toBe('/jobs'))
  expect(board.asked).toHaveLength(2)
})

test('JOB-70 the figures of a choice leave out its own filter', async () => {
  const asked: string[] = []
  server.use(answers('get', '/api/jobs/stats', { data: statsOf() }, { on: (request) => void asked.push(new URL(request.url).search) }))
  const { user } = renderApp('/jobs?category=hr&isRemote=true')
  await user.click(await filterButton())
  await waitFor(() => expect([...asked].sort()).toEqual(['', '?category=hr', '?category=hr&isRemote=true', '?isRemote=true']))
})
