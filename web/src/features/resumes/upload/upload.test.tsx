import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { useState } from 'react'
import { http, HttpResponse } from 'msw'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { answers, breaks, refuses } from '@/test/mock-api'
import { renderScreen } from '@/test/render-screen'
import { server } from '@/test/setup'
import { ResumeHistory } from '../history/ResumeHistory'
import { keepDraft } from '../review/draft'
import { toForm } from '../review/form-model'
import { detailsOf, emptyParsed, recordOf } from '../testing'
import { MAX_BYTES } from './check-file'
import { ResumeUpload } from './ResumeUpload'

vi.mock('@/ui/pdf/PagedPdf', () => ({ PagedPdf: () => <p>The document</p> }))

const record = recordOf()
const parsed = { ...emptyParsed, name: 'Ada Example', email: 'ada@example.org' }
const reading = { data: parsed, details: detailsOf(), newerReader: false }

function Screen() {
  const [choosing, setChoosing] = useState(true)
  return <ResumeUpload choosing={choosing} onChoose={() => setChoosing(true)} onChosen={() => setChoosing(false)} />
}
const show = () => renderScreen(<Screen />)

const fileOf = (name: string, size = 3) => {
  const file = new File(['%PDF'], name)
  Object.defineProperty(file, 'size', { value: size })
  return file
}
/** Past the file dialog's own filter, as a drop would. */
const choose = (file: File) => fireEvent.change(screen.getByLabelText(/Drop your resume here/), { target: { files: [file] } })
const dialog = (name: string) => screen.findByRole('dialog', { name })
const noOtherDialog = () => expect(screen.getAllByRole('dialog').map((element) => element.getAttribute('aria-labelledby') && within(element).getByRole('heading', { level: 2 }).textContent)).toEqual(['Upload Resume'])

const sent = vi.fn()
const discarded = vi.fn()
beforeEach(() => {
  sent.mockReset()
  discarded.mockReset()
  server.use(
    answers('get', '/api/resume/pending', { data: null }),
    answers('get', '/api/resume/history', { success: true, data: [] }),
    answers('post', '/api/resume/upload', { data: record }, { on: sent }),
    answers('post', '/api/resume/{id}/parse', reading),
    answers('delete', '/api/resume/{id}', { success: true, data: {} }, { on: (request) => void discarded(new URL(request.url).pathname) }),
    http.get('*/api/resume/:id/file', () => HttpResponse.text('%PDF')),
  )
})

describe('what is refused before it is sent', () => {
  test.each([
    ['UPL-02', fileOf('cv.png'), 'Please upload a PDF or Word document'],
    ['UPL-05', fileOf('cv.pdf', MAX_BYTES + 1), 'File size must be less than 5MB'],
  ])('%s', async (_, file, text) => {
    show()
    choose(file)
    expect(await screen.findByRole('alert')).toHaveTextContent(text)
    expect(sent).not.toHaveBeenCalled()
    noOtherDialog()
  })

  test('UPL-02 a file that fits clears the refusal', async () => {
    show()
    choose(fileOf('cv.png'))
    await screen.findByRole('alert')
    choose(fileOf('cv.pdf'))
    expect(await dialog('Review Parsed Resume')).toBeVisible()
  })
})

test('UPL-01 a file that is dropped goes the same way', async () => {
  show()
  fireEvent.drop(screen.getByText(/Drop your resume here/), { dataTransfer: { files: [fileOf('cv.docx')] } })
  expect(await dialog('Review Parsed Resume')).toBeVisible()
  expect(sent).toHaveBeenCalledOnce()
})

describe('a failed upload opens no dialog (UPL-11)', () => {
  test.each([
    ['UPL-12', refuses('post', '/api/resume/upload', 415, 'Please upload a PDF or Word document'), 'Please upload a PDF or Word document'],
    ['UPL-13 UPL-14', refuses('post', '/api/resume/upload', 500), 'Failed to upload resume. Please try again.'],
    ['UPL-15', breaks('post', '/api/resume/upload'), 'An unexpected error occurred'],
  ])('%s', async (_, failing, text) => {
    server.use(failing)
    show()
    choose(fileOf('cv.pdf'))
    expect(await screen.findByText(text)).toBeVisible()
    noOtherDialog()
  })
})

test('UPL-06 the file travels as multipart field "resume" with the bearer token', async () => {
  const seen: { auth: string | null; type: string | null; body: string }[] = []
  sent.mockImplementation(async (request: Request) => {
    seen.push({ auth: request.headers.get('Authorization'), type: request.headers.get('Content-Type'), body: await request.text() })
  })
  show()
  choose(fileOf('cv.pdf'))
  await dialog('Review Parsed Resume')
  expect(seen).toHaveLength(1)
  expect(seen[0]?.auth).toBe('Bearer token-1')
  expect(seen[0]?.type).toMatch(/^multipart\/form-data; boundary=/)
  expect(seen[0]?.body).toMatch(/name="resume"; filename=/)
})

test('UPL-08 the transfer is shown and can be given up', async () => {
  server.use(answers('post', '/api/resume/upload', { data: record }, { on: () => new Promise(() => {}) }))
  const { user } = show()
  choose(fileOf('cv.pdf'))
  expect(await screen.findByRole('progressbar', { name: 'Uploading cv.pdf' })).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Cancel' }))
  expect(await screen.findByLabelText(/Drop your resume here/)).toBeVisible()
  expect(screen.queryByRole('alert')).not.toBeInTheDocument()
})

describe('parsing', () => {
  /** Answers the parse when told to. */
  const heldParse = () => {
    let release = () => {}
    const held = new Promise<void>((resolve) => (release = resolve))
    server.use(answers('post', '/api/resume/{id}/parse', reading, { on: () => held }))
    return () => release()
  }

  test('UPL-07 UPL-09 UPL-10 UPL-16 success text, parsing dialog, then the review', async () => {
    const release = heldParse()
    show()
    choose(fileOf('cv.pdf'))
    expect(await dialog('Parsing your resume...')).toBeVisible()
    expect(screen.getByText('Resume uploaded successfully!')).toBeVisible()
    release()
    expect(await dialog('Review Parsed Resume')).toBeVisible()
    expect(screen.getByText('Resume uploaded successfully!')).toBeVisible()
    expect(screen.getByLabelText(/^Name/)).toHaveValue('Ada Example')
  })

  test('an older reading is replaced when the user asks for it', async () => {
    const asked: string[] = []
    const again = { ...reading, data: { ...parsed, name: 'Ada Newly Read' } }
    server.use(
      http.post('*/api/resume/:id/parse', ({ request }) => {
        const { search } = new URL(request.url)
        asked.push(search)
        return HttpResponse.json(search ? again : { ...reading, newerReader: true })
      }),
    )
    const { user } = show()
    choose(fileOf('cv.pdf'))
    await user.click(await screen.findByRole('button', { name: 'Read again' }))
    await waitFor(() => expect(screen.getByLabelText(/^Name/)).toHaveValue('Ada Newly Read'))
    expect(asked).toEqual(['', '?again=true'])
    expect(screen.queryByRole('button', { name: 'Read again' })).not.toBeInTheDocument()
  })

  test('UPL-09 the success text goes after 5 seconds', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true })
    try {
      show()
      choose(fileOf('cv.pdf'))
      await screen.findByText('Resume uploaded successfully!')
      act(() => void vi.advanceTimersByTime(4800))
      expect(screen.getByText('Resume uploaded successfully!')).toBeVisible()
      act(() => void vi.advanceTimersByTime(300))
      expect(screen.queryByText('Resume uploaded successfully!')).not.toBeInTheDocument()
    } finally {
      vi.useRealTimers()
    }
  })

  test('UPL-10 it can be cancelled; the upload is thrown away', async () => {
    const release = heldParse()
    const { user } = show()
    choose(fileOf('cv.pdf'))
    await dialog('Parsing your resume...')
    await user.click(screen.getByRole('button', { name: 'Cancel' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
    await waitFor(() => expect(discarded).toHaveBeenCalledExactlyOnceWith(`/api/resume/${record.id}`))
    release()
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
  })

  test.each([
    ['the specific message', refuses('post', '/api/resume/{id}/parse', 422, 'This file is locked with a password.'), 'This file is locked with a password.'],
    ['no message', refuses('post', '/api/resume/{id}/parse', 500), 'Failed to parse resume. Please try again.'],
    ['a failed call', breaks('post', '/api/resume/{id}/parse'), 'Failed to parse resume. Please try again.'],
  ])('UPL-48 UPL-49 UPL-50 the error view with %s, and Try Again', async (_, failing, text) => {
    server.use(failing)
    const { user } = show()
    choose(fileOf('cv.pdf'))
    const view = await dialog('Failed to Parse Resume')
    expect(within(view).getByRole('alert')).toHaveTextContent(text)
    server.use(answers('post', '/api/resume/{id}/parse', reading))
    await user.click(within(view).getByRole('button', { name: 'Try Again' }))
    expect(await dialog('Review Parsed Resume')).toBeVisible()
    expect(sent).toHaveBeenCalledOnce()
  })

  test('UPL-48 another file can be chosen instead', async () => {
    server.use(refuses('post', '/api/resume/{id}/parse', 422, 'It is a picture.'))
    const { user } = show()
    choose(fileOf('cv.pdf'))
    await user.click(within(await dialog('Failed to Parse Resume')).getByRole('button', { name: 'Choose a different file' }))
    expect(await dialog('Upload Resume')).toBeVisible()
    await waitFor(() => expect(discarded).toHaveBeenCalledOnce())
  })
})

test('UPL-42 the save is said for 5 seconds, and the history is asked again', async () => {
  const asked = vi.fn()
  server.use(
    answers('post', '/api/resume/save-parsed', { data: recordOf({ confirmed: true, atsScore: 88 }) }),
    answers('get', '/api/resume/history', { success: true, data: [] }, { on: asked }),
  )
  vi.useFakeTimers({ shouldAdvanceTime: true })
  try {
    const { user } = renderScreen(<><Screen /><ResumeHistory onOpen={() => {}} firstStep={null} /></>)
    choose(fileOf('cv.pdf'))
    await dialog('Review Parsed Resume')
    const before = asked.mock.calls.length
    await user.click(screen.getByRole('button', { name: 'Details are Correct' }))
    expect(await screen.findByText('Resume details saved successfully!')).toBeVisible()
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
    expect(asked).toHaveBeenCalledTimes(before + 1)
    act(() => void vi.advanceTimersByTime(4500))
    expect(screen.getByText('Resume details saved successfully!')).toBeVisible()
    // The toast fades for a second before it leaves the page.
    act(() => void vi.advanceTimersByTime(600))
    act(() => void vi.advanceTimersByTime(1100))
    expect(screen.queryByText('Resume details saved successfully!')).not.toBeInTheDocument()
  } finally {
    vi.useRealTimers()
  }
})

describe('a review that was left', () => {
  test('is offered, goes on, and keeps its file', async () => {
    server.use(answers('get', '/api/resume/pending', { data: record }))
    const { user } = renderScreen(<ResumeUpload choosing={false} onChoose={() => {}} onChosen={() => {}} />)
    await user.click(await screen.findByRole('button', { name: 'Continue review' }))
    expect(await dialog('Review Parsed Resume')).toBeVisible()
    expect(discarded).not.toHaveBeenCalled()
  })

  test('can be thrown away', async () => {
    let pending: typeof record | null = record
    server.use(answers('get', '/api/resume/pending', () => ({ data: pending })))
    discarded.mockImplementation(() => (pending = null))
    const { user } = renderScreen(<ResumeUpload choosing={false} onChoose={() => {}} onChosen={() => {}} />)
    await user.click(await screen.findByRole('button', { name: 'Discard' }))
    await waitFor(() => expect(screen.queryByText('ada.pdf')).not.toBeInTheDocument())
    expect(discarded).toHaveBeenCalledOnce()
  })

  test('UPL-44 after a reload in this tab it opens again with what was typed', async () => {
    keepDraft(record.id, { ...toForm(parsed), phone: '+44 20 7946 0000' })
    server.use(answers('get', '/api/resume/pending', { data: record }))
    renderScreen(<ResumeUpload choosing={false} onChoose={() => {}} onChosen={() => {}} />)
    await dialog('Review Parsed Resume')
    expect(screen.getByLabelText('Phone')).toHaveValue('+44 20 7946 0000')
  })
})
