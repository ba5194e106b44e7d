import { fireEvent, screen, waitFor } from '@testing-library/react'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { answers, breaks, refuses } from '@/test/mock-api'
import { renderScreen } from '@/test/render-screen'
import { server } from '@/test/setup'
import { recordOf } from '../testing'
import { MAX_BYTES } from './check-file'
import { ResumeUpload } from './ResumeUpload'

const record = recordOf()
const onStored = vi.fn()
const onContinue = vi.fn()
const onClose = vi.fn()
const onChoose = vi.fn()

const show = ({ choosing = true, reviewing = null as string | null } = {}) => renderScreen(<ResumeUpload {...{ choosing, reviewing, onChoose, onClose, onStored, onContinue }} />)

const fileOf = (name: string, size = 3) => {
  const file = new File(['%PDF'], name)
  Object.defineProperty(file, 'size', { value: size })
  return file
}
/** Past the file dialog's own filter, as a drop would. */
const choose = (file: File) => fireEvent.change(screen.getByLabelText(/Drop your resume here/), { target: { files: [file] } })
const stored = () => waitFor(() => expect(onStored).toHaveBeenCalledExactlyOnceWith(record))

const sent = vi.fn()
const discarded = vi.fn()
beforeEach(() => {
  ;[onStored, onContinue, onChoose, onClose, sent, discarded].forEach((mock) => mock.mockReset())
  localStorage.clear()
  server.use(
    answers('get', '/api/ai', { data: { service: null } }),
    answers('get', '/api/resume/pending', { data: null }),
    answers('get', '/api/resume/history', { success: true, data: [] }),
    answers('post', '/api/resume/upload', { data: record }, { on: sent }),
    answers('delete', '/api/resume/{id}', { success: true, data: {} }, { on: (request) => void discarded(new URL(request.url).pathname) }),
  )
})

describe('AIP-17 who reads the file is said before it is sent', () => {
  test('without a language model there is nothing to choose', async () => {
    show()
    expect(await screen.findByText('Our built-in parser reads your file. It is sent to no other service.')).toBeVisible()
    expect(screen.queryByRole('radio')).not.toBeInTheDocument()
  })

  test('with one it can be chosen that the file stays, and that is remembered', async () => {
    server.use(answers('get', '/api/ai', { data: { service: 'Gemini' } }))
    const { user, unmount } = show()
    expect(await screen.findByRole('radio', { name: 'Gemini' })).toBeChecked()
    expect(screen.getByText('Your file is sent to Gemini to be read.')).toBeVisible()
    await user.click(screen.getByRole('radio', { name: 'Built-in parser' }))
    unmount()
    show()
    expect(await screen.findByRole('radio', { name: 'Built-in parser' })).toBeChecked()
  })
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
    expect(onStored).not.toHaveBeenCalled()
  })

  test('UPL-02 a file that fits clears the refusal', async () => {
    show()
    choose(fileOf('cv.png'))
    await screen.findByRole('alert')
    choose(fileOf('cv.pdf'))
    await stored()
  })
})

test('UPL-01 a file that is dropped goes the same way', async () => {
  show()
  fireEvent.drop(screen.getByText(/Drop your resume here/), { dataTransfer: { files: [fileOf('cv.docx')] } })
  await stored()
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
    expect(onStored).not.toHaveBeenCalled()
  })
})

test('UPL-06 the file travels as multipart field "resume" with the bearer token', async () => {
  const seen: { auth: string | null; type: string | null; body: string }[] = []
  sent.mockImplementation(async (request: Request) => {
    seen.push({ auth: request.headers.get('Authorization'), type: request.headers.get('Content-Type'), body: await request.text() })
  })
  show()
  choose(fileOf('cv.pdf'))
  await stored()
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

describe('a review that was left', () => {
  beforeEach(() => server.use(answers('get', '/api/resume/pending', { data: record })))

  test('is offered, goes on, and keeps its file', async () => {
    const { user } = show({ choosing: false })
    await user.click(await screen.findByRole('button', { name: 'Continue review' }))
    expect(onContinue).toHaveBeenCalledExactlyOnceWith(record)
    expect(discarded).not.toHaveBeenCalled()
  })

  test('is not offered while it is open', async () => {
    show({ choosing: false, reviewing: record.id })
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Continue review' })).not.toBeInTheDocument())
  })

  test('can be thrown away', async () => {
    let pending: typeof record | null = record
    server.use(answers('get', '/api/resume/pending', () => ({ data: pending })))
    discarded.mockImplementation(() => (pending = null))
    const { user } = show({ choosing: false })
    await user.click(await screen.findByRole('button', { name: 'Discard' }))
    await waitFor(() => expect(screen.queryByText('ada.pdf')).not.toBeInTheDocument())
    expect(discarded).toHaveBeenCalledExactlyOnceWith(`/api/resume/${record.id}`)
  })
})

test('an upload that waits is offered together with the list, not before it', async () => {
  let list = () => {}
  const listed = new Promise<void>((resolve) => (list = resolve))
  server.use(answers('get', '/api/resume/pending', { data: recordOf() }), answers('get', '/api/resume/history', { success: true, data: [] }, { on: () => listed }))
  show({ choosing: false })
  await new Promise((resolve) => setTimeout(resolve, 100))
  expect(screen.queryByRole('region', { name: 'Unfinished review' })).toBeNull()
  list()
  expect(await screen.findByRole('region', { name: 'Unfinished review' })).toBeVisible()
})
