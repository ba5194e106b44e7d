import { screen, waitFor, within } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import * as saveFile from '@/lib/save-file'
import { answers, breaks, refuses } from '@/test/mock-api'
import { renderScreen } from '@/test/render-screen'
import { server } from '@/test/setup'
import { recordOf } from '../testing'
import { ResumeDetailDialog } from './ResumeDetailDialog'
import { ResumeHistory } from './ResumeHistory'

const HOUR = 3_600_000
const ago = (ms: number) => new Date(Date.now() - ms).toISOString()
const records = [
  recordOf({ id: 'a', name: 'Backend 2026', atsScore: 92, uploadedAt: ago(3 * HOUR), confirmed: true }),
  recordOf({ id: 'b', name: 'Short version', atsScore: 84, uploadedAt: ago(30 * HOUR), confirmed: true }),
  recordOf({ id: 'c', name: 'Old CV', atsScore: 58, uploadedAt: ago(70 * 24 * HOUR), confirmed: true }),
]
const onOpen = vi.fn()
const onShare = vi.fn()
const show = () => renderScreen(<ResumeHistory onOpen={onOpen} onShare={onShare} firstStep={<button>Upload Resume</button>} />)
const entry = async (name: string) => (await screen.findByText(name)).closest('li')!

beforeEach(() => {
  onOpen.mockReset()
  onShare.mockReset()
  server.use(answers('get', '/api/resume/pending', { data: null }))
})

describe('the four faces of the panel', () => {
  test('DSH-10 DSH-11 its title, and a skeleton while it loads', () => {
    server.use(answers('get', '/api/resume/history', { success: true, data: records }, { on: () => new Promise(() => {}) }))
    show()
    expect(screen.getByRole('heading', { name: 'ATS Score History' })).toBeVisible()
    expect(screen.getByRole('status', { name: 'Loading resumes' })).toHaveAttribute('aria-busy', 'true')
  })

  test.each([
    ['DSH-29 a refusal without a text', refuses('get', '/api/resume/history', 500), 'Failed to fetch resume history'],
    ["the server's own text", refuses('get', '/api/resume/history', 503, 'We are restarting.'), 'We are restarting.'],
    ['DSH-30 a failed call', breaks('get', '/api/resume/history'), 'Failed to fetch resumes'],
  ])('DSH-12 %s, and Retry brings the list', async (_, failing, text) => {
    server.use(failing)
    const { user } = show()
    expect(await screen.findByText(text)).toBeVisible()
    server.use(answers('get', '/api/resume/history', { success: true, data: records }))
    await user.click(screen.getByRole('button', { name: 'Retry' }))
    expect(await screen.findByText('Backend 2026')).toBeVisible()
    expect(screen.queryByText(text)).not.toBeInTheDocument()
  })

  test('DSH-13 empty, with the first step', async () => {
    server.use(answers('get', '/api/resume/history', { success: true, data: [] }))
    show()
    expect(await screen.findByText('No resumes uploaded yet')).toBeVisible()
    expect(screen.getByRole('button', { name: 'Upload Resume' })).toBeVisible()
  })
})

describe('beside an unfinished upload', () => {
  test('nothing is called empty', async () => {
    server.use(answers('get', '/api/resume/history', { success: true, data: [] }), answers('get', '/api/resume/pending', { data: recordOf() }))
    renderScreen(<ResumeHistory onOpen={onOpen} onShare={onShare} firstStep={<button>Upload Resume</button>} above={<p>Waiting for your review</p>} />)
    await waitFor(() => expect(screen.queryByRole('status', { name: 'Loading resumes' })).not.toBeInTheDocument())
    expect(screen.getByText('Waiting for your review')).toBeVisible()
    expect(screen.queryByText('No resumes uploaded yet')).not.toBeInTheDocument()
    expect(screen.queryByRole('button', { name: 'Upload Resume' })).not.toBeInTheDocument()
  })
})

test.each([
  [1, '1 resume'],
  [3, '3 resumes, newest first'],
])('a list of %d says how long it is', async (count, text) => {
  server.use(answers('get', '/api/resume/history', { success: true, data: records.slice(0, count) }))
  show()
  expect(await screen.findByText(text)).toBeVisible()
})

test('a score that did not come with its save is asked for, and then the list shows it', async () => {
  const asked = vi.fn()
  const pending = recordOf({ id: 'a', name: 'Backend 2026', confirmed: true, scoreStatus: 'pending' })
  server.use(
    answers('get', '/api/resume/history', () => ({ success: true, data: [asked.mock.calls.length > 0 ? records[0]! : pending] })),
    http.get('*/api/resume/:id/score', ({ params }) => {
      asked(params.id)
      return HttpResponse.json({ data: {} })
    }),
  )
  show()
  expect(await screen.findByRole('img', { name: 'No ATS score yet' })).toBeVisible()
  expect(await screen.findByRole('img', { name: 'ATS score 92 of 100' })).toBeVisible()
  expect(asked).toHaveBeenCalledExactlyOnceWith('a')
})

test.each([
  ['pending', null, 'Being calculated…'],
  ['failed', 'This file holds no text.', 'Not scored. This file holds no text.'],
  ['none', null, 'Not scored'],
] as const)('the details say why there is no score: %s', (scoreStatus, scoreError, text) => {
  const handlers = { onClose: vi.fn(), onView: vi.fn(), onEdit: vi.fn(), onScore: vi.fn(), onTemplates: vi.fn(), onShare: vi.fn() }
  renderScreen(<ResumeDetailDialog record={recordOf({ confirmed: true, scoreStatus, scoreError })} {...handlers} />)
  expect(screen.getByText(text)).toBeVisible()
})

describe('an entry', () => {
  beforeEach(() => server.use(answers('get', '/api/resume/history', { success: true, data: records })))

  test.each([
    ['ATS-01 DSH-14', 'Backend 2026', '3 hours ago', 92, 'Excellent'],
    ['ATS-02 DSH-37', 'Short version', 'Yesterday', 84, 'Good'],
    ['ATS-03 DSH-40', 'Old CV', '2 months ago', 58, null],
  ])('%s %s: %s, %d, %s', async (_, name, time, score, label) => {
    show()
    const row = within(await entry(name))
    expect(row.getByText(time)).toBeVisible()
    expect(row.getByRole('img', { name: `ATS score ${score} of 100` })).toBeInTheDocument()
    for (const word of ['Excellent', 'Good', 'Fair', 'Needs Improvement']) expect(row.queryByText(word) !== null).toBe(word === label)
  })

  test('DSH-17 a click on it opens its details', async () => {
    const { user } = show()
    await user.click(await screen.findByText('Short version'))
    expect(onOpen).toHaveBeenCalledExactlyOnceWith(records[1])
  })

  test('its public link can be opened from here', async () => {
    const { user } = show()
    await user.click(await screen.findByRole('button', { name: 'Share Short version' }))
    expect(onShare).toHaveBeenCalledExactlyOnceWith(records[1])
  })

  test('DSH-15 DSH-28 download follows the signed address under the original name', async () => {
    const follow = vi.spyOn(saveFile, 'followDownload').mockImplementation(() => {})
    server.use(answers('get', '/api/resume/{id}/download', { data: { url: '/api/files/a?signature=x', originalName: 'backend.pdf' } }))
    const { user } = show()
    await user.click(await screen.findByRole('button', { name: 'Download Backend 2026' }))
    await waitFor(() => expect(follow).toHaveBeenCalledExactlyOnceWith('/api/files/a?signature=x', 'backend.pdf'))
  })

  test('DSH-32 a failed download says so', async () => {
    server.use(refuses('get', '/api/resume/{id}/download', 500))
    const { user } = show()
    await user.click(await screen.findByRole('button', { name: 'Download Old CV' }))
    expect(await screen.findByText('Failed to download resume')).toBeVisible()
  })
})

describe('deletion', () => {
  const asked = () => within(screen.getByRole('alertdialog', { name: 'Are you sure you want to delete this resume?' }))
  let kept = [...records]
  const deleted = vi.fn()
  beforeEach(() => {
    kept = [...records]
    deleted.mockReset()
    server.use(answers('get', '/api/resume/history', () => ({ success: true, data: kept })))
  })

  test('DSH-23 asks, names the resume, and declining keeps it', async () => {
    const { user } = show()
    await user.click(await screen.findByRole('button', { name: 'Delete Short version' }))
    expect(asked().getByText('“Short version” stays in the trash for 30 days, with its file and its score.')).toBeVisible()
    await user.click(asked().getByRole('button', { name: 'Keep it' }))
    expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument()
    expect(await entry('Short version')).toBeVisible()
  })

  test('DSH-24 DSH-27 the entry goes at once, before the server has answered', async () => {
    let answer = () => {}
    const answered = new Promise<void>((resolve) => (answer = resolve))
    server.use(
      answers('delete', '/api/resume/{id}', { success: true, data: {} }, {
        on: async (request) => {
          deleted(new URL(request.url).pathname)
          await answered
          kept = kept.filter(({ id }) => id !== 'b')
        },
      }),
    )
    const { user } = show()
    await user.click(await screen.findByRole('button', { name: 'Delete Short version' }))
    await user.click(asked().getByRole('button', { name: 'Delete' }))
    await waitFor(() => expect(screen.queryByText('Short version')).not.toBeInTheDocument())
    await waitFor(() => expect(screen.getByRole('heading', { name: 'ATS Score History' })).toHaveFocus())
    await waitFor(() => expect(deleted).toHaveBeenCalledExactlyOnceWith('/api/resume/b'))
    answer()
    expect(await entry('Old CV')).toBeVisible()
    expect(screen.queryByText('Short version')).not.toBeInTheDocument()
  })

  test.each([[records], [[records[1]!]]])('can be undone, also that of the last one', async (all) => {
    kept = [...all]
    const restored = vi.fn()
    server.use(
      answers('delete', '/api/resume/{id}', () => {
        kept = kept.filter(({ id }) => id !== 'b')
        return { success: true, data: {} }
      }),
      http.post('*/api/trash/:kind/:id/restore', ({ params }) => {
        restored(params.kind, params.id)
        kept = [...all]
        return HttpResponse.json({ data: { restored: true } })
      }),
    )
    const { user } = show()
    await user.click(await screen.findByRole('button', { name: 'Delete Short version' }))
    await user.click(asked().getByRole('button', { name: 'Delete' }))
    const undo = await screen.findByRole('button', { name: 'Undo' })
    expect(undo).toHaveAccessibleDescription('Moved “Short version” to the trash.')
    expect(screen.queryByRole('button', { name: 'Delete Short version' })).toBeNull()
    await user.click(undo)
    expect(await screen.findByText('“Short version” is back in your resumes.')).toBeVisible()
    expect(await screen.findByRole('button', { name: 'Delete Short version' })).toBeVisible()
    expect(restored).toHaveBeenCalledExactlyOnceWith('resume', 'b')
    expect(screen.getByRole('heading', { name: 'ATS Score History' })).toHaveFocus()
  })

  test('an undo that the plan does not allow says so in the server’s words', async () => {
    server.use(
      answers('delete', '/api/resume/{id}', () => {
        kept = kept.filter(({ id }) => id !== 'b')
        return { success: true, data: {} }
      }),
      http.post('*/api/trash/resume/b/restore', () => HttpResponse.json({ code: 'plan_limit', message: 'The Free plan keeps up to 3 resumes.' }, { status: 403 })),
    )
    const { user } = show()
    await user.click(await screen.findByRole('button', { name: 'Delete Short version' }))
    await user.click(asked().getByRole('button', { name: 'Delete' }))
    await user.click(await screen.findByRole('button', { name: 'Undo' }))
    expect(await screen.findByText('The Free plan keeps up to 3 resumes.')).toBeVisible()
    expect(screen.queryByRole('button', { name: 'Delete Short version' })).toBeNull()
  })

  test.each([
    ['DSH-31 without a text', refuses('delete', '/api/resume/{id}', 500), 'Failed to delete resume'],
    ["with the server's own text", refuses('delete', '/api/resume/{id}', 409, 'It is being rendered. Try again in a moment.'), 'It is being rendered. Try again in a moment.'],
    ['DSH-31 after a failed call', breaks('delete', '/api/resume/{id}'), 'Failed to delete resume'],
  ])('a refused deletion brings the entry back: %s', async (_, failing, text) => {
    server.use(failing)
    const { user } = show()
    await user.click(await screen.findByRole('button', { name: 'Delete Short version' }))
    await user.click(asked().getByRole('button', { name: 'Delete' }))
    expect(await screen.findByText(text)).toBeVisible()
    expect(await entry('Short version')).toBeVisible()
  })
})

describe('the detail dialog', () => {
  const handlers = { onClose: vi.fn(), onView: vi.fn(), onEdit: vi.fn(), onScore: vi.fn(), onTemplates: vi.fn(), onShare: vi.fn() }
  beforeEach(() => Object.values(handlers).forEach((handler) => handler.mockReset()))
  const showDetail = (atsScore: number) =>
    renderScreen(<ResumeDetailDialog record={recordOf({ name: 'Backend 2026', originalName: 'backend.docx', uploadedAt: '2026-03-01T12:00:00Z', fileType: 'application/msword', atsScore })} {...handlers} />)

  test.each([
    ['ATS-04', 95, 'Excellent'],
    ['ATS-04', 80, 'Good'],
    ['ATS-05', 79, 'Fair'],
    ['ATS-06', 69, 'Needs Improvement'],
  ])('%s DSH-17 shows name, file, date, type, and a score of %d as "%s"', (_, score, label) => {
    showDetail(score)
    const dialog = within(screen.getByRole('dialog', { name: 'Backend 2026' }))
    expect(dialog.getByText('backend.docx')).toBeVisible()
    expect(dialog.getByText(/2026/, { selector: 'dd' })).toBeVisible()
    expect(dialog.getByText('Word document (DOC)')).toBeVisible()
    expect(dialog.getByText(`${score}, ${label}`)).toBeVisible()
  })

  test('DSH-18 DSH-20 every action, and the ESC hint', async () => {
    const { user } = showDetail(92)
    await user.click(screen.getByRole('button', { name: 'View' }))
    await user.click(screen.getByRole('button', { name: 'Explain the score' }))
    await user.click(screen.getByRole('button', { name: 'Choose a template' }))
    await user.click(screen.getByRole('button', { name: 'Share' }))
    expect(handlers.onView).toHaveBeenCalledOnce()
    expect(handlers.onScore).toHaveBeenCalledOnce()
    expect(handlers.onTemplates).toHaveBeenCalledOnce()
    expect(handlers.onShare).toHaveBeenCalledOnce()
    expect(screen.getByText(/to close/)).toHaveTextContent('Press ESC to close')
    expect(screen.getByRole('button', { name: 'Download' })).toBeEnabled()
  })

  test('DSH-18 the focus stays on Download while the file is fetched, and a second press does nothing', async () => {
    let answer = () => {}
    const asked = vi.fn()
    const follow = vi.spyOn(saveFile, 'followDownload').mockImplementation(() => {})
    const wait = () => new Promise<void>((resolve) => (answer = resolve))
    server.use(
      answers('get', '/api/resume/{id}/download', { data: { url: '/api/files/a?signature=x', originalName: 'backend.pdf' } }, {
        on: async () => {
          asked()
          await wait()
        },
      }),
    )
    const { user } = showDetail(92)
    const button = screen.getByRole('button', { name: 'Download' })
    await user.click(button)
    await waitFor(() => expect(button).toHaveAttribute('aria-busy', 'true'))
    expect(button).toHaveFocus()
    await user.click(button)
    answer()
    await waitFor(() => expect(follow).toHaveBeenCalledOnce())
    await waitFor(() => expect(button).not.toHaveAttribute('aria-busy'))
    expect(button).toHaveFocus()
    expect(asked).toHaveBeenCalledOnce()
    follow.mockRestore()
  })

  test('DSH-32 a failed download is said in the dialog itself', async () => {
    server.use(refuses('get', '/api/resume/{id}/download', 500))
    const { user } = showDetail(92)
    await user.click(screen.getByRole('button', { name: 'Download' }))
    expect(await within(screen.getByRole('dialog')).findByRole('alert')).toHaveTextContent('Failed to download resume')
  })

  test('DSH-19 DSH-20 ESC and a click outside close it', async () => {
    const { user } = showDetail(92)
    screen.getByRole('button', { name: 'View' }).focus()
    await user.keyboard('{Escape}')
    expect(handlers.onClose).toHaveBeenCalledOnce()
    await user.click(screen.getByRole('dialog'))
    expect(handlers.onClose).toHaveBeenCalledTimes(2)
  })
})
