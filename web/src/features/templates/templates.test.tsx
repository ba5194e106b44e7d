import { act, screen, waitFor, within } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import * as saveFile from '@/lib/save-file'
import { answers, answersFile, refuses } from '@/test/mock-api'
import { renderScreen } from '@/test/render-screen'
import { server } from '@/test/setup'
import { userOf } from '@/test/user'
import { standardFirst } from './api/templates'
import { fileNameOf } from './formats'
import type { Template } from './model'
import { TemplateChooser } from './TemplateChooser'

vi.mock('@/ui/pdf/PagedPdf', () => ({ PagedPdf: ({ label }: { label: string }) => <p>PDF in {label}</p> }))

const template = (number: number, name: string, over: Partial<Template> = {}): Template => ({
  id: `template${number}`,
  name,
  category: 'Professional',
  description: `About ${name}`,
  previewImage: `/templates/previews/template${number}.png`,
  filePath: `/templates/template${number}.tex`,
  features: ['One page'],
  tier: 'standard',
  atsSafe: true,
  atsNote: null,
  isPopular: false,
  isNew: false,
  ...over,
})
const premium = template(3, 'Minimal Clean', { tier: 'premium' })
const standard = [
  template(1, 'Modern Professional'),
  template(2, 'Creative Portfolio', { atsSafe: false, atsNote: 'Two columns.' }),
  template(11, 'Academic CV'),
  template(12, 'Executive Resume'),
  template(13, 'Minimalist Modern'),
]
const rendered = vi.fn()
const show = () => renderScreen(<TemplateChooser resumeId="r1" resumeName="Ada Example" onClose={vi.fn()} />)
const card = (name: string) => screen.findByRole('radio', { name })
const button = (name: string) => screen.getByRole('button', { name })
const queries = () => rendered.mock.calls.map(([request]) => new URL((request as Request).url).search)

beforeEach(() => {
  rendered.mockReset()
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
    expect(await screen.findByText('\\documentclass{article}')).toBeVisible()
    expect(queries().sort()).toEqual(['?template=template11&format=pdf&download=false', '?template=template11&format=tex&download=false'])
    await user.click(button('Hide Preview'))
    expect(screen.queryByText('PDF in Academic CV')).not.toBeInTheDocument()
    await user.click(button('Show Preview'))
    expect(await screen.findByText('PDF in Academic CV')).toBeVisible()
    await user.click(await card('Executive Resume'))
    expect(await screen.findByText('PDF in Executive Resume')).toBeVisible()
  })

  test('where there is no room for both, PDF and LaTeX take turns; the choice outlives a change of design', async () => {
    const { user } = show()
    await user.click(await card('Academic CV'))
    await user.click(button('Preview Template'))
    const pane = (name: string) => within(screen.getByRole('group', { name: 'Show' })).getByRole('button', { name })
    const source = () => screen.getByRole('region', { name: 'LaTeX source' })
    expect(pane('PDF')).toHaveAttribute('aria-pressed', 'true')
    expect(source()).toHaveClass('max-xl:hidden')
    await user.click(pane('LaTeX'))
    expect(pane('LaTeX')).toHaveAttribute('aria-pressed', 'true')
    expect(source()).not.toHaveClass('max-xl:hidden')
    expect(screen.getByRole('region', { name: 'Preview of Academic CV' })).toHaveClass('max-xl:hidden')
    await user.click(await card('Executive Resume'))
    expect(screen.getByRole('region', { name: 'Preview of Executive Resume' })).toHaveClass('max-xl:hidden')
  })

  test('TPL-05 Copy copies the source and shows "Copied!" for 2 seconds', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true })
    try {
      const { user } = show()
      await user.click(await card('Academic CV'))
      await user.click(button('Preview Template'))
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
    ['PDF', 'pdf'],
    ['DOCX', 'docx'],
    ['LaTeX', 'tex'],
    ['Markdown', 'md'],
    ['Text', 'txt'],
    ['JSON', 'json'],
    ['PNG', 'png'],
  ])('TPL-23 it can be downloaded as %s', async (label, format) => {
    const save = vi.spyOn(saveFile, 'saveBlob').mockImplementation(() => {})
    const { user } = show()
    await user.click(await card('Academic CV'))
    await user.click(button(label))
    await waitFor(() => expect(save).toHaveBeenCalledOnce())
    expect(save.mock.calls[0]?.[1]).toBe(`Ada Example.${format}`)
    expect(queries()).toEqual([`?template=template11&format=${format}&download=true`])
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
    await user.click(within(screen.getByRole('group', { name: /^Download in/ })).getByRole('button', { name: 'PDF' }))
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
  ['Ada Example', 'Ada Example.pdf'],
  ['a/b\\c:d', 'a b c d.pdf'],
  ['  ', 'resume.pdf'],
])('TPL-23 the file of "%s" is called "%s"', (name, file) => expect(fileNameOf(name, 'pdf')).toBe(file))
