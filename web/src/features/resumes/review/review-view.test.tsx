import { screen, waitFor, within } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { answers, breaks, refuses } from '@/test/mock-api'
import { renderScreen } from '@/test/render-screen'
import { server } from '@/test/setup'
import type { ParsedResume, ResumeRecord } from '../model'
import { contentOf, detailsOf, emptyParsed, recordOf } from '../testing'
import { undecided } from './draft'
import { toForm } from './form-model'
import { ReviewView } from './ReviewView'

vi.mock('@/ui/pdf/PagedPdf', () => ({ PagedPdf: () => <p>The document</p> }))

const parsed = { ...emptyParsed, name: 'Ada Example', email: 'ada@example.org' }
const reading = { data: parsed, details: detailsOf(), newerReader: false }
const on = { onSaved: vi.fn(), onDiscard: vi.fn(), onOther: vi.fn() }
const show = (record: ResumeRecord = recordOf(), notice: string | null = null) => renderScreen(<ReviewView record={record} notice={notice} field={null} {...on} />)
const dialog = (name: string) => screen.findByRole('dialog', { name })
const holdsDraft = (draft: object | null) => http.get('*/api/resume/:id/draft', () => HttpResponse.json({ data: { draft, savedAt: '2026-01-10T12:00:00Z' } }))

beforeEach(() => {
  Object.values(on).forEach((mock) => mock.mockReset())
  server.use(
    answers('post', '/api/resume/{id}/parse', reading),
    holdsDraft(null),
    http.put('*/api/resume/:id/draft', () => HttpResponse.json({ data: { savedAt: '2026-01-10T12:00:00Z' } })),
    http.delete('*/api/resume/:id/draft', () => HttpResponse.json({ success: true, data: {} })),
    http.get('*/api/resume/:id/file', () => HttpResponse.text('%PDF')),
  )
})

test('UPL-07 UPL-09 UPL-10 UPL-16 success text, parsing dialog, then the review', async () => {
  let release = () => {}
  const held = new Promise<void>((resolve) => (release = resolve))
  server.use(answers('post', '/api/resume/{id}/parse', reading, { on: () => held }))
  show(recordOf(), 'Resume uploaded successfully!')
  expect(await dialog('Parsing your resume...')).toBeVisible()
  expect(screen.getByText('Resume uploaded successfully!')).toBeVisible()
  release()
  expect(await dialog('Review Parsed Resume')).toBeVisible()
  expect(screen.getByText('Resume uploaded successfully!')).toBeVisible()
  expect(screen.getByLabelText(/^Name/)).toHaveValue('Ada Example')
})

test('UPL-10 the reading can be cancelled', async () => {
  server.use(answers('post', '/api/resume/{id}/parse', reading, { on: () => new Promise(() => {}) }))
  const { user } = show()
  await dialog('Parsing your resume...')
  await user.click(screen.getByRole('button', { name: 'Cancel' }))
  expect(on.onDiscard).toHaveBeenCalledOnce()
})

test('an older reading is replaced when the user asks for it', async () => {
  const asked: string[] = []
  server.use(
    http.post('*/api/resume/:id/parse', ({ request }) => {
      const { search } = new URL(request.url)
      asked.push(search)
      return HttpResponse.json(search ? { ...reading, data: { ...parsed, name: 'Ada Newly Read' } } : { ...reading, newerReader: true })
    }),
  )
  const { user } = show()
  await user.click(await screen.findByRole('button', { name: 'Read again' }))
  await waitFor(() => expect(screen.getByLabelText(/^Name/)).toHaveValue('Ada Newly Read'))
  expect(asked).toEqual(['', '?again=true'])
  expect(screen.queryByRole('button', { name: 'Read again' })).not.toBeInTheDocument()
})

describe('a file that cannot be read', () => {
  const names = (view: HTMLElement) => within(view).getAllByRole('button').map(({ textContent }) => textContent).filter(Boolean)

  test.each([
    ['for good', refuses('post', '/api/resume/{id}/parse', 422, 'This file is locked with a password.', { code: 'file_encrypted' }), 'This file is locked with a password.', ['Try Again', 'Choose another file']],
    ['for want of time', refuses('post', '/api/resume/{id}/parse', 422, 'Reading took too long.', { code: 'read_timeout' }), 'Reading took too long.', ['Choose another file', 'Try Again']],
    ['without a message', refuses('post', '/api/resume/{id}/parse', 500), 'Failed to parse resume. Please try again.', ['Choose another file', 'Try Again']],
    ['because the call failed', breaks('post', '/api/resume/{id}/parse'), 'Failed to parse resume. Please try again.', ['Choose another file', 'Try Again']],
  ])('UPL-48 UPL-49 UPL-50 %s: the last button is the main one', async (_, failing, text, buttons) => {
    server.use(failing)
    const { user } = show()
    const view = await dialog('Failed to Parse Resume')
    expect(within(view).getByRole('alert')).toHaveTextContent(text)
    expect(names(view)).toEqual(buttons)
    server.use(answers('post', '/api/resume/{id}/parse', reading))
    await user.click(within(view).getByRole('button', { name: 'Try Again' }))
    expect(await dialog('Review Parsed Resume')).toBeVisible()
  })

  test('UPL-48 another file can be chosen instead; not in place of a resume that is saved', async () => {
    server.use(refuses('post', '/api/resume/{id}/parse', 422, 'It is a picture.'))
    const { user, unmount } = show()
    await user.click(within(await dialog('Failed to Parse Resume')).getByRole('button', { name: 'Choose another file' }))
    expect(on.onOther).toHaveBeenCalledOnce()
    unmount()
    server.use(answers('get', '/api/resume/{id}', { data: contentOf({ parsed }) }))
    show(recordOf({ confirmed: true }))
    expect(names(await dialog('Failed to Parse Resume'))).toEqual(['Try Again'])
  })
})

describe('a draft', () => {
  const typed = { ...undecided, form: { ...toForm(parsed), phone: '+44 20 7946 0000' }, answered: ['name'] }

  test('UPL-44 of another browser is gone on with', async () => {
    server.use(holdsDraft(typed))
    show()
    await dialog('Review Parsed Resume')
    expect(screen.getByLabelText('Phone')).toHaveValue('+44 20 7946 0000')
  })

  test('that cannot be loaded does not keep the review from opening', async () => {
    server.use(http.get('*/api/resume/:id/draft', () => HttpResponse.error()))
    show()
    expect(await dialog('Review Parsed Resume')).toBeVisible()
  })

  test('what was answered stays answered', async () => {
    server.use(holdsDraft(typed), answers('post', '/api/resume/{id}/parse', { ...reading, details: detailsOf({ marks: [{ path: 'name', kind: 'doubtful', reason: '' }] }) }))
    show()
    await dialog('Review Parsed Resume')
    expect(screen.getByText('All fields checked')).toBeVisible()
  })

  test('typing goes to the server when the review is left', async () => {
    const sent = vi.fn()
    server.use(http.put('*/api/resume/:id/draft', async ({ request }) => {
      sent(((await request.json()) as { draft: { form: { phone: string } } }).draft.form.phone)
      return HttpResponse.json({ data: { savedAt: '2026-01-10T12:00:00Z' } })
    }))
    const { user, unmount } = show()
    await dialog('Review Parsed Resume')
    await user.type(screen.getByLabelText('Phone'), '123')
    unmount()
    await waitFor(() => expect(sent).toHaveBeenLastCalledWith('123'))
  })
})

describe('a language model reads the file', () => {
  const embedded: ParsedResume = {
    ...parsed,
    phone: '555 0100',
    additional: [{ title: 'Talks', kind: 'other', items: [{ title: 'On engines', subtitle: '', period: '1842', place: '', description: '', url: null }] }],
    experience: [{ company: 'Analytical Ltd', position: 'Programmer', duration: '1843', description: '', location: null, url: null }],
  }
  const invented = {
    ...reading,
    data: { ...parsed, phone: '555 0199', skills: ['Maths', 'Necromancy'] },
    details: detailsOf({
      engine: 'Gemini',
      engineVersion: 'small',
      marks: [
        { path: 'phone', kind: 'unfounded', reason: 'Not found in your document.' },
        { path: 'skills[1]', kind: 'unfounded', reason: 'Not found in your document.' },
      ],
      differences: [
        { path: 'phone', other: '555 0100', entry: null },
        { path: 'experience', other: 'Analytical Ltd', entry: 0 },
        { path: 'skills', other: 'Poetry', entry: 2 },
        { path: 'additional', other: 'Talks', entry: 0 },
      ],
      embedded,
    }),
  }
  beforeEach(() => {
    localStorage.clear()
    server.use(answers('post', '/api/resume/{id}/parse', invented))
  })

  test('AIP-17 what it made up is marked, and is not saved without a question', async () => {
    const saved = vi.fn()
    server.use(answers('post', '/api/resume/save-parsed', { data: recordOf({ confirmed: true }) }, { on: saved }))
    const { user } = show()
    await dialog('Review Parsed Resume')
    expect(screen.getByText(/read by Gemini/)).toBeVisible()
    expect(screen.getByText('The built-in parser reads 4 things differently. They are shown below.')).toBeVisible()
    const phone = screen.getByLabelText(/^Phone/)
    expect(phone).toHaveAccessibleDescription(/Not in your document/)
    await user.click(screen.getByRole('button', { name: 'Details are Correct' }))
    const asked = await screen.findByRole('alertdialog', { name: 'Save 2 values that are not in your document?' })
    for (const value of ['555 0199', 'Necromancy']) expect(within(asked).getByText(value)).toBeVisible()
    expect(saved).not.toHaveBeenCalled()
    await user.click(within(asked).getByRole('button', { name: 'Keep checking' }))
    await user.click(screen.getByRole('button', { name: 'Use the built-in parser’s value: Phone' }))
    expect(phone).toHaveValue('555 0100')
    expect(screen.queryByRole('button', { name: 'Use the built-in parser’s value: Phone' })).not.toBeInTheDocument()
    await user.click(screen.getByRole('button', { name: 'Details are Correct' }))
    await user.click(within(await screen.findByRole('alertdialog', { name: 'Save a value that is not in your document?' })).getByRole('button', { name: 'Save' }))
    await waitFor(() => expect(saved).toHaveBeenCalledOnce())
  })

  test('entries and skills that it missed are added', async () => {
    const { user } = show()
    await dialog('Review Parsed Resume')
    await user.click(screen.getByRole('button', { name: 'Add: Analytical Ltd' }))
    expect(screen.getByLabelText(/^Position$/)).toHaveValue('Programmer')
    expect(screen.queryByRole('button', { name: 'Add: Analytical Ltd' })).not.toBeInTheDocument()
    await user.click(screen.getByRole('button', { name: 'Add: Poetry' }))
    expect(screen.getByText('Poetry')).toBeVisible()
    await user.click(screen.getByRole('button', { name: 'Add: Talks' }))
    expect(screen.getByLabelText('Section title')).toHaveValue('Talks')
    expect(screen.getByDisplayValue('On engines')).toBeInTheDocument()
  })

  test('AIP-18 when it fails, the built-in parser reads', async () => {
    const asked: string[] = []
    server.use(
      http.post('*/api/resume/:id/parse', ({ request }) => {
        const { searchParams } = new URL(request.url)
        asked.push(searchParams.get('engine') ?? 'usual')
        if (searchParams.get('engine') === 'embedded') return HttpResponse.json(reading)
        return HttpResponse.json({ error: 'Gemini API quota exceeded. Please try again later.', message: 'Gemini API quota exceeded. Please try again later.', code: 'ai_failed', fields: [] }, { status: 503 })
      }),
    )
    const { user } = show()
    const failed = await dialog('Failed to Parse Resume')
    expect(within(failed).getByText('Gemini API quota exceeded. Please try again later.')).toBeVisible()
    await user.click(within(failed).getByRole('button', { name: 'Use built-in parser' }))
    await dialog('Review Parsed Resume')
    expect(asked).toEqual(['usual', 'embedded'])
  })
})
