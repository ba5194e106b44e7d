import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import type { PagedPdfProps } from '@/ui/pdf/PagedPdf'
import { answers, breaks, refuses } from '@/test/mock-api'
import { renderScreen } from '@/test/render-screen'
import { server } from '@/test/setup'
import type { ReviewStart } from '../api/review'
import type { ParsedResume, ParseDetails } from '../model'
import { detailsOf, emptyParsed, NO_JOB_EXTRAS, NO_SCHOOL_EXTRAS, recordOf } from '../testing'
import { loadDraft, undecided, type Draft } from './draft'
import { ReviewDialog } from './ReviewDialog'

// Whole reviews in jsdom take their time on a busy machine.
vi.setConfig({ testTimeout: 20_000 })

const place = (mark: PagedPdfProps['mark']) => (mark ? `page ${mark.page}, ${Math.round(mark.top * 792)} points down` : 'nothing')
vi.mock('@/ui/pdf/PagedPdf', () => ({ PagedPdf: ({ mark, tints = [] }: PagedPdfProps) => <><p data-testid="marked">{place(mark)}</p><p data-testid="tints">{tints.length}</p></> }))

const source = (path: string, top: number) => ({ path, text: '', confidence: 1, page: 0, box: [50, top + 2, 90, top + 12], paragraphs: [] })
const job = (company: string) => ({ company, position: 'Engineer', duration: '2020', description: 'Built it', ...NO_JOB_EXTRAS })
const parsed: ParsedResume = {
  ...emptyParsed,
  name: 'Ada Example',
  email: 'ada@example.org',
  location: 'Lond',
  links: [{ name: 'GitHub', url: 'https://github.com/ada' }],
  experience: [job('First Ltd'), job('Second Ltd')],
  education: [{ institution: 'Uni', degree: 'BSc', field: 'Maths', graduationYear: '2019', startYear: '2015', ...NO_SCHOOL_EXTRAS }],
  certifications: [{ name: 'CKA', issuer: 'CNCF', date: 'May 2022', url: null }],
  achievements: [{ title: 'Prize', type: 'hackathon', date: '2021', description: 'Won', position: '1st', organization: 'City', url: null }],
  projects: [{ name: 'tide', description: 'Forecasts', technologies: ['Rust', 'SQL'], duration: '2021', url: null }],
  skills: ['Rust', 'SQL'],
}
const details = detailsOf({
  fields: [source('name', 60), source('location', 80), source('experience[0].company', 200), source('experience[1].company', 300), source('skills[1]', 500)],
  marks: [{ path: 'location', kind: 'doubtful', reason: 'This may be cut off.' }],
})
const startOf = (over: Partial<ParsedResume> = {}, read: ParseDetails = details, newerReader = false): ReviewStart => ({ reading: { parsed: { ...parsed, ...over }, details: read, newerReader }, saved: null, version: 0, draft: null })
const record = recordOf()
const onSaved = vi.fn()
const onDiscard = vi.fn()
const onReadAgain = vi.fn()
const saved = vi.fn()

const mount = (start: ReviewStart, over: Partial<Parameters<typeof ReviewDialog>[0]> = {}) =>
  renderScreen(<ReviewDialog record={record} start={start} notice={null} onSaved={onSaved} onDiscard={onDiscard} onReadAgain={onReadAgain} {...over} />)
/** The review with all its entries opened. */
const show = (...args: Parameters<typeof startOf>) => {
  const view = mount(startOf(...args))
  screen.getAllByRole('button', { expanded: false }).filter((button) => !button.hasAttribute('aria-haspopup')).forEach((line) => fireEvent.click(line))
  return view
}
const field = (name: RegExp | string, index = 0) => screen.getAllByLabelText(name)[index]!
const press = (name: RegExp | string) => screen.getByRole('button', { name })
const confirm = () => press('Details are Correct')
const drafts = vi.fn()
const body = () => saved.mock.calls[0]?.[0] as ParsedResume & { resumeId: string }

beforeEach(() => {
  ;[onSaved, onDiscard, onReadAgain, saved, drafts].forEach((mock) => mock.mockReset())
  server.use(
    answers('post', '/api/resume/save-parsed', { data: recordOf({ confirmed: true, atsScore: 88 }) }, { on: async (request) => void saved(await request.json()) }),
    http.get('*/api/resume/:id/file', () => HttpResponse.text('%PDF')),
    http.get('*/api/resume/:id/draft', () => HttpResponse.json({ data: { draft: null, savedAt: null } })),
    http.put('*/api/resume/:id/draft', async ({ request }) => {
      drafts(((await request.json()) as { draft: Draft }).draft)
      return HttpResponse.json({ data: { savedAt: '2026-01-10T12:00:00Z' } })
    }),
    http.delete('*/api/resume/:id/draft', () => HttpResponse.json({ success: true, data: {} })),
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
    await waitFor(() => expect(onReadAgain).toHaveBeenCalledOnce())
  })

  test('reading again asks before it replaces what was typed', async () => {
    const { user } = show({}, details, true)
    await user.type(field(/^Name/), '!')
    await user.click(press('Read again'))
    expect(onReadAgain).not.toHaveBeenCalled()
    const question = within(screen.getByRole('alertdialog', { name: 'Read the file again?' }))
    await user.click(question.getByRole('button', { name: 'Read again' }))
    await waitFor(() => expect(onReadAgain).toHaveBeenCalledOnce())
  })

  test('nothing is offered when the parser of today has read the file', () => {
    show()
    expect(screen.queryByRole('button', { name: 'Read again' })).not.toBeInTheDocument()
  })

  test('UPL-35 what is missing is marked and asked for first, then what the parser is unsure of', async () => {
    const { user } = show({ email: '', education: [{ institution: 'Uni', degree: '', field: '', graduationYear: '', startYear: null, ...NO_SCHOOL_EXTRAS }] })
    expect(field(/^Email/)).toHaveAccessibleDescription('Not found')
    expect(field(/^Graduation year/)).toHaveAccessibleDescription('Not found')
    expect(field('Location')).toHaveAccessibleDescription('Please check This may be cut off.')
    expect(field(/^Name/)).not.toHaveAccessibleDescription()
    for (const next of [/^Email/, /^Graduation year/, 'Location']) {
      await user.click(press('Next field to check'))
      await waitFor(() => expect(field(next)).toHaveFocus())
    }
  })

  test('a mark goes once the field was changed, not when it was only passed', async () => {
    const { user } = show()
    await user.click(field('Location'))
    await user.click(field('Phone'))
    expect(field('Location')).toHaveAccessibleDescription(/^Please check/)
    await user.type(field('Location'), 'on')
    expect(field('Location')).not.toHaveAccessibleDescription()
  })

  test('what was typed is looked at when typing rests, and marked where it cannot be right', async () => {
    const reason = 'This holds no words.'
    server.use(http.post('*/api/resume/marks', async ({ request }) => {
      const { location } = await request.json() as ParsedResume
      return HttpResponse.json({ data: location === '6' ? [{ path: 'location', kind: 'doubtful', reason }] : [] })
    }))
    const { user } = show()
    await user.clear(field('Location'))
    await user.type(field('Location'), '6')
    await waitFor(() => expect(field('Location')).toHaveAccessibleDescription(`Please check ${reason}`))
    await user.click(press('Looks right: Location'))
    expect(field('Location')).not.toHaveAccessibleDescription()
    await user.click(confirm())
    await waitFor(() => expect(onSaved).toHaveBeenCalledOnce())
  })

  test('"Looks right" takes a mark away, keeps the focus at its field, and is remembered', async () => {
    const { user } = show()
    expect(screen.queryByText('All fields checked')).not.toBeInTheDocument()
    await user.click(press(/^Looks right/))
    expect(field('Location')).toHaveFocus()
    expect(field('Location')).not.toHaveAccessibleDescription()
    expect(screen.getByText('All fields checked')).toBeVisible()
    await waitFor(() => expect(drafts).toHaveBeenLastCalledWith({ ...undecided, form: null, answered: ['location'] }))
  })

  test('marked skills are counted and answered together', async () => {
    const { user } = show({}, { ...details, marks: [0, 1].map((index) => ({ path: `skills[${index}]`, kind: 'doubtful', reason: '' })) })
    expect(screen.getByText(/fields to check/)).toHaveTextContent('2 fields to check')
    expect(press('Edit Rust, please check')).toBeVisible()
    await user.click(press(/^Looks right/))
    expect(screen.getByText('All fields checked')).toBeVisible()
  })
})

describe('less work', () => {
  const line = (name: RegExp) => screen.getByRole('button', { name, expanded: false })

  test('an entry without marks is a line, one with a mark is open, and the rail counts both', async () => {
    const { user } = mount(startOf({}, { ...details, marks: [{ path: 'experience[1].duration', kind: 'doubtful', reason: '' }] }))
    expect(line(/Engineer, First Ltd.*2020/)).toBeVisible()
    expect(screen.queryByRole('textbox', { name: 'Company', hidden: false })).toHaveValue('Second Ltd')
    const rail = within(screen.getByRole('navigation', { name: 'Sections' }))
    expect(rail.getByRole('link', { name: /^Experience/ })).toHaveTextContent('Experience21 to check')
    expect(rail.getByRole('link', { name: /^Education/ })).toHaveTextContent('Education1')
    await user.click(rail.getByRole('link', { name: /^Skills/ }))
    expect(screen.getByRole('heading', { name: /^Skills/ })).toHaveFocus()
    await user.click(line(/Engineer, First Ltd/))
    expect(screen.getAllByRole('textbox', { name: 'Company' })).toHaveLength(2)
  })

  test('a field of a closed entry that is refused opens it', async () => {
    const { user } = mount(startOf({ projects: [{ ...parsed.projects[0]!, url: 'soon' }] }))
    await user.click(confirm())
    await waitFor(() => expect(screen.getByRole('textbox', { name: 'URL' })).toHaveFocus())
  })

  test('the review begins at the field that it was opened for', async () => {
    mount(startOf(), { field: 'experience[0].description' })
    await waitFor(() => expect(screen.getByRole('textbox', { name: /^Description/ })).toHaveFocus())
    expect(document.activeElement).toHaveValue('Built it')
  })

  test('Ctrl+Enter confirms from anywhere', async () => {
    const { user } = mount(startOf())
    await user.click(field('Location'))
    await user.keyboard('{Control>}{Enter}{/Control}')
    await waitFor(() => expect(onSaved).toHaveBeenCalledOnce())
    expect(saved).toHaveBeenCalledOnce()
  })

  test('skills are one stop: arrows lead through them, Enter edits, Delete removes', async () => {
    const { user } = mount(startOf())
    const adder = screen.getByLabelText('Skills', { selector: 'input' })
    const chip = (name: string) => screen.getByRole('button', { name: `Edit ${name}` })
    await user.click(adder)
    await user.keyboard('{ArrowLeft}')
    await waitFor(() => expect(chip('SQL')).toHaveFocus())
    await user.keyboard('{Home}')
    await waitFor(() => expect(chip('Rust')).toHaveFocus())
    await user.keyboard('{Delete}')
    await waitFor(() => expect(chip('SQL')).toHaveFocus())
    await user.keyboard('{Enter}')
    await user.clear(screen.getByLabelText('Edit skill SQL'))
    await user.keyboard('Go{Enter}')
    await waitFor(() => expect(chip('Go')).toHaveFocus())
    await user.keyboard('{ArrowRight}')
    await waitFor(() => expect(adder).toHaveFocus())
    await user.tab({ shift: true })
    expect(document.activeElement).not.toHaveAttribute('data-chip')
  })
})

describe('what is not placed yet', () => {
  const lineAt = (text: string, top: number) => ({ text, section: 'experience' as const, page: 0, box: [50, top, 300, top + 10], paragraphs: [] })
  const unread: ParseDetails = { ...details, marks: [], coverage: 0.62, unplaced: [lineAt('Ran the night shift', 400), lineAt('Wrote it all down', 412), lineAt('Page 1 of 3', 700)] }
  const panel = () => within(screen.getByRole('region', { name: /^Other/ }))

  test('it is said, shaded and counted, and nothing is called checked', async () => {
    mount(startOf({}, unread))
    expect(screen.getByRole('note')).toHaveTextContent('We placed 62% of your resume. Look at the lines under “Other”.')
    expect(panel().getByText(/^3 lines we did not use/)).toBeVisible()
    expect(panel().getAllByRole('group')).toHaveLength(2)
    expect(await screen.findByTestId('tints')).toHaveTextContent('3')
    expect(screen.getByText(/lines not placed yet/)).toHaveTextContent('3 lines not placed yet')
    expect(screen.queryByText('All fields checked')).not.toBeInTheDocument()
  })

  test('a block goes into a field with one decision, another is ignored and brought back; both are remembered', async () => {
    const { user } = mount(startOf({}, unread))
    await user.click(panel().getByRole('button', { name: /^Add to …: Ran the night shift/ }))
    await user.click(panel().getByRole('menuitem', { name: 'Engineer, Second Ltd' }))
    expect(panel().getByText('Added 2 lines to Engineer, Second Ltd.')).toBeVisible()
    await waitFor(() => expect(screen.getByTestId('tints')).toHaveTextContent('1'))
    await user.click(panel().getByRole('button', { name: /^Ignore/ }))
    expect(screen.getByText('All fields checked')).toBeVisible()
    expect(screen.queryByRole('note')).not.toBeInTheDocument()
    await waitFor(() => expect(drafts).toHaveBeenLastCalledWith(expect.objectContaining({ ignored: [2], placed: [0, 1] })))
    await user.click(panel().getByText(/^Ignored/, { selector: 'summary' }))
    await user.click(panel().getByRole('button', { name: /^Undo/ }))
    expect(panel().getByText(/^1 line we did not use/)).toBeVisible()
    await user.click(confirm())
    await waitFor(() => expect(onSaved).toHaveBeenCalledExactlyOnceWith(expect.anything(), '1 line is kept under “Other”.'))
    expect(body().unplaced).toEqual(['Page 1 of 3'])
    expect(body().experience[1]?.description).toBe('Built it\nRan the night shift\nWrote it all down')
  })

  test('lines of a block can be decided one by one, and become a new entry', async () => {
    const { user } = mount(startOf({}, unread))
    await user.click(panel().getByRole('button', { name: /^Line by line/ }))
    expect(panel().getAllByRole('group')).toHaveLength(3)
    await user.click(panel().getByRole('button', { name: /^Add to …: Ran the night shift/ }))
    await user.click(panel().getByRole('menuitem', { name: 'New job' }))
    expect(screen.getByRole('textbox', { name: 'Position' })).toHaveValue('Ran the night shift')
  })

  test('nothing is shown where the parser left nothing over', () => {
    mount(startOf())
    expect(screen.queryByRole('region', { name: /^Other/ })).not.toBeInTheDocument()
    expect(screen.queryByRole('link', { name: /^Other/ })).not.toBeInTheDocument()
  })
})

describe('links', () => {
  test('they are fields: changed, added, removed and saved', async () => {
    const { user } = mount(startOf())
    expect(field('Link URL')).toHaveValue('https://github.com/ada')
    await user.click(press('Add link'))
    await waitFor(() => expect(field('Link name', 1)).toHaveFocus())
    await user.keyboard('Blog{Tab}ada.example.org')
    await user.click(confirm())
    await waitFor(() => expect(saved).toHaveBeenCalledOnce())
    expect(body().links).toEqual([{ name: 'GitHub', url: 'https://github.com/ada' }, { name: 'Blog', url: 'https://ada.example.org' }])
    await user.click(press('Remove GitHub'))
    expect(screen.getAllByLabelText('Link URL')).toHaveLength(1)
  })

  test('a link without an address is refused', async () => {
    const { user } = mount(startOf({ links: [{ name: 'Blog', url: '' }] }))
    await user.click(confirm())
    expect(await screen.findByText('Enter a link like https://example.org, or remove it')).toBeVisible()
    expect(saved).not.toHaveBeenCalled()
  })
})

describe('a resume that is saved already', () => {
  const start = (): ReviewStart => ({ ...startOf(), saved: { ...parsed, location: 'Leeds', experience: [...parsed.experience].reverse() } })

  test('shows what was saved; what was moved keeps its place in the document', async () => {
    const { user } = mount(start(), { record: recordOf({ confirmed: true }) })
    expect(field('Location')).toHaveValue('Leeds')
    await user.click(screen.getByRole('button', { name: /Engineer, Second Ltd/, expanded: false }))
    await user.click(screen.getByRole('textbox', { name: 'Company' }))
    await waitFor(() => expect(screen.getByTestId('marked')).toHaveTextContent('page 0, 300 points down'))
  })

  test('giving up what was typed says that the saved one stays', async () => {
    const { user } = mount(start(), { record: recordOf({ confirmed: true, name: 'Backend 2026' }) })
    await user.type(field('Phone'), '1')
    await user.click(press('Incorrect Details'))
    expect(screen.getByRole('alertdialog', { name: 'Discard your changes?' })).toHaveAccessibleDescription(/“Backend 2026” stays as it was saved/)
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
    const { user } = show({ education: [{ institution: 'Uni', degree: '', field: '', graduationYear: '', startYear: null, ...NO_SCHOOL_EXTRAS }] })
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

  test('languages, places, grades and sections of their own title are shown, changed and saved', async () => {
    const item = { title: 'Driver', subtitle: 'Food bank', period: '2019', place: 'Leeds', description: 'Drove', url: null }
    const write = (control: HTMLElement, value: string) => fireEvent.change(control, { target: { value } })
    const { user } = show({ languages: [{ name: 'German', level: 'B2' }], additional: [{ title: 'Ehrenamt', kind: 'volunteering', items: [item] }] })
    write(field('Level'), 'C1')
    await user.click(press('Add language'))
    write(field('Language', 1), 'Welsh')
    write(field('Location', 1), 'Hull')
    await user.click(press('Add location, grade, link or courses'))
    write(field('Grade'), '3.8')
    await user.type(field('Courses'), 'Algebra,')
    write(field('Section title'), 'Volunteering')
    await user.click(press('Add section'))
    write(field('Section title', 1), 'Patents')
    await user.click(screen.getAllByRole('button', { name: 'Add entry' })[1]!)
    write(screen.getAllByLabelText('Title').at(-1)!, 'A pump')
    await user.click(confirm())
    await waitFor(() => expect(saved).toHaveBeenCalled())
    expect(body()).toMatchObject({
      languages: [{ name: 'German', level: 'C1' }, { name: 'Welsh', level: '' }],
      experience: [{ location: 'Hull' }, { location: null }],
      education: [{ grade: '3.8', courses: ['Algebra'] }],
      additional: [{ title: 'Volunteering', kind: 'volunteering', items: [item] }, { title: 'Patents', kind: 'other', items: [{ title: 'A pump' }] }],
    })
  })

  test('a section of its own title can be removed', async () => {
    const { user } = show({ additional: [{ title: 'Talks', kind: 'other', items: [] }] })
    await user.click(press('Remove section Talks'))
    await user.click(confirm())
    await waitFor(() => expect(saved).toHaveBeenCalled())
    expect(body().additional).toEqual([])
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
    expect(await loadDraft(record.id)).toBeNull()
  })

  test.each([
    ['UPL-25', { name: '' }, /^Name/, 'Name is required'],
    ['UPL-36', { education: [{ institution: 'Uni', degree: '', field: '', graduationYear: '2019', startYear: '20', ...NO_SCHOOL_EXTRAS }] }, /^Start year/, 'Enter a 4-digit year, or leave it empty'],
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
    expect((await loadDraft(record.id))?.form?.location).toBe('London')
  })

  test('a resume that was saved elsewhere meanwhile is replaced only by a second press', async () => {
    server.use(http.post('*/api/resume/save-parsed', async ({ request }) => {
      const { baseVersion } = await request.json() as { baseVersion: number | null }
      saved(baseVersion)
      const text = 'This resume was changed.'
      return baseVersion === null ? HttpResponse.json({ data: recordOf({ confirmed: true }) }) : HttpResponse.json({ error: text, message: text, code: 'version_conflict' }, { status: 409 })
    }))
    const { user } = show()
    await user.click(confirm())
    expect(await screen.findByRole('alert')).toHaveTextContent('changed in another tab or on another device')
    expect(onSaved).not.toHaveBeenCalled()
    await user.click(confirm())
    await waitFor(() => expect(onSaved).toHaveBeenCalledOnce())
    expect(saved.mock.calls.flat()).toEqual([0, null])
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

describe('letting go', () => {
  const undated = { institution: 'Uni', degree: '', field: '', graduationYear: '', startYear: null, ...NO_SCHOOL_EXTRAS }

  test('a year that the document lacks does not keep one press from saving; it is said, and kept as the answer', async () => {
    const { user } = mount(startOf({ education: [undated, undated] }))
    await user.click(confirm())
    await waitFor(() => expect(onSaved).toHaveBeenCalledExactlyOnceWith(expect.anything(), 'Saved without 2 graduation years.'))
    expect(body().education).toMatchObject([{ graduationYear: '', noGraduationYear: true }, { noGraduationYear: true }])
  })

  test('“No year” and “Not in my resume” are one press each, keep the focus, and nothing is asked', async () => {
    const { user } = show({ email: '', education: [undated] })
    await user.click(press('Not in my resume: Email'))
    expect(field(/^Email/)).toHaveFocus()
    expect(field(/^Email/)).toHaveAccessibleDescription('Not in my resume')
    await user.click(press('No year: Graduation year'))
    expect(field(/^Graduation year/)).toHaveAccessibleDescription('No year')
    await user.click(confirm())
    await waitFor(() => expect(onSaved).toHaveBeenCalledExactlyOnceWith(expect.anything(), null))
    expect(body()).toMatchObject({ email: '', noEmail: true, education: [{ noGraduationYear: true }] })
  })

  test('an email that the document lacks does not keep one press from saving', async () => {
    const { user } = mount(startOf({ email: '' }))
    await user.click(confirm())
    await waitFor(() => expect(onSaved).toHaveBeenCalledExactlyOnceWith(expect.anything(), 'Saved without an email.'))
    expect(body()).toMatchObject({ email: '', noEmail: true })
  })

  test('UPL-26 an email that was taken out is asked for once; the second press saves without it', async () => {
    const { user } = show()
    await user.clear(field(/^Email/))
    await user.click(confirm())
    await waitFor(() => expect(field(/^Email/)).toHaveFocus())
    expect(field(/^Email/)).toHaveAccessibleDescription(/Email is required/)
    expect(screen.getByText('Press “Details are Correct” again to save without an email.')).toBeVisible()
    expect(saved).not.toHaveBeenCalled()
    await user.click(confirm())
    await waitFor(() => expect(onSaved).toHaveBeenCalledExactlyOnceWith(expect.anything(), 'Saved without an email.'))
    expect(body()).toMatchObject({ email: '', noEmail: true })
  })

  test('UPL-37 a year that was taken out is asked for once', async () => {
    const { user } = show()
    await user.clear(field(/^Graduation year/))
    await user.click(confirm())
    await waitFor(() => expect(field(/^Graduation year/)).toHaveFocus())
    expect(saved).not.toHaveBeenCalled()
    await user.click(confirm())
    await waitFor(() => expect(onSaved).toHaveBeenCalledOnce())
    expect(body().education[0]).toMatchObject({ graduationYear: '', noGraduationYear: true })
  })

  test('what cannot be right in any case is refused however often it is confirmed', async () => {
    const { user } = mount(startOf({ email: 'not an address' }))
    await user.click(confirm())
    await user.click(confirm())
    expect(field(/^Email/)).toHaveAccessibleDescription(/Enter an email address like/)
    expect(saved).not.toHaveBeenCalled()
  })

  test('an answer of an earlier save is not asked for again', () => {
    mount({ ...startOf(), saved: { ...parsed, email: '', noEmail: true } }, { record: recordOf({ confirmed: true }) })
    expect(field(/^Email/)).toHaveAccessibleDescription('Not in my resume')
    expect(screen.queryByRole('button', { name: /^Not in my resume/ })).not.toBeInTheDocument()
  })
})

describe('read another way', () => {
  const other = { ...emptyParsed, experience: [{ ...job('First Ltd'), description: 'Built it\nSecond Ltd' }] }
  const read = { ...details, readings: [{ list: 'experience', resume: other, fields: [source('experience[0].company', 400)] }] }

  test('another reading of a list is shown beside the form, taken with one press, and taken back with one', async () => {
    const { user } = mount(startOf({}, read))
    expect(screen.queryByRole('button', { name: 'Read Education another way' })).not.toBeInTheDocument()
    await user.click(press('Read Experience another way'))
    const ways = within(screen.getByRole('dialog', { name: 'Other ways to read Experience' }))
    const way = within(ways.getByRole('region', { name: 'The other reading' }))
    expect(way.getAllByRole('listitem')).toHaveLength(1)
    expect(way.getByText(/Built it\s+Second Ltd/).tagName, 'what differs').toBe('STRONG')
    expect(way.getByText('First Ltd').tagName, 'what does not').toBe('P')
    await user.click(way.getByRole('button', { name: 'Take: The other reading' }))
    expect(screen.getAllByRole('group', { name: /^Engineer/ })).toHaveLength(1)
    await user.click(press(/^Engineer, First Ltd/))
    field('Company').focus()
    await waitFor(() => expect(screen.getByTestId('marked')).toHaveTextContent('page 0, 400 points down'))
    await user.click(press('Undo the other reading of Experience'))
    expect(screen.getAllByRole('group', { name: /^Engineer/ })).toHaveLength(2)
  })

  test('the list that was taken is the one that is saved', async () => {
    const { user } = mount(startOf({}, read))
    await user.click(press('Read Experience another way'))
    await user.click(press('Take: The other reading'))
    await user.click(confirm())
    await waitFor(() => expect(body()?.experience).toHaveLength(1))
    expect(body().experience[0]!.description).toBe('Built it\nSecond Ltd')
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
