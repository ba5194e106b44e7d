import { act, screen, waitFor, within } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import * as saveFile from '@/lib/save-file'
import { answers, answersFile, refuses } from '@/test/mock-api'
import { renderScreen } from '@/test/render-screen'
import { server } from '@/test/setup'
import { userOf } from '@/test/user'
import { standardFirst } from './api/templates'
import { fileNameIn } from './formats'
import { TemplateChooser } from './TemplateChooser'
import { templateOf as template } from './testing'

vi.mock('@/ui/pdf/PagedPdf', () => ({ PagedPdf: ({ label }: { label: string }) => <p>PDF in {label}</p> }))

const premium = template(3, 'Minimal Clean', { tier: 'premium' })
const standard = [
  template(1, 'Modern Professional'),
  template(2, 'Creative Portfolio', { atsSafe: false, atsNote: 'Two columns.' }),
  template(11, 'Academic CV'),
  template(12, 'Executive Resume'),
  template(13, 'Minimalist Modern'),
]
const rendered = vi.fn()
let near = false
/** Tells every card that it is in sight, or none. */
class Sight {
  seen: (entries: { isIntersecting: boolean }[]) => void
  constructor(seen: Sight['seen']) {
    this.seen = seen
  }
  observe() {
    this.seen([{ isIntersecting: near }])
  }
  disconnect() {}
}
const show = () => renderScreen(<TemplateChooser resumeId="r1" resumeName="Ada Example" onClose={vi.fn()} />)
const card = (name: string) => screen.findByRole('radio', { name })
const button = (name: string) => screen.getByRole('button', { name })
const queries = () => rendered.mock.calls.map(([request]) => new URL((request as Request).url).search)

beforeEach(() => {
  rendered.mockReset()
  near = false
  vi.stubGlobal('IntersectionObserver', Sight)
  server.use(answers('get', '/api/templates', { data: [premium, ...standard] }), answersFile('get', '/api/resume/{id}/render', '\\documentclass{article}', { on: rendered }))
})

describe('the list', () => {
  test('TPL-01 TPL-07 TPL-08 the Standard five come first, then the rest', async () => {
    show()
    await card('Modern Professional')
    expect(screen.getByRole('dialog', { name: 'Choose a Template' })).toBeVisible()
    expect(screen.getAllByRole('radio').map((radio) => radio.getAttribute('aria-label'))).toEqual(['Modern Professional', 'Creative Portfolio', 'Academic CV', 'Executive Resume', 'Minimalist Modern', 'Minimal Clean'])
    expect(standardFirst([premium, ...standard])).toEqual([...standard, premium])
  })

  test('TPL-06 a card says its tier and what software makes of it', async () => {
    show()
    expect(await card('Minimal Clean')).toHaveAccessibleDescription(/Premium.*About Minimal Clean.*ATS-safe/)
    expect(await card('Creative Portfolio')).toHaveAccessibleDescription(/About Creative Portfolio.*Two columns\./)
  })

  test('a card in sight shows the user’s own resume; where that fails, the sample of the design', async () => {
    near = true
    const made = vi.spyOn(URL, 'createObjectURL').mockReturnValue('blob:own')
    vi.spyOn(URL, 'revokeObjectURL').mockImplementation(() => {})
    server.use(
      answers('get', '/api/templates', { data: standard.slice(0, 2) }),
      http.get('*/api/resume/:id/render', ({ request }) => (request.url.includes('template=template1&') ? HttpResponse.text('PNG') : HttpResponse.json({}, { status: 422 }))),
    )
    show()
    const picture = async (name: string) => (await card(name)).closest('label')!.querySelector('img')
    await waitFor(async () => expect(await picture('Modern Professional')).toHaveAttribute('src', 'blob:own'))
    await waitFor(async () => expect(await picture('Creative Portfolio')).toHaveAttribute('src', '/templates/previews/template2.png'))
    expect(made).toHaveBeenCalledOnce()
  })

  test('the design kept earlier is chosen from the start', async () => {
    renderScreen(<TemplateChooser resumeId="r1" resumeName="Ada Example" onClose={vi.fn()} />, '/dashboard', userOf({ selectedTemplate: 'template11' }))
    expect(await card('Academic CV')).toBeChecked()
    expect(button('Download PDF')).not.toHaveAttribute('aria-disabled')
  })

  test('a failure offers Retry', async () => {
    server.use(refuses('get', '/api/templates', 500))
    const { user } = show()
    await screen.findByText('Failed to load the templates')
    server.use(answers('get', '/api/templates', { data: standard }))
    await user.click(button('Retry'))
    expect(await card('Academic CV')).toBeInTheDocument()
  })
})

describe('the preview', () => {
  test('TPL-02 "Preview Template" is disabled until one is chosen, and says why', async () => {
    const { user } = show()
    await card('Academic CV')
    expect(button('Preview Template')).toHaveAttribute('aria-disabled', 'true')
    expect(button('Preview Template')).toHaveAccessibleDescription('Choose a template first.')
    await user.click(button('Preview Template'))
    expect(screen.queryByText(/PDF in/)).not.toBeInTheDocument()
    await user.click(await card('Academic CV'))
    expect(button('Preview Template')).not.toHaveAttribute('aria-disabled')
  })

  test('TPL-03 TPL-04 TPL-09 it shows PDF and LaTeX of the chosen one, fetched when opened, and toggles', async () => {
    const { user } = show()
    await user.click(await card('Academic CV'))
    expect(rendered).not.toHaveBeenCalled()
    await user.click(button('Preview Template'))
    expect(await screen.findByText('PDF in Academic CV')).toBeVisible()
    expect(queries().sort()).toEqual(['?template=template11&format=pdf&download=false', '?template=template11&format=tex&download=false'])
    await user.click(button('Hide Preview'))
    expect(screen.queryByText('PDF in Academic CV')).not.toBeInTheDocument()
    await user.click(button('Show Preview'))
    expect(await screen.findByText('PDF in Academic CV')).toBeVisible()
    await user.click(await card('Executive Resume'))
    expect(await screen.findByText('PDF in Executive Resume')).toBeVisible()
  })

  test('the LaTeX source has a tab of its own, and the tab outlives a change of design', async () => {
    const { user } = show()
    await user.click(await card('Academic CV'))
    await user.click(button('Preview Template'))
    const tab = (name: string) => screen.getByRole('tab', { name })
    expect(tab('PDF')).toHaveAttribute('aria-selected', 'true')
    expect(screen.queryByRole('region', { name: 'LaTeX source' })).not.toBeInTheDocument()
    await user.click(tab('LaTeX'))
    expect(screen.getByRole('region', { name: 'LaTeX source' })).toBeVisible()
    expect(screen.queryByRole('region', { name: 'Preview of Academic CV' })).not.toBeInTheDocument()
    await user.click(await card('Executive Resume'))
    expect(tab('LaTeX')).toHaveAttribute('aria-selected', 'true')
    await user.click(tab('PDF'))
    expect(screen.getByRole('region', { name: 'Preview of Executive Resume' })).toBeVisible()
  })

  test('TPL-05 Copy copies the source and shows "Copied!" for 2 seconds', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true })
    try {
      const { user } = show()
      await user.click(await card('Academic CV'))
      await user.click(button('Preview Template'))
      await user.click(screen.getByRole('tab', { name: 'LaTeX' }))
      await screen.findByText('\\documentclass{article}')
      await user.click(button('Copy'))
      expect(await navigator.clipboard.readText()).toBe('\\documentclass{article}')
      expect(button('Copied!')).toBeVisible()
      act(() => void vi.advanceTimersByTime(1800))
      expect(button('Copied!')).toBeVisible()
      act(() => void vi.advanceTimersByTime(300))
      expect(button('Copy')).toBeVisible()
    } finally {
      vi.useRealTimers()
    }
  })
})

describe('what can be done with a design', () => {
  test.each([
    ['Word (DOCX)', 'docx'],
    ['LaTeX', 'tex'],
    ['Markdown', 'md'],
    ['Plain text', 'txt'],
    ['JSON', 'json'],
    ['Image of page 1 (PNG)', 'png'],
  ])('TPL-23 the menu beside the main button has %s', async (label, format) => {
    const save = vi.spyOn(saveFile, 'saveBlob').mockImplementation(() => {})
    const { user } = show()
    await user.click(await card('Academic CV'))
    await user.click(button('Other formats'))
    await user.click(screen.getByRole('menuitem', { name: label }))
    await waitFor(() => expect(save).toHaveBeenCalledOnce())
    expect(queries()).toEqual([`?template=template11&format=${format}&download=true`])
    expect(button('Other formats')).toHaveFocus()
    save.mockRestore()
  })

  test('TPL-23 "Download PDF" is the main button; the file has the name that the server gives, and the focus stays', async () => {
    const save = vi.spyOn(saveFile, 'saveBlob').mockImplementation(() => {})
    server.use(http.get('*/api/resume/:id/render', () => HttpResponse.text('%PDF', { headers: { 'Content-Disposition': "attachment; filename*=UTF-8''Ada%20Example%20-%20Academic.pdf" } })))
    const { user } = show()
    expect(button('Download PDF')).toHaveAccessibleDescription('Choose a template first.')
    await user.click(await card('Academic CV'))
    expect(button('Download PDF')).toHaveClass('bg-primary')
    await user.click(button('Download PDF'))
    expect(button('Download PDF')).toHaveFocus()
    await waitFor(() => expect(save).toHaveBeenCalledExactlyOnceWith(expect.anything(), 'Ada Example - Academic.pdf'))
    expect(button('Download PDF')).toHaveFocus()
    save.mockRestore()
  })

  test('a Premium design shows the words of the refusal, its preview stays open', async () => {
    const text = 'Minimal Clean is a Premium design. Choose a Standard design, or use it with a Pro or Teams plan.'
    server.use(
      http.get('*/api/resume/:id/render', ({ request }) =>
        request.url.includes('download=true') ? HttpResponse.json({ error: text, message: text, code: 'premium_template' }, { status: 403 }) : HttpResponse.text('x'),
      ),
    )
    const { user } = show()
    await user.click(await card('Minimal Clean'))
    await user.click(button('Preview Template'))
    expect(await screen.findByText('PDF in Minimal Clean')).toBeVisible()
    await user.click(button('Download PDF'))
    expect(await screen.findByRole('alert')).toHaveTextContent(text)
    expect(screen.getByText('PDF in Minimal Clean')).toBeVisible()
  })

  test('TPL-21 "Use this template" stores it and refreshes the user', async () => {
    const stored = vi.fn()
    server.use(
      answers('post', '/api/resume/template', { data: userOf() }, { on: async (request) => void stored(await request.json()) }),
      answers('get', '/api/users/profile', { data: userOf({ selectedTemplate: 'template11' }) }),
    )
    const { user } = show()
    await user.click(await card('Academic CV'))
    await user.click(button('Use this template'))
    expect(await screen.findByText('Saved. Academic CV is now your default template.')).toBeVisible()
    expect(stored).toHaveBeenCalledExactlyOnceWith(standard[2])
    expect(within((await card('Academic CV')).closest('label')!).getByText('In use')).toBeVisible()
  })

  test('TPL-22 a failure says "Failed to save template"', async () => {
    server.use(refuses('post', '/api/resume/template', 500))
    const { user } = show()
    await user.click(await card('Academic CV'))
    await user.click(button('Use this template'))
    expect(await screen.findByRole('alert')).toHaveTextContent('Failed to save template')
    expect(screen.queryByText(/is now your default template/)).not.toBeInTheDocument()
  })
})

test.each([
  ["attachment; filename*=UTF-8''Ada%20Example%20-%20Executive.pdf", 'Ada Example - Executive.pdf'],
  ["attachment; filename*=UTF-8''%C5%81ukasz%20-%20Academic.pdf", 'Łukasz - Academic.pdf'],
  ["attachment; filename*=UTF-8''%C5", 'Resume.pdf'],
  ['attachment', 'Resume.pdf'],
  [null, 'Resume.pdf'],
])('TPL-23 the answer %j names the file "%s"', (disposition, name) => expect(fileNameIn(disposition, 'pdf')).toBe(name))
