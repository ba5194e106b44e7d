import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { answers, answersFile, breaks, refuses } from '@/test/mock-api'
import { renderApp } from '@/test/render-app'
import { server } from '@/test/setup'
import { storeSession, userOf } from '@/test/user'
import { profileServer } from '@/features/profiles/testing'
import { detailsOf, emptyParsed, recordOf } from '@/features/resumes/testing'
import { linkOf } from '@/features/share/testing'
import { readView } from './use-dashboard-view'

vi.mock('@/ui/pdf/PagedPdf', () => ({ PagedPdf: () => <p>The pages</p> }))

const records = [recordOf({ id: 'a', name: 'Backend 2026', atsScore: 92, confirmed: true }), recordOf({ id: 'b', name: 'Short version', atsScore: 87, confirmed: true })]

beforeEach(() => {
  storeSession()
  server.use(
    answers('get', '/api/users/profile', { data: userOf({ name: 'Mara Lindqvist', subscription: { status: 'Pro Plan', plan: 'pro' } }) }),
    answers('get', '/api/resume/history', { success: true, data: records }),
    answers('get', '/api/resume/pending', { data: null }),
    ...profileServer().handlers,
  )
})
const show = async (path = '/dashboard') => {
  const view = renderApp(path)
  await screen.findByRole('heading', { name: /^Welcome/ })
  return view
}
const figure = (name: string) => screen.getByRole('group', { name })

describe('the frame', () => {
  test('DSH-01 DSH-02 the name, and the plan: Free until the server says more', async () => {
    await show()
    expect(screen.getByRole('heading', { name: 'Welcome, Mara Lindqvist' })).toBeVisible()
    expect(await screen.findByText('Pro Plan')).toBeVisible()
  })

  test('DSH-02 "Free Plan" when nothing is known', async () => {
    server.use(refuses('get', '/api/users/profile', 500))
    await show()
    expect(screen.getByText('Free Plan')).toBeVisible()
  })

  test.each([
    ['a refusal', refuses('get', '/api/users/profile', 500)],
    ['a failed call', breaks('get', '/api/users/profile')],
  ])('DSH-33 a profile that cannot be loaded is said: %s', async (_, failing) => {
    server.use(failing)
    await show()
    expect(await screen.findByText('Failed to load user data')).toBeVisible()
  })

  test('DSH-03 DSH-06 DSH-07 the sidebar leads to the cards, and what they offer', async () => {
    const { user, url } = await show()
    const menu = within(screen.getByRole('region', { name: 'Dashboard menu' }))
    expect(menu.getByRole('link', { name: 'My Resumes' })).toHaveAttribute('aria-current', 'location')
    expect(menu.getByRole('link', { name: 'Settings' })).toHaveAttribute('href', '/settings')
    expect(menu.getByRole('link', { name: 'Trash' })).toHaveAttribute('href', '/trash')
    for (const name of ['GitHub', 'LinkedIn']) {
      await user.click(menu.getByRole('link', { name }))
      await waitFor(() => expect(url()).toBe(`/dashboard#${name.toLowerCase()}`))
      expect(menu.getByRole('link', { name })).toHaveAttribute('aria-current', 'location')
      expect(menu.getByRole('link', { name: 'My Resumes' })).not.toHaveAttribute('aria-current')
      // The cards' code is loaded on its own.
      const card = await screen.findByRole('group', { name })
      await waitFor(() => expect(card).toHaveFocus())
      expect(within(card).getByRole('button', { name: `Connect ${name}` })).toBeEnabled()
    }
    expect(menu.getByRole('button', { name: 'Upload Resume' })).toBeEnabled()
    expect(menu.getByRole('button', { name: 'Create New' })).toBeEnabled()
  })

  test('DSH-04 DSH-05 the figures are computed from the history', async () => {
    await show()
    await waitFor(() => expect(figure('Resumes')).toHaveTextContent('2'))
    expect(figure('Average ATS score')).toHaveTextContent('89.5')
  })

  test('DSH-04 DSH-05 without a resume they show a dash', async () => {
    server.use(answers('get', '/api/resume/history', { success: true, data: [] }))
    await show()
    await waitFor(() => expect(figure('Resumes')).toHaveTextContent('–'))
    expect(figure('Average ATS score')).toHaveTextContent('–')
  })

  test('DSH-09 "Your Resumes" with its two buttons', async () => {
    await show()
    expect(screen.getByRole('heading', { name: 'Your Resumes' })).toBeVisible()
    expect(screen.getByRole('button', { name: 'Update URLs' })).toHaveAccessibleDescription('Connect GitHub or LinkedIn to update your links.')
    expect(screen.getByRole('button', { name: 'New Resume' })).toBeEnabled()
  })
})

describe('what the address opens', () => {
  test.each([
    ['', { kind: 'none' }],
    ['upload=1', { kind: 'upload' }],
    ['upload=0', { kind: 'none' }],
    ['resume=a', { kind: 'detail', resumeId: 'a', field: null }],
    ['resume=a&view=score', { kind: 'score', resumeId: 'a', field: null }],
    ['resume=a&view=review&field=skills', { kind: 'review', resumeId: 'a', field: 'skills' }],
    ['resume=a&view=share', { kind: 'share', resumeId: 'a', field: null }],
    ['resume=a&view=nonsense', { kind: 'detail', resumeId: 'a', field: null }],
    ['view=score', { kind: 'none' }],
    ['connect=github', { kind: 'github' }],
    ['connect=repositories', { kind: 'repositories' }],
    ['connect=elsewhere', { kind: 'none' }],
    ['create=template', { kind: 'create', step: 'template' }],
    ['create=content', { kind: 'create', step: 'content' }],
    ['create=1', { kind: 'create', step: 'template' }],
  ])('"%s" is %o', (query, view) => expect(readView(new URLSearchParams(query))).toEqual(view))

  test('"Upload Resume" opens the upload at its own address', async () => {
    const { user, url } = await show()
    await user.click(screen.getByRole('button', { name: 'Upload Resume' }))
    expect(await screen.findByRole('dialog', { name: 'Upload Resume' })).toBeVisible()
    await waitFor(() => expect(url()).toBe('/dashboard?upload=1'))
  })

  test('DSH-17 DSH-18 an entry opens its details, View the pages, closing goes back step by step', async () => {
    server.use(answersFile('get', '/api/resume/{id}/file', '%PDF'))
    const { user, url } = await show()
    await user.click(await screen.findByRole('button', { name: /Backend 2026 / }))
    expect(await screen.findByRole('dialog', { name: 'Backend 2026' })).toBeVisible()
    await waitFor(() => expect(url()).toBe('/dashboard?resume=a&view=detail'))
    await user.click(screen.getByRole('button', { name: 'View' }))
    expect(await screen.findByRole('dialog', { name: 'ada.pdf' })).toBeVisible()
    await waitFor(() => expect(url()).toBe('/dashboard?resume=a&view=file'))
    await user.click(screen.getByRole('button', { name: 'Close' }))
    expect(await screen.findByRole('dialog', { name: 'Backend 2026' })).toBeVisible()
    await user.click(screen.getByRole('button', { name: 'Close' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
    await waitFor(() => expect(url()).toBe('/dashboard'))
  })

  test('the public link of a resume, from its row and from its details', async () => {
    server.use(
      answers('get', '/api/templates', { data: [] }),
      answers('get', '/api/resume/{id}/share', { data: linkOf() }),
    )
    const { user, url } = await show()
    const shared = async () => {
      const dialog = await screen.findByRole('dialog', { name: 'Share your resume' })
      expect(dialog).toHaveAccessibleDescription('Short version')
      await waitFor(() => expect(url()).toBe('/dashboard?resume=b&view=share'))
      await within(dialog).findByRole('switch', { name: 'Public link' })
      await user.keyboard('{Escape}')
      await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Share your resume' })).not.toBeInTheDocument())
    }
    await user.click(await screen.findByRole('button', { name: 'Share Short version' }))
    await shared()
    await user.click(screen.getByRole('button', { name: /Short version .*Details/ }))
    await user.click(within(await screen.findByRole('dialog', { name: 'Short version' })).getByRole('button', { name: 'Share' }))
    await shared()
    expect(await screen.findByRole('dialog', { name: 'Short version' })).toBeVisible()
  })

  test('a link straight to a dialog closes onto the dashboard', async () => {
    const { user, url } = await show('/dashboard?resume=b')
    await user.click(within(await screen.findByRole('dialog', { name: 'Short version' })).getByRole('button', { name: 'Close' }))
    await waitFor(() => expect(url()).toBe('/dashboard'))
  })

  test('a link to a resume that is not there says so', async () => {
    const { url } = await show('/dashboard?resume=gone&view=score')
    expect(await screen.findByText('We couldn’t find this resume.')).toBeVisible()
    await waitFor(() => expect(url()).toBe('/dashboard'))
  })
})

describe('a review', () => {
  const fresh = recordOf({ id: 'n', name: 'Fresh', originalName: 'fresh.pdf' })
  const parsed = { ...emptyParsed, name: 'Ada Example', email: 'ada@example.org' }
  const discarded = vi.fn()
  let pending: typeof fresh | null = null
  let history = records
  let reading = parsed
  beforeEach(() => {
    reading = parsed
    discarded.mockReset()
    pending = null
    history = records
    server.use(
      answers('get', '/api/resume/history', () => ({ success: true, data: history })),
      answers('get', '/api/resume/pending', () => ({ data: pending })),
      answers('post', '/api/resume/upload', () => ({ data: (pending = fresh) })),
      answers('post', '/api/resume/{id}/parse', () => ({ data: reading, details: detailsOf(), newerReader: false })),
      answers('get', '/api/resume/{id}', () => ({ data: { resume: records[0]!, parsed } as never })),
      answers('post', '/api/resume/save-parsed', () => {
        const saved = { ...fresh, confirmed: true, atsScore: 88 }
        pending = null
        history = [saved, ...records]
        return { data: saved }
      }),
      answers('get', '/api/resume/{id}/score', { data: { score: 88, card: '1', reader: 'embedded 1', design: null, asOf: '2026-11-21', language: 'en', label: 'Good', band: 'good', groups: [], deductions: [], caps: [], advice: [], flags: [], checks: { available: 35, total: 35 } } }),
      answers('delete', '/api/resume/{id}', () => ({ success: true, data: {} }), { on: () => void discarded((pending = null)) }),
      http.get('*/api/resume/:id/draft', () => HttpResponse.json({ data: { draft: null, savedAt: null } })),
      answersFile('get', '/api/resume/{id}/file', '%PDF'),
    )
  })
  const dialog = (name: string) => screen.findByRole('dialog', { name })
  const chooseFile = async () => {
    fireEvent.click(screen.getByRole('button', { name: 'Upload Resume' }))
    fireEvent.change(await screen.findByLabelText(/Drop your resume here/), { target: { files: [new File(['%PDF'], 'fresh.pdf')] } })
    await dialog('Review Parsed Resume')
  }
  const upload = async () => {
    const view = await show()
    await chooseFile()
    return view
  }

  test('the storage that is used follows what is uploaded', async () => {
    const storage = () => ({ usedBytes: pending || history.length > records.length ? 47_300 : 0, limitBytes: 500_000_000 })
    server.use(answers('get', '/api/users/profile', () => ({ data: userOf({ storage: storage() }) })))
    await show()
    expect(await screen.findByText('Storage used: 0 KB of 500 MB')).toBeVisible()
    await chooseFile()
    expect(await screen.findByText('Storage used: 48 KB of 500 MB')).toBeInTheDocument()
  })

  test('an upload ends at the address of its review, in place of the upload’s; closing it throws the file away', async () => {
    const { user, url } = await upload()
    await waitFor(() => expect(url()).toBe('/dashboard?resume=n&view=review'))
    expect(screen.getByText('Resume uploaded successfully!')).toBeVisible()
    await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Close' }))
    await waitFor(() => expect(url()).toBe('/dashboard'))
    await waitFor(() => expect(discarded).toHaveBeenCalledOnce())
    expect(screen.queryByText('We couldn’t find this resume.')).not.toBeInTheDocument()
    expect(screen.queryByRole('region', { name: 'Unfinished review' })).not.toBeInTheDocument()
  })

  test('an unfinished one is gone on with at its address', async () => {
    pending = fresh
    const { user, url } = await show()
    await user.click(await screen.findByRole('button', { name: 'Continue review' }))
    expect(await dialog('Review Parsed Resume')).toBeVisible()
    await waitFor(() => expect(url()).toBe('/dashboard?resume=n&view=review'))
    expect(screen.queryByRole('region', { name: 'Unfinished review' })).not.toBeInTheDocument()
  })

  test('UPL-42 after the save the score opens by itself with the focus on its title; closing it leads to the dashboard', async () => {
    const { user, url } = await upload()
    await user.click(screen.getByRole('button', { name: 'Details are Correct' }))
    const score = await dialog('ATS score card')
    await waitFor(() => expect(url()).toBe('/dashboard?resume=n&view=score'))
    expect(within(score).getByText('Resume details saved successfully!')).toBeVisible()
    expect(within(score).getByRole('heading', { name: 'ATS score card' })).toHaveFocus()
    await user.click(within(score).getByRole('button', { name: 'Close' }))
    await waitFor(() => expect(url()).toBe('/dashboard'))
    expect(discarded).not.toHaveBeenCalled()
  })

  test('the score card says in its head what was left open, as long as it is shown', async () => {
    reading = { ...parsed, email: '' }
    const { user } = await upload()
    await user.click(screen.getByRole('button', { name: 'Details are Correct' }))
    const score = await dialog('ATS score card')
    expect(score).toHaveAccessibleDescription(/Resume details saved successfully!\s*Saved without an email\./)
    await waitFor(() => expect(within(score).queryByText('Resume details saved successfully!')).not.toBeInTheDocument())
    expect(score).toHaveAccessibleDescription(/Fresh\s*Saved without an email\./)
  })

  test('a saved resume is edited from its details; closing keeps it', async () => {
    const { user, url } = await show('/dashboard?resume=a')
    await user.click(within(await dialog('Backend 2026')).getByRole('button', { name: 'Edit details' }))
    const review = await dialog('Review Parsed Resume')
    await waitFor(() => expect(url()).toBe('/dashboard?resume=a&view=review'))
    await user.click(within(review).getByRole('button', { name: 'Incorrect Details' }))
    expect(await dialog('Backend 2026')).toBeVisible()
    await act(async () => {})
    expect(discarded).not.toHaveBeenCalled()
  })

  test('an upload that is not confirmed has a review, but no score yet', async () => {
    pending = fresh
    const { url } = await show('/dashboard?resume=n&view=score')
    expect(await screen.findByText('We couldn’t find this resume.')).toBeVisible()
    await waitFor(() => expect(url()).toBe('/dashboard'))
  })
})
