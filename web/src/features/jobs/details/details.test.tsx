import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { delay } from 'msw'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { answers, breaks, refuses } from '@/test/mock-api'
import { renderApp } from '@/test/render-app'
import { server } from '@/test/setup'
import { storeSession } from '@/test/user'
import { countApplyClick, deleteJob } from '../api/change'
import { fetchCategories, fetchStats } from '../api/jobs'
import type { Job } from '../model'
import { jobOf } from '../testing'
import { boardServer } from '../testing-server'

let board = boardServer([jobOf()])
const use = (...jobs: Job[]) => {
  board = boardServer(jobs)
  server.use(...board.handlers)
}
/** The tab that the browser opens; null where it is blocked. */
const opened = vi.fn<typeof window.open>()

beforeEach(() => {
  storeSession()
  use(jobOf())
  opened.mockReset().mockReturnValue({ opener: window } as unknown as Window)
  vi.spyOn(window, 'open').mockImplementation(opened)
  Object.assign(navigator, { userActivation: undefined })
})
afterEach(() => void vi.restoreAllMocks())

const dialog = async (name = 'Harbour planner') => within(await screen.findByRole('dialog', { name }))
const button = (name: RegExp | string) => ({ name })
const apply = () => button(/^Apply Now/)

describe('the details', () => {
  test('JOB-27 JOB-63 "View Details" opens everything about the job at an address of its own; closing leads back', async () => {
    const { user, url } = renderApp('/jobs?category=operations')
    await user.click(await screen.findByRole('button', { name: /^View Details/ }))
    await waitFor(() => expect(url()).toBe('/jobs?category=operations&job=j1'))
    const details = await dialog()
    for (const text of ['Port of Gdynia · Gdynia, Poland', 'Plan arrivals', 'Report delays', 'Logistics degree', 'Shift work', 'Driving license', 'Polish', 'Bachelor', 'A port on the Baltic Sea.', 'Operations', 'Hybrid, On-site']) expect(details.getByText(text), text).toBeVisible()
    expect(details.getByText(/Plan the berths\./)).toHaveClass('whitespace-pre-line')
    expect(details.getByRole('button', apply())).toBeEnabled()
    await user.click(details.getAllByRole('button', button('Close'))[1]!)
    await waitFor(() => expect(url()).toBe('/jobs?category=operations'))
    expect(screen.queryByRole('dialog')).toBeNull()
  })

  test('JOB-71 an address opens them; closing stays on the board', async () => {
    const { user, url } = renderApp('/jobs?search=harbour&job=j1')
    await user.click((await dialog()).getAllByRole('button', button('Close'))[0]!)
    await waitFor(() => expect(url()).toBe('/jobs?search=harbour'))
  })

  test('a job that is not there is said, and the board stays', async () => {
    const { url } = renderApp('/jobs?job=gone')
    expect(await screen.findByText('We couldn’t find this job.')).toBeVisible()
    await waitFor(() => expect(url()).toBe('/jobs'))
  })

  test('JOB-87 a refusal offers another try', async () => {
    server.use(refuses('get', '/api/jobs/{id}', 500))
    const { user } = renderApp('/jobs?search=none&job=j1')
    const failed = await dialog('Job details')
    expect(await failed.findByRole('alert')).toHaveTextContent('Failed to fetch job details')
    use(jobOf())
    await user.click(failed.getByRole('button', button('Try Again')))
    expect(await dialog()).toBeTruthy()
  })

  test('a closed job has no "Apply Now"', async () => {
    use(jobOf({ closedAt: '2026-11-20T10:00:00Z' }))
    renderApp('/jobs?job=j1')
    const details = await dialog()
    expect(details.getByText('This job is no longer open.')).toBeVisible()
    expect(details.queryByRole('button', apply())).toBeNull()
  })
})

describe('the match', () => {
  test('says which line of the resume covers what, and what is missing', async () => {
    server.use(
      answers('get', '/api/jobs/{id}/match', {
        data: {
          basis: 'resume', points: 82, label: 'Good match', knockouts: [{ text: 'Driving license', message: 'Your resume does not show it.' }],
          requirements: ['Logistics degree', 'English', 'Excel', 'Shift work', 'Rust', 'Polish'].map((text, at) => ({ text, required: at < 5, covered: (['full', 'part', 'none'] as const)[at % 3]!, evidence: at % 3 === 2 ? null : `Line ${at}`, path: null })),
          others: [{ name: 'Years of experience', asks: [{ text: '3 years in a warehouse', required: true, covered: 'full', evidence: 'Warehouse lead, 2019 - 2024', path: null }] }],
          notCompared: ['NVQ Level 3'],
        },
      }),
    )
    const { user } = renderApp('/jobs?job=j1')
    const match = within((await dialog()).getByRole('region', { name: 'Your match' }))
    expect(await match.findByText('82% match')).toBeVisible()
    expect(match.getByText('Your resume covers 2 of 6')).toBeVisible()
    expect(match.getByText(/Your resume does not show it/)).toBeVisible()
    const lines = () => within(match.getByRole('list', { name: 'Requirements' })).getAllByRole('listitem').map(({ textContent }) => textContent)
    expect(lines().slice(0, 3)).toEqual(['Logistics degreeCovered: “Line 0”', 'EnglishPartly covered: “Line 1”', 'ExcelNot in your resume'])
    expect(lines()).toHaveLength(5)
    await user.click(match.getByRole('button', button('Show all 6')))
    expect(lines()[5]).toBe('Polish (preferred)Not in your resume')
    await user.click(match.getByText('What else was compared'))
    expect(match.getByRole('list', { name: 'Years of experience' })).toHaveTextContent('3 years in a warehouseCovered: “Warehouse lead, 2019 - 2024”')
    expect(within(match.getByRole('list', { name: 'Not compared' })).getByRole('listitem')).toHaveTextContent('NVQ Level 3')
  })

  test('without a resume it leads to the upload', async () => {
    renderApp('/jobs?job=j1')
    expect(await (await dialog()).findByRole('link', { name: 'Upload your resume' })).toHaveAttribute('href', '/dashboard?upload=1')
  })

  test('a failure leaves the job alone', async () => {
    server.use(refuses('get', '/api/jobs/{id}/match', 500))
    renderApp('/jobs?job=j1')
    const details = await dialog()
    expect(await details.findByText('We couldn’t compare this job with your resume.')).toBeVisible()
    expect(details.getByText('Plan arrivals')).toBeVisible()
  })
})

describe('applying', () => {
  const press = async (user: { click: (element: Element) => Promise<void> }) => user.click((await dialog()).getByRole('button', apply()))

  test('JOB-28 JOB-29 JOB-30 JOB-31 JOB-32 "Applying..." for 500 ms, then the page opens in a new tab, the details close, a toast says so; the click is counted without a credential', async () => {
    const counted = vi.fn<(credential: string | null) => void>()
    server.use(answers('post', '/api/jobs/{id}/apply-click', { data: { counted: true } }, { on: ({ headers }) => counted(headers.get('Authorization')) }))
    const { url } = renderApp('/jobs?job=j1')
    const details = await dialog()
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    fireEvent.click(details.getByRole('button', apply()))
    expect(details.getByRole('button', button('Applying...'))).toHaveAttribute('aria-busy', 'true')
    await act(() => vi.advanceTimersByTimeAsync(499))
    expect(opened).not.toHaveBeenCalled()
    await act(() => vi.advanceTimersByTimeAsync(1))
    vi.useRealTimers()
    expect(opened).toHaveBeenCalledExactlyOnceWith('https://example.org/apply', '_blank')
    expect(opened.mock.results[0]!.value).toEqual({ opener: null })
    expect(await screen.findByText('Opening application page...')).toBeVisible()
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await waitFor(() => expect(url()).toBe('/jobs'))
    await waitFor(() => expect(counted).toHaveBeenCalledExactlyOnceWith(null))
  })

  test.each([
    ['a refusal', () => refuses('post', '/api/jobs/{id}/apply-click', 500), 'Failed to increment apply click count'],
    ['no answer', () => breaks('post', '/api/jobs/{id}/apply-click'), /reach the server/],
  ])('JOB-33 JOB-89 a count that fails is only logged: %s', async (_, failing, message) => {
    const logged = vi.spyOn(console, 'warn').mockImplementation(() => {})
    server.use(failing())
    const { user } = renderApp('/jobs?job=j1')
    await press(user)
    expect(await screen.findByText('Opening application page...')).toBeVisible()
    expect(opened).toHaveBeenCalledOnce()
    await waitFor(() => expect(logged).toHaveBeenCalledWith(expect.objectContaining({ message: expect.stringMatching(message) as string })))
    expect(screen.queryByText(message)).toBeNull()
  })

  test('a blocked tab leaves a link', async () => {
    opened.mockReturnValue(null)
    const { user } = renderApp('/jobs')
    await user.click(await screen.findByRole('button', apply()))
    const link = await screen.findByRole('link', { name: 'Open application page' })
    expect(link).toHaveAttribute('href', 'https://example.org/apply')
    expect(link).toHaveAttribute('rel', 'noopener noreferrer')
    expect(screen.queryByText('Opening application page...')).toBeNull()
  })

  test('afterwards the application can be tracked, and a letter written', async () => {
    const sent = vi.fn<(body: unknown) => void>()
    server.use(answers('put', '/api/applications/{id}', { data: {} as never }, { on: async (request) => sent(await request.json()) }))
    const { user, url } = renderApp('/jobs')
    await user.click(await screen.findByRole('button', apply()))
    const next = within(await screen.findByRole('status', { name: 'After applying' }))
    await user.click(next.getByRole('button', button('Track this application')))
    expect(await next.findByText(/Added to/)).toBeVisible()
    expect(sent).toHaveBeenCalledExactlyOnceWith({ status: 'applied' })
    await user.click(next.getByRole('link', { name: 'Write a cover letter' }))
    await waitFor(() => expect(url()).toBe('/cover-letter?job=j1'))
  })
})

describe('the owner', () => {
  const own = jobOf({ isOwner: true, canEdit: true, applyClicks: 7 })
  beforeEach(() => use(own))

  test('JOB-77 others see neither "Edit" nor "Delete"; whoever may only edit sees no "Delete"', async () => {
    use(jobOf())
    const { unmount } = renderApp('/jobs?job=j1')
    expect((await dialog()).queryByRole('region', { name: 'Your job' })).toBeNull()
    unmount()
    use(jobOf({ canEdit: true }))
    renderApp('/jobs?job=j1')
    const panel = within((await dialog()).getByRole('region', { name: 'Your job' }))
    expect(panel.getByRole('button', button('Edit'))).toBeEnabled()
    expect(panel.queryByRole('button', button('Delete'))).toBeNull()
  })

  test('sees the clicks and the edits', async () => {
    server.use(answers('get', '/api/jobs/{id}/history', { data: [{ editedAt: '2026-11-20T10:00:00Z', changes: [{ field: 'jobTitle', before: 'Planner', after: 'Harbour planner' }, { field: 'isRemote', before: true, after: false }] }] }))
    renderApp('/jobs?job=j1')
    const panel = within((await dialog()).getByRole('region', { name: 'Your job' }))
    expect(panel.getByText('7 clicks on Apply Now so far.')).toBeVisible()
    const details = panel.getByText('Edit history').closest('details')!
    act(() => {
      details.open = true
      fireEvent(details, new Event('toggle'))
    })
    expect(await panel.findByText(/November 20, 2026/)).toBeVisible()
    expect(panel.getAllByRole('listitem').map(({ textContent }) => textContent)).toContain('Job title: Planner → Harbour planner')
    expect(panel.getAllByRole('listitem').map(({ textContent }) => textContent)).toContain('Remote: yes → no')
  })

  test('JOB-74 "Delete" asks, deletes and reloads the board', async () => {
    const deleted = vi.fn()
    server.use(answers('delete', '/api/jobs/{id}', { data: { deleted: true } }, { on: () => void deleted() }))
    const { user, url } = renderApp('/jobs?job=j1')
    await user.click((await dialog()).getByRole('button', button('Delete')))
    const question = within(screen.getByRole('alertdialog', { name: 'Delete “Harbour planner”?' }))
    await user.click(question.getByRole('button', button('Keep it')))
    expect(deleted).not.toHaveBeenCalled()
    await user.click((await dialog()).getByRole('button', button('Delete')))
    const before = board.asked.length
    await user.click(within(screen.getByRole('alertdialog')).getByRole('button', button('Delete')))
    expect(await screen.findByText('Job deleted')).toBeVisible()
    await waitFor(() => expect(url()).toBe('/jobs'))
    await waitFor(() => expect(board.asked.length).toBeGreaterThan(before))
  })

  test('JOB-88 a refusal is said', async () => {
    server.use(refuses('delete', '/api/jobs/{id}', 500))
    const { user } = renderApp('/jobs?job=j1')
    await user.click((await dialog()).getByRole('button', button('Delete')))
    await user.click(within(screen.getByRole('alertdialog')).getByRole('button', button('Delete')))
    expect(await screen.findByText('Failed to delete job')).toBeVisible()
    expect(await dialog()).toBeTruthy()
  })
})

describe('"Report this job"', () => {
  test('sends reason and note', async () => {
    const sent = vi.fn<(body: unknown) => void>()
    server.use(answers('post', '/api/jobs/{id}/report', { data: { received: true } }, { on: async (request) => sent(await request.json()) }))
    const { user } = renderApp('/jobs?job=j1')
    await user.click((await dialog()).getByRole('button', button('Report this job')))
    const report = await dialog('Report this job')
    await user.click(report.getByRole('button', button('Send report')))
    expect(report.getByText('Choose a reason')).toBeVisible()
    await user.click(report.getByRole('radio', { name: 'It looks like a scam' }))
    await user.type(report.getByLabelText('Details (optional)'), 'They want money.')
    await user.click(report.getByRole('button', button('Send report')))
    expect(await screen.findByText('Thank you. We’ll look into it.')).toBeVisible()
    expect(sent).toHaveBeenCalledExactlyOnceWith({ reason: 'scam', note: 'They want money.' })
    expect(await dialog()).toBeTruthy()
  })

  test('a refusal keeps what was typed', async () => {
    server.use(refuses('post', '/api/jobs/{id}/report', 429, 'Too many reports.'))
    const { user } = renderApp('/jobs?job=j1')
    await user.click((await dialog()).getByRole('button', button('Report this job')))
    const report = await dialog('Report this job')
    await user.click(report.getByRole('radio', { name: 'Something else' }))
    await user.click(report.getByRole('button', button('Send report')))
    expect(await report.findByText('Too many reports.')).toBeVisible()
    expect(report.getByRole('radio', { name: 'Something else' })).toBeChecked()
  })
})

describe('the public page', () => {
  beforeEach(() => localStorage.clear())

  test('JOB-71 visitors read it, apply, and are shown the way to sign in', async () => {
    const { user } = renderApp('/jobs/j1')
    expect(await screen.findByRole('heading', { level: 1, name: 'Harbour planner' })).toBeVisible()
    for (const text of ['Plan arrivals', 'Shift work', 'Polish', 'A port on the Baltic Sea.']) expect(screen.getByText(text)).toBeVisible()
    const main = within(screen.getByRole('main'))
    expect(main.getByRole('link', { name: 'Sign In' })).toHaveAttribute('href', '/login?next=%2Fjobs%2Fj1')
    for (const name of [/^Save/, 'Report this job', 'Edit']) expect(main.queryByRole('button', { name })).toBeNull()
    await user.click(main.getByRole('button', apply()))
    expect(await screen.findByText('Opening application page...')).toBeVisible()
    expect(screen.queryByRole('button', button('Track this application'))).toBeNull()
  })

  test('its link can be copied', async () => {
    const { user } = renderApp('/jobs/j1')
    await user.click(await screen.findByRole('button', button('Copy link')))
    expect(await screen.findByText('Link copied')).toBeVisible()
  })

  test('an unknown job is not found', async () => {
    renderApp('/jobs/gone')
    expect(await screen.findByText('Job not found')).toBeVisible()
    expect(screen.getByRole('link', { name: 'See all jobs' })).toHaveAttribute('href', '/jobs')
  })

  test('JOB-87 a failure offers another try', async () => {
    server.use(refuses('get', '/api/jobs/{id}', 500))
    const { user } = renderApp('/jobs/j1')
    expect(await screen.findByRole('alert')).toHaveTextContent('Failed to fetch job details')
    use(jobOf())
    await user.click(screen.getByRole('button', button('Try Again')))
    expect(await screen.findByRole('heading', { level: 1, name: 'Harbour planner' })).toBeVisible()
  })

  test('a closed one says so, and cannot be applied for', async () => {
    use(jobOf({ closedAt: '2026-11-20T10:00:00Z' }))
    renderApp('/jobs/j1')
    expect(await screen.findByText(/no longer open.*November 20, 2026/)).toBeVisible()
    expect(screen.queryByRole('button', apply())).toBeNull()
  })

  test('users have their match and what they may do', async () => {
    storeSession()
    use(jobOf({ isOwner: true, canEdit: true, applyClicks: 1 }))
    const { user, url } = renderApp('/jobs/j1')
    expect(await screen.findByRole('region', { name: 'Your match' })).toBeVisible()
    expect(screen.getByRole('button', button('Save Harbour planner'))).toBeVisible()
    await user.click(screen.getByRole('button', button('Edit')))
    await waitFor(() => expect(url()).toBe('/jobs?job=j1&view=edit'))
    expect(await dialog('Edit Job')).toBeTruthy()
  })
})

describe('calls without a screen of their own', () => {
  test('JOB-69 the categories', async () => {
    server.use(answers('get', '/api/jobs/categories', { data: ['tech', 'sales'] }))
    expect(await fetchCategories()).toEqual(['tech', 'sales'])
  })

  test.each([
    ['JOB-85', 'get', '/api/jobs/categories', 'Failed to fetch job categories', () => fetchCategories()],
    ['JOB-86', 'get', '/api/jobs/stats', 'Failed to fetch job statistics', () => fetchStats({})],
    ['JOB-88', 'delete', '/api/jobs/{id}', 'Failed to delete job', () => deleteJob('j1')],
    ['JOB-89', 'post', '/api/jobs/{id}/apply-click', 'Failed to increment apply click count', () => countApplyClick('j1')],
  ] as const)('%s %s %s refused without a text: %s', async (_, method, path, message, call) => {
    server.use(refuses(method, path, 500))
    await expect(call()).rejects.toThrow(message)
    await act(() => delay(1))
  })
})
