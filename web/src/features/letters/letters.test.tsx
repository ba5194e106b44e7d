import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { jobOf } from '@/features/jobs/testing'
import { answers, answersFile, refuses } from '@/test/mock-api'
import { renderApp } from '@/test/render-app'
import { server } from '@/test/setup'
import { storeSession, userOf } from '@/test/user'
import type { Listed, Written } from './model'

const LETTER = 'Hello,\n\nI would like to apply.\n\nBest wishes,\nAda'
const writtenOf = (over: Partial<Written> = {}): Written => ({ letter: LETTER, engine: 'embedded', claims: [], doubts: [], note: null, id: null, ...over })
const stream = (...events: [string, unknown][]) =>
  new HttpResponse(events.map(([name, data]) => `event: ${name}\ndata: ${JSON.stringify(data)}\n\n`).join(''), { headers: { 'Content-Type': 'text/event-stream' } })

const asked = vi.fn<(body: unknown) => void>()
const counted = vi.fn<() => void>()
const writes = (written = writtenOf()) =>
  http.post('*/api/cover-letter/generate', async ({ request }) => {
    asked(await request.json())
    return stream(['text', { text: 'Hello,' }], ['letter', { data: written }])
  })

beforeEach(() => {
  asked.mockReset()
  counted.mockReset()
  sessionStorage.clear()
  server.use(writes(), answers('get', '/api/ai', { data: { service: null } }), answers('post', '/api/users/cover-letter/increment', { data: { coverLetterCount: 1 } }, { on: counted }))
})
afterEach(() => vi.restoreAllMocks())

const description = () => screen.findByPlaceholderText('Paste the job description here...')
const generate = () => screen.getByRole('button', { name: 'Generate Cover Letter' })
const result = () => screen.getByRole('textbox', { name: 'Generated cover letter' })

describe('a guest', () => {
  test('LET-01 LET-02 LET-03 LET-04 LET-06 LET-08 LET-09 LET-10 LET-11 LET-12 the page before anything is written', async () => {
    const { user } = renderApp('/cover-letter')
    expect(await screen.findByRole('heading', { level: 2, name: 'Job Description' })).toBeVisible()
    expect(screen.getByRole('heading', { level: 2, name: 'Generated Cover Letter' })).toBeVisible()
    expect(screen.getByLabelText('Your Name (optional)')).toHaveValue('')
    expect(screen.getByText('Your generated cover letter will appear here.')).toBeVisible()
    for (const name of ['Download PDF', 'Download DOC']) expect(screen.getByRole('button', { name })).toBeDisabled()
    expect(generate()).toBeDisabled()
    await user.type(await description(), '   ')
    expect(generate()).toBeDisabled()
    await user.type(await description(), 'Nurse')
    expect(generate()).toBeEnabled()
  })

  test('LET-05 LET-07 LET-23 a letter is written, and not counted', async () => {
    let finish = () => {}
    server.use(http.post('*/api/cover-letter/generate', async () => {
      await new Promise<void>((resolve) => { finish = resolve })
      return stream(['text', { text: LETTER }], ['letter', { data: writtenOf() }])
    }))
    const { user } = renderApp('/cover-letter')
    await user.type(await description(), 'Nurse')
    await user.click(generate())
    const busy = await screen.findByRole('button', { name: 'Generating...' })
    expect(busy).toHaveAttribute('aria-busy', 'true')
    await waitFor(() => expect(finish).not.toBe(undefined))
    finish()
    await waitFor(() => expect(result()).toHaveValue(LETTER))
    expect(screen.getByText(/9 words, written by the built-in writer/)).toBeVisible()
    expect(counted).not.toHaveBeenCalled()
    expect(screen.queryByRole('heading', { name: 'Your letters' })).toBeNull()
  })

  test('LET-17 what is chosen goes along', async () => {
    const { user } = renderApp('/cover-letter')
    await user.type(await description(), 'Nurse')
    await user.type(screen.getByLabelText('Your Name (optional)'), ' Kim ')
    await user.selectOptions(screen.getByLabelText('Length'), '250')
    await user.selectOptions(screen.getByLabelText('Tone'), 'Formal')
    await user.click(generate())
    await waitFor(() => expect(asked).toHaveBeenCalledWith({ jobDescription: 'Nurse', name: 'Kim', words: 250, tone: 'formal' }))
  })

  test('LET-17 what a guest can do and has done goes along', async () => {
    const { user } = renderApp('/cover-letter')
    await user.type(await description(), 'Driver')
    await user.type(screen.getByLabelText('Your experience (optional)'), 'Van driver at Parcelway')
    await user.type(screen.getByLabelText('Your skills (optional)'), 'Route planning')
    await user.click(generate())
    await waitFor(() => expect(asked).toHaveBeenCalledWith(expect.objectContaining({ experience: 'Van driver at Parcelway', skills: 'Route planning' })))
  })

  test('a text that is too long is not cut, but refused', async () => {
    renderApp('/cover-letter')
    fireEvent.change(await description(), { target: { value: 'x'.repeat(30_001) } })
    expect(await screen.findByText('Use at most 30,000 characters. This text has 30,001.')).toBeVisible()
    expect(generate()).toBeDisabled()
  })

  test('a letter is there after a reload, and an edited one can be brought back', async () => {
    const first = renderApp('/cover-letter')
    await first.user.type(await description(), 'Nurse')
    await first.user.type(screen.getByLabelText('Your Name (optional)'), 'Kim')
    await first.user.click(generate())
    await waitFor(() => expect(result()).toHaveValue(LETTER))
    await first.user.type(result(), '!')
    first.unmount()
    const { user } = renderApp('/cover-letter')
    await waitFor(() => expect(result()).toHaveValue(`${LETTER}!`))
    expect(screen.getByLabelText('Your Name (optional)')).toHaveValue('Kim')
    await user.click(generate())
    await waitFor(() => expect(result()).toHaveValue(LETTER))
    await user.click(screen.getByRole('button', { name: 'Bring back the letter you edited' }))
    expect(result()).toHaveValue(`${LETTER}!`)
  })

  test('writing can be stopped', async () => {
    server.use(http.post('*/api/cover-letter/generate', () => new Promise<never>(() => {})))
    const { user } = renderApp('/cover-letter')
    await user.type(await description(), 'Nurse')
    await user.click(generate())
    await user.click(await screen.findByRole('button', { name: 'Stop' }))
    await waitFor(() => expect(generate()).not.toHaveAttribute('aria-busy'))
    expect(screen.queryByRole('alert')).toBeNull()
  })

  test('LET-29 a failure says so, and keeps the letter that was there', async () => {
    const { user } = renderApp('/cover-letter')
    await user.type(await description(), 'Nurse')
    await user.click(generate())
    await waitFor(() => expect(result()).toHaveValue(LETTER))
    server.use(refuses('post', '/api/cover-letter/generate', 500, 'The moon.'))
    await user.click(generate())
    expect(await screen.findByRole('alert')).toHaveTextContent(/^Failed to generate cover letter. Please try again.$/)
    expect(result()).toHaveValue(LETTER)
    server.use(refuses('post', '/api/cover-letter/generate', 429, 'Try again in 5 minutes.'))
    await user.click(generate())
    await waitFor(() => expect(screen.getByRole('alert')).toHaveTextContent('Failed to generate cover letter. Please try again. Try again in 5 minutes.'))
  })

  test('LET-29 a stream that ends before the letter is a failure', async () => {
    server.use(http.post('*/api/cover-letter/generate', () => stream(['text', { text: 'Hello,' }])))
    const { user } = renderApp('/cover-letter')
    await user.type(await description(), 'Nurse')
    await user.click(generate())
    expect(await screen.findByRole('alert')).toHaveTextContent('Failed to generate cover letter. Please try again.')
    expect(screen.getByText('Your generated cover letter will appear here.')).toBeVisible()
  })

  test.each([
    ['LET-27', 'Download PDF', '/api/cover-letter/pdf', 'cover-letter.pdf'],
    ['LET-28', 'Download DOC', '/api/cover-letter/doc', 'cover-letter.doc'],
  ] as const)('%s %s saves the edited letter', async (_, name, path, file) => {
    const sent = vi.fn<(body: unknown) => void>()
    server.use(answersFile('post', path, 'file', { on: async (request) => sent(await request.json()) }))
    URL.createObjectURL = vi.fn(() => 'blob:x')
    const saved: string[] = []
    vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function click(this: HTMLAnchorElement) { saved.push(this.download) })
    const { user } = renderApp('/cover-letter')
    await user.type(await description(), 'Nurse')
    await user.click(generate())
    await waitFor(() => expect(result()).toHaveValue(LETTER))
    await user.type(result(), '!')
    await user.click(screen.getByRole('button', { name }))
    await waitFor(() => expect(saved).toEqual([file]))
    expect(sent).toHaveBeenCalledWith({ letter: `${LETTER}!` })
  })

  test('the letter is copied', async () => {
    const { user } = renderApp('/cover-letter')
    await user.type(await description(), 'Nurse')
    await user.click(generate())
    await user.click(await screen.findByRole('button', { name: 'Copy' }))
    expect(await screen.findByRole('button', { name: 'Copied' })).toBeVisible()
    expect(await navigator.clipboard.readText()).toBe(LETTER)
  })

  test('the pasted description is there after a reload', async () => {
    const { user, unmount } = renderApp('/cover-letter')
    await user.type(await description(), 'Nurse')
    unmount()
    renderApp('/cover-letter')
    await waitFor(async () => expect(await description()).toHaveValue('Nurse'))
  })

  test('a job of the board fills in its description', async () => {
    server.use(answers('get', '/api/jobs/{id}', { data: jobOf() }))
    renderApp('/cover-letter?job=j1')
    await waitFor(async () => expect(((await description()) as HTMLTextAreaElement).value).toMatch(/^Harbour planner\nCompany: Port of Gdynia/))
  })
})

describe('with a language model', () => {
  beforeEach(() => server.use(answers('get', '/api/ai', { data: { service: 'Gemini' } })))

  test('AIP-17 the page says who writes and what leaves the machine; the built-in writer can be chosen', async () => {
    const { user } = renderApp('/cover-letter')
    const writer = await screen.findByLabelText('Writer')
    expect(screen.getByText('The job description is sent to Gemini.')).toBeVisible()
    await user.type(await description(), 'Nurse')
    await user.click(generate())
    await waitFor(() => expect(asked).toHaveBeenLastCalledWith(expect.objectContaining({ engine: 'model' })))
    await user.selectOptions(writer, 'Built-in writer')
    expect(screen.getByText('Nothing leaves this server.')).toBeVisible()
    await user.click(generate())
    await waitFor(() => expect(asked).toHaveBeenLastCalledWith(expect.objectContaining({ engine: 'embedded' })))
  })

  test('LET-29 after a failure the built-in writer is one press away', async () => {
    server.use(http.post('*/api/cover-letter/generate', () => stream(['error', { message: 'Gemini API quota exceeded.', code: 'ai_failed' }]), { once: true }))
    const { user } = renderApp('/cover-letter')
    await screen.findByLabelText('Writer')
    await user.type(await description(), 'Nurse')
    await user.click(generate())
    expect(await screen.findByRole('alert')).toHaveTextContent(/^Failed to generate cover letter. Please try again.$/)
    await user.click(screen.getByRole('button', { name: 'Use built-in writer' }))
    await waitFor(() => expect(result()).toHaveValue(LETTER))
    expect(asked).toHaveBeenLastCalledWith(expect.objectContaining({ engine: 'embedded' }))
    expect(screen.queryByRole('button', { name: 'Use built-in writer' })).toBeNull()
  })

  test('what the model may have made up is pointed out', async () => {
    server.use(writes(writtenOf({ letter: `${LETTER} 40 Terraform`, engine: 'Gemini', doubts: ['40', 'Terraform', 'Oxford'] })))
    const { user } = renderApp('/cover-letter')
    await user.type(await description(), 'Nurse')
    await user.click(generate())
    expect(await screen.findByText(/Nothing you gave us supports this: 40, Terraform\./)).toBeVisible()
    expect(screen.getByText(/written by Gemini/)).toBeVisible()
    await user.clear(result())
    await user.type(result(), 'I know Terraform.')
    expect(screen.getByText(/supports this: Terraform\./)).toBeVisible()
  })
})

describe('a user', () => {
  const listedOf = (over: Partial<Listed> = {}): Listed => ({ id: 'l1', title: 'Nurse at Larkwell', engine: 'embedded', createdAt: '2026-11-01T10:00:00Z', updatedAt: '2026-11-01T10:00:00Z', ...over })
  let letters: Listed[]
  const saved = vi.fn<(body: unknown) => void>()
  const kept = { ...listedOf(), letter: 'Dear all,', jobDescription: 'Nurse wanted' }

  beforeEach(() => {
    saved.mockReset()
    letters = []
    storeSession(userOf({ name: 'Ada Example' }))
    const resume = { id: 'r1', name: 'Hospital 2026', originalName: 'cv.pdf', url: '', fileType: 'application/pdf', size: 1, uploadedAt: '2026-11-01T10:00:00Z', confirmed: true, atsScore: 80, scoreStatus: 'ready', scoreError: null, readError: null } as const
    server.use(
      answers('get', '/api/cover-letters', () => ({ data: letters })),
      answers('get', '/api/cover-letters/{id}', { data: kept }),
      answers('put', '/api/cover-letters/{id}', { data: kept }, { on: async (request) => saved(await request.json()) }),
      answers('delete', '/api/cover-letters/{id}', () => {
        letters = []
        return { data: { deleted: true } }
      }),
      answers('get', '/api/resume/history', { success: true, data: [resume] }),
      answers('get', '/api/users/profile', { data: userOf({ name: 'Ada Example' }) }),
    )
  })

  test('LET-02 LET-22 the name is there, the latest resume is used, the letter is counted and listed', async () => {
    const claims = [{ sentence: 'I am a nurse.', fields: ['experience[0].position', 'skills[1]'] }]
    server.use(writes(writtenOf({ id: 'l1', claims })))
    const { user } = renderApp('/cover-letter')
    await user.type(await description(), 'Nurse')
    expect(screen.getByLabelText('Your Name (optional)')).toHaveValue('Ada Example')
    expect(await screen.findByLabelText('Resume')).toHaveDisplayValue('Hospital 2026')
    letters = [listedOf()]
    await user.click(generate())
    await waitFor(() => expect(counted).toHaveBeenCalledOnce())
    expect(asked).toHaveBeenCalledWith({ jobDescription: 'Nurse', name: 'Ada Example', resumeId: 'r1', words: 150, tone: 'friendly' })
    expect(await screen.findByRole('button', { name: 'Open Nurse at Larkwell' })).toBeVisible()
    await user.click(screen.getByText('Where each statement comes from'))
    expect(screen.getByText('Based on: Experience, Skills')).toBeVisible()
  })

  test('an edit is stored', async () => {
    server.use(writes(writtenOf({ id: 'l1' })))
    const { user } = renderApp('/cover-letter')
    await user.type(await description(), 'Nurse')
    await user.click(generate())
    await waitFor(() => expect(result()).toHaveValue(LETTER))
    await user.type(result(), '!')
    expect(await screen.findByText(/Your changes are saved/)).toBeVisible()
    expect(saved).toHaveBeenCalledExactlyOnceWith({ letter: `${LETTER}!` })
  })

  test('a letter that is one too many is not kept, and says so', async () => {
    const { user } = renderApp('/cover-letter')
    await user.type(await description(), 'Nurse')
    await user.click(generate())
    expect(await screen.findByText(/You keep 200 letters already/)).toBeVisible()
  })

  test('a kept letter is opened and deleted', async () => {
    letters = [listedOf()]
    const { user } = renderApp('/cover-letter')
    await user.click(await screen.findByRole('button', { name: 'Open Nurse at Larkwell' }))
    await waitFor(() => expect(result()).toHaveValue('Dear all,'))
    expect(await description()).toHaveValue('Nurse wanted')
    await user.click(screen.getByRole('button', { name: 'Delete Nurse at Larkwell' }))
    await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Delete' }))
    await waitFor(() => expect(screen.queryByRole('heading', { name: 'Your letters' })).toBeNull())
    expect(screen.getByText('Your generated cover letter will appear here.')).toBeVisible()
  })

  test('deleting a letter says where it is, and can be undone', async () => {
    letters = [listedOf()]
    server.use(http.post('*/api/trash/letter/l1/restore', () => {
      letters = [listedOf()]
      return HttpResponse.json({ data: { restored: true } })
    }))
    const { user } = renderApp('/cover-letter')
    await user.click(await screen.findByRole('button', { name: 'Delete Nurse at Larkwell' }))
    const asked = await screen.findByRole('alertdialog', { name: 'Delete “Nurse at Larkwell”?' })
    expect(asked).toHaveAccessibleDescription('It stays in the trash for 30 days. Files that you downloaded stay.')
    await user.click(within(asked).getByRole('button', { name: 'Delete' }))
    const undo = await screen.findByRole('button', { name: 'Undo' })
    expect(screen.queryByRole('heading', { name: 'Your letters' })).toBeNull()
    await user.click(undo)
    expect(await screen.findByRole('heading', { name: 'Your letters' })).toHaveFocus()
    expect(screen.getByRole('button', { name: 'Open Nurse at Larkwell' })).toBeVisible()
    expect(screen.getByText('“Nurse at Larkwell” is back in your letters.')).toBeVisible()
  })

  test('a letter that cannot be deleted stays', async () => {
    letters = [listedOf()]
    server.use(refuses('delete', '/api/cover-letters/{id}', 500))
    const { user } = renderApp('/cover-letter')
    await user.click(await screen.findByRole('button', { name: 'Delete Nurse at Larkwell' }))
    await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Delete' }))
    expect(await screen.findByText('We couldn’t delete this letter. Please try again.')).toBeVisible()
    expect(screen.getByRole('button', { name: 'Open Nurse at Larkwell' })).toBeVisible()
    expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull()
  })
})
