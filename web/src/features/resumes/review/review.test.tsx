import { screen, waitFor, within } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import type { PagedPdfProps } from '@/ui/pdf/PagedPdf'
import { answers, breaks, refuses } from '@/test/mock-api'
import { renderScreen } from '@/test/render-screen'
import { server } from '@/test/setup'
import type { ParsedResume, ParseDetails } from '../model'
import { detailsOf, emptyParsed, recordOf } from '../testing'
import { readDraft } from './draft'
import { ReviewDialog } from './ReviewDialog'

const place = (mark: PagedPdfProps['mark']) => (mark ? `page ${mark.page}, ${Math.round(mark.top * 792)} points down` : 'nothing')
vi.mock('@/ui/pdf/PagedPdf', () => ({ PagedPdf: ({ mark }: PagedPdfProps) => <p data-testid="marked">{place(mark)}</p> }))

const source = (path: string, top: number, confidence = 0.95) => ({ path, text: '', confidence, page: 0, box: [50, top + 2, 90, top + 12], paragraphs: [] })
const job = (company: string) => ({ company, position: 'Engineer', duration: '2020', description: 'Built it' })
const parsed: ParsedResume = {
  ...emptyParsed,
  name: 'Ada Example',
  email: 'ada@example.org',
  location: 'Lond',
  experience: [job('First Ltd'), job('Second Ltd')],
  education: [{ institution: 'Uni', degree: 'BSc', field: 'Maths', graduationYear: '2019', startYear: '2015' }],
  certifications: [{ name: 'CKA', issuer: 'CNCF', date: 'May 2022', url: null }],
  achievements: [{ title: 'Prize', type: 'hackathon', date: '2021', description: 'Won', position: '1st', organization: 'City', url: null }],
  projects: [{ name: 'tide', description: 'Forecasts', technologies: ['Rust', 'SQL'], duration: '2021', url: null }],
  skills: ['Rust', 'SQL'],
}
const details = detailsOf({
  fields: [source('name', 60), source('location', 80, 0.4), source('experience[0].company', 200), source('experience[1].company', 300), source('skills[1]', 500)],
})
const record = recordOf()
const onSaved = vi.fn()
const onDiscard = vi.fn()
const onReadAgain = vi.fn()
const saved = vi.fn()

const show = (over: Partial<ParsedResume> = {}, read: ParseDetails = details, newerReader = false) =>
  renderScreen(<ReviewDialog reading={{ record, parsed: { ...parsed, ...over }, details: read, newerReader }} notice={null} onSaved={onSaved} onDiscard={onDiscard} onReadAgain={onReadAgain} />)
const field = (name: RegExp | string, index = 0) => screen.getAllByLabelText(name)[index]!
const press = (name: RegExp | string) => screen.getByRole('button', { name })
const confirm = () => press('Details are Correct')
const body = () => saved.mock.calls[0]?.[0] as ParsedResume & { resumeId: string }

beforeEach(() => {
  ;[onSaved, onDiscard, onReadAgain, saved].forEach((mock) => mock.mockReset())
  server.use(
    answers('post', '/api/resume/save-parsed', { data: recordOf({ confirmed: true, atsScore: 88 }) }, { on: async (request) => void saved(await request.json()) }),
    http.get('*/api/resume/:id/file', () => HttpResponse.text('%PDF')),
  )
})

describe('what is shown', () => {
  test('each section that could not be read is named to its owner', () => {
    const unread = (section: 'experience' | 'education') => ({
      code: 'section_unread',
      message: `We could not read the section “${section}”. Please add it by hand.`,
      quotes: [],
      section,
    })
    const logged = vi.spyOn(console, 'error')
    show({}, { ...details, warnings: [unread('experience'), unread('education')] })
    expect(screen.getByText('We could not read the section “experience”. Please add it by hand.')).toBeVisible()
    expect(screen.getByText('We could not read the section “education”. Please add it by hand.')).toBeVisible()
    expect(logged, 'two warnings of one code share no key').not.toHaveBeenCalled()
    logged.mockRestore()
  })

  test('UPL-16 to UPL-24 every field of every section is there to be edited', () => {
    show()
    const dialog = within(screen.getByRole('dialog', { name: 'Review Parsed Resume' }))
    const values = dialog.getAllByRole<HTMLInputElement>('textbox').map((input) => input.value)
    for (const value of ['Ada Example', 'ada@example.org', 'Lond', 'First Ltd', 'Engineer', '2020', 'Built it', 'Uni', 'BSc', 'Maths', '2015', '2019', 'tide', 'Forecasts', 'CKA', 'CNCF', 'May 2022', 'Prize', '1st', 'City']) {
      expect(values).toContain(value)
    }
    expect(dialog.getByRole('combobox', { name: 'Type' })).toHaveValue('hackathon')
    expect(within(dialog.getByRole('list', { name: 'Technologies' })).getAllByRole('listitem')).toHaveLength(2)
    expect(within(dialog.getByRole('list', { name: /^Skills/ })).getByRole('button', { name: 'Edit SQL' })).toBeVisible()
  })

  test('the engine that was used is named', () => {
    show()
    expect(screen.getByText(/read by the built-in parser 1\.0\.0 · English/)).toBeVisible()
  })

  test('a file that an older parser read can be read again', async () => {
    const { user } = show({}, details, true)
    expect(screen.getByText(/Our parser has improved since this file was read/)).toBeVisible()
    await user.click(press('Read again'))
    expect(onReadAgain).toHaveBeenCalledOnce()
  })

  test('reading again asks before it replaces what was typed', async () => {
    const { user } = show({}, details, true)
    await user.type(field(/^Name/), '!')
    await user.click(press('Read again'))
    expect(onReadAgain).not.toHaveBeenCalled()
    const question = within(screen.getByRole('alertdialog', { name: 'Read the file again?' }))
    await user.click(question.getByRole('button', { name: 'Read again' }))
    expect(onReadAgain).toHaveBeenCalledOnce()
  })

  test('nothing is offered when the parser of today has read the file', () => {
    show()
    expect(screen.queryByRole('button', { name: 'Read again' })).not.toBeInTheDocument()
  })

  test('UPL-35 what is missing is marked and asked for first, then what the parser is unsure of', async () => {
    const { user } = show({ email: '', education: [{ institution: 'Uni', degree: '', field: '', graduationYear: '', startYear: null }] })
    expect(field(/^Email/)).toHaveAccessibleDescription('Not found')
    expect(field(/^Graduation year/)).toHaveAccessibleDescription('Not found')
    expect(field('Location')).toHaveAccessibleDescription('Please check')
    expect(field(/^Name/)).not.toHaveAccessibleDescription()
    for (const next of [/^Email/, /^Graduation year/, 'Location']) {
      await user.click(press('Next field to check'))
      await waitFor(() => expect(field(next)).toHaveFocus())
    }
  })

  test('a mark goes once the field was changed', async () => {
    const { user } = show()
    await user.type(field('Location'), 'on')
    expect(field('Location')).not.toHaveAccessibleDescription()
  })
})

describe('where it was read', () => {
  const marked = async (text: string) => waitFor(() => expect(screen.getByTestId('marked')).toHaveTextContent(text))

  test('UPL-16 the field in use is highlighted, and stays right when its entry moves', async () => {
    const { user } = show()
    await marked('nothing')
    await user.click(field('Company', 1))
    await marked('page 0, 300 points down')
    await user.click(press('Move Engineer, Second Ltd up'))
    expect(field('Company', 0)).toHaveValue('Second Ltd')
    await user.click(field('Company', 0))
    await marked('page 0, 300 points down')
    await user.click(field('Phone'))
    await marked('nothing')
  })

  test('UPL-24 a skill is highlighted by its words', async () => {
    const { user } = show()
    await user.click(within(screen.getByRole('list', { name: /^Skills/ })).getByRole('button', { name: 'Edit SQL' }))
    await marked('page 0, 500 points down')
  })

  test('a Word file shows its paragraphs and highlights whole ones', async () => {
    const paragraphs = ['Ada Example', 'London'].map((text) => ({ text, heading: null, list: false }))
    const { user } = show({}, detailsOf({ pages: [], paragraphs, fields: [{ path: 'name', text: 'Ada Example', confidence: 1, page: null, box: null, paragraphs: [0] }] }))
    expect(screen.queryByTestId('highlight')).not.toBeInTheDocument()
    await user.click(field(/^Name/))
    expect(screen.getByTestId('highlight')).toHaveTextContent('Ada Example')
  })
})

describe('editing', () => {
  test('UPL-38 UPL-39 a year takes four digits and ignores everything else', async () => {
    const { user } = show({ education: [{ institution: 'Uni', degree: '', field: '', graduationYear: '', startYear: null }] })
    for (const label of [/^Graduation year/, /^Start year/]) {
      expect(field(label)).toHaveAttribute('maxlength', '4')
      await user.type(field(label), 'a2-0 1x98')
      expect(field(label)).toHaveValue('2019')
    }
  })

  test('entries can be added, removed and brought back', async () => {
    const { user } = show()
    await user.click(press('Add job'))
    expect(screen.getAllByLabelText('Company')).toHaveLength(3)
    await user.click(press('Remove Engineer, First Ltd'))
    expect(screen.getAllByLabelText<HTMLInputElement>('Company').map(({ value }) => value)).toEqual(['Second Ltd', ''])
    expect(press('Undo')).toHaveFocus()
    await user.click(press('Undo'))
    expect(screen.getAllByLabelText<HTMLInputElement>('Company').map(({ value }) => value)).toEqual(['First Ltd', 'Second Ltd', ''])
  })

  test('UPL-24 UPL-31 skills can be changed, removed and added, never empty or twice', async () => {
    const { user } = show()
    const skills = () => within(screen.getByRole('list', { name: /^Skills/ }))
    await user.click(skills().getByRole('button', { name: 'Remove Rust' }))
    await user.click(skills().getByRole('button', { name: 'Edit SQL' }))
    await user.clear(screen.getByLabelText('Edit skill SQL'))
    await user.keyboard('PostgreSQL{Enter}')
    await user.type(screen.getByLabelText('Skills', { selector: 'input' }), 'Go,  , Go ,Kafka{Enter}')
    await user.click(confirm())
    await waitFor(() => expect(saved).toHaveBeenCalledOnce())
    expect(body().skills).toEqual(['PostgreSQL', 'Go', 'Kafka'])
  })

  test('ESC in a skill gives up its edit, not the whole review', async () => {
    const { user } = show()
    await user.click(within(screen.getByRole('list', { name: /^Skills/ })).getByRole('button', { name: 'Edit SQL' }))
    await user.keyboard('x{Escape}')
    expect(onDiscard).not.toHaveBeenCalled()
    expect(within(screen.getByRole('list', { name: /^Skills/ })).getByRole('button', { name: 'Edit SQL' })).toBeVisible()
  })
})

describe('saving', () => {
  test('UPL-41 UPL-46 "Details are Correct" sends the edited resume with its id', async () => {
    const { user } = show()
    await user.type(field('Location'), 'on')
    await user.click(confirm())
    await waitFor(() => expect(onSaved).toHaveBeenCalledOnce())
    expect(body()).toMatchObject({ ...parsed, location: 'London', resumeId: record.id })
    expect(readDraft(record.id)).toBeNull()
  })

  test.each([
    ['UPL-25', { name: '' }, /^Name/, 'Name is required'],
    ['UPL-26', { email: '' }, /^Email/, 'Email is required'],
    ['UPL-37', { education: [{ institution: 'Uni', degree: '', field: '', graduationYear: '', startYear: null }] }, /^Graduation year/, 'Enter a 4-digit graduation year'],
    ['UPL-36', { education: [{ institution: 'Uni', degree: '', field: '', graduationYear: '2019', startYear: '20' }] }, /^Start year/, 'Enter a 4-digit year, or leave it empty'],
    ['UPL-40', { projects: [{ ...parsed.projects[0]!, url: 'soon' }] }, /^URL/, 'Enter a link like https://example.org, or leave it empty'],
  ])('%s nothing is sent while a field is wrong, and the field has the focus', async (_, over, label, text) => {
    const { user } = show(over)
    await user.click(confirm())
    expect(await screen.findByText(text)).toBeVisible()
    await waitFor(() => expect(field(label)).toHaveFocus())
    expect(field(label)).toBeInvalid()
    expect(saved).not.toHaveBeenCalled()
  })

  test.each([
    ['UPL-47 a refusal without a text', refuses('post', '/api/resume/save-parsed', 500), 'Failed to save resume data'],
    ["the server's own text", refuses('post', '/api/resume/save-parsed', 403, 'Your plan keeps 3 resumes. Delete one first.'), 'Your plan keeps 3 resumes. Delete one first.'],
    ['a failed call', breaks('post', '/api/resume/save-parsed'), 'We couldn’t reach the server.'],
  ])('UPL-45 %s: nothing typed is lost', async (_, failing, text) => {
    server.use(failing)
    const { user } = show()
    await user.type(field('Location'), 'on')
    await user.click(confirm())
    const alert = await screen.findByRole('alert')
    expect(alert).toHaveTextContent('Failed to save resume details. Please try again.')
    expect(alert).toHaveTextContent(text)
    expect(field('Location')).toHaveValue('London')
    expect(onSaved).not.toHaveBeenCalled()
    expect(readDraft(record.id)?.location).toBe('London')
  })

  test('UPL-34 a refusal that names a field lands on it', async () => {
    const message = 'Invalid graduation year format at education index 0: must be a 4-digit year'
    server.use(refuses('post', '/api/resume/save-parsed', 422, message, { fields: [{ path: 'education[0].graduationYear', message }] }))
    const { user } = show()
    await user.click(confirm())
    await waitFor(() => expect(field(/^Graduation year/)).toHaveFocus())
    expect(field(/^Graduation year/)).toHaveAccessibleDescription(message)
  })
})

describe('leaving', () => {
  test.each([
    ['UPL-43 "Incorrect Details"', () => press('Incorrect Details')],
    ['UPL-44 closing', () => screen.getByRole('button', { name: 'Close' })],
  ])('%s discards at once when nothing was typed', async (_, button) => {
    const { user } = show()
    await user.click(button())
    expect(onDiscard).toHaveBeenCalledOnce()
  })

  test.each([
    ['UPL-43 "Incorrect Details"', () => press('Incorrect Details')],
    ['UPL-44 closing', () => screen.getAllByRole('button', { name: 'Close' })[0]!],
  ])('%s asks when something was typed', async (_, button) => {
    const { user } = show()
    await user.type(field('Phone'), '123')
    await user.click(button())
    const question = within(await screen.findByRole('alertdialog', { name: 'Discard your changes?' }))
    await user.click(question.getByRole('button', { name: 'Keep editing' }))
    expect(onDiscard).not.toHaveBeenCalled()
    expect(field('Phone')).toHaveValue('123')
    await user.click(button())
    await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Discard' }))
    expect(onDiscard).toHaveBeenCalledOnce()
  })
})
