import { cleanup, screen, waitFor, within } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { Route, Routes } from 'react-router'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { publicOf } from '@/features/share/testing'
import { answers, refuses } from '@/test/mock-api'
import { renderScreen } from '@/test/render-screen'
import { server } from '@/test/setup'
import { Link } from '@/ui/Link'
import EditorPage from './EditorPage'
import { PREVIEW_MEASURE } from './state/use-preview'
import { editorServer, savedOf } from './testing'

// jsdom has neither.
Object.assign(URL, { createObjectURL: () => `blob:test/${Math.random()}`, revokeObjectURL: () => {} })

let double: ReturnType<typeof editorServer>
const serve = (options?: Parameters<typeof editorServer>[0]) => {
  double = editorServer(options)
  server.use(...double.handlers)
}
beforeEach(() => serve())
// An editor that is left saves what it has: the server is still there for it.
afterEach(async () => {
  cleanup()
  await new Promise((done) => setTimeout(done, 20))
})

async function open(path = '/dashboard/resumes/r1') {
  const view = renderScreen(
    <Routes>
      <Route path="/dashboard/resumes/:id" element={<><Link to="/jobs">Jobs</Link><EditorPage /></>} />
      <Route path="*" element={<p>Elsewhere</p>} />
    </Routes>,
    path,
  )
  await screen.findByRole('heading', { level: 1, name: 'Harbour' })
  return view
}

const state = () => screen.getByRole('status', { name: 'Save state' })
const says = (text: string) => waitFor(() => expect(state()).toHaveTextContent(text))
const summary = () => screen.getByLabelText('Summary')

describe('saving', () => {
  test('typing is saved when it rests, over the version it was typed on', async () => {
    const { user } = await open()
    expect(state()).toHaveTextContent('Saved')
    await user.type(summary(), ' Well.')
    expect(state()).toHaveTextContent('Unsaved changes')
    await says('Saved')
    await user.type(summary(), ' Very.')
    await waitFor(() => expect(double.state.saves).toHaveLength(2))
    expect(double.state.saves.map(({ resume, baseVersion }) => [resume.summary, baseVersion])).toEqual([['Plans routes. Well.', 1], ['Plans routes. Well. Very.', 2]])
  })

  test('invalid content is never sent, but kept on the server; the way to the field', async () => {
    const { user } = await open()
    await user.clear(screen.getByLabelText('Name'))
    expect(state()).toHaveTextContent('Not saved')
    expect(screen.getByText('The preview will update once the marked fields are fixed.')).toBeVisible()
    await waitFor(() => expect(double.state.draft).toMatchObject({ editor: { baseVersion: 1, content: { resume: { name: '' } } } }))
    await user.click(screen.getByRole('button', { name: 'Fix 1 field' }))
    expect(await screen.findByText('Name is required')).toBeVisible()
    expect(screen.getByLabelText('Name')).toHaveFocus()
    expect(double.state.saves).toEqual([])
    await user.keyboard('Ada')
    await says('Saved')
    expect(double.state.saves.map(({ resume }) => resume.name)).toEqual(['Ada'])
  })

  test('a failed save is tried again and says so', async () => {
    server.use(http.put('*/api/resume/:id', () => HttpResponse.error(), { once: true }))
    const { user } = await open()
    await user.type(summary(), ' More.')
    await says('Not saved: trying again')
    await waitFor(() => expect(state()).toHaveTextContent('Saved'))
    expect(double.current().resume.summary).toBe('Plans routes. More.')
  }, 12_000)

  test('a refusal names its field, and is not repeated until something changes', async () => {
    let calls = 0
    server.use(
      http.put('*/api/resume/:id', () => {
        calls += 1
        return HttpResponse.json({ code: 'validation_failed', error: 'No.', message: 'One field was refused.', fields: [{ path: 'email', message: 'This address is too long.' }] }, { status: 422 })
      }),
    )
    const { user } = await open()
    await user.type(summary(), ' More.')
    expect(await screen.findByText('This address is too long.')).toBeVisible()
    expect(screen.getByRole('alert')).toHaveTextContent('One field was refused.')
    await new Promise((done) => setTimeout(done, 2000))
    expect(calls).toBe(1)
  })

  test('a reload brings back what was typed', async () => {
    server.use(http.put('*/api/resume/:id', () => HttpResponse.error()))
    const first = await open()
    await first.user.type(summary(), ' Typed.')
    first.unmount()
    await open()
    expect(summary()).toHaveValue('Plans routes. Typed.')
    expect(state()).not.toHaveTextContent(/^Saved$/)
  })

  test('the draft of another browser is gone on with', async () => {
    const { user, unmount } = await open()
    await user.clear(screen.getByLabelText('Email'))
    await waitFor(() => expect(double.state.draft).not.toBeNull())
    unmount()
    sessionStorage.clear()
    await open()
    expect(screen.getByLabelText('Email')).toHaveValue('')
  })

  test('a save that was stored without an answer is no conflict', async () => {
    server.use(
      http.put('*/api/resume/:id', async ({ request }) => {
        double.save((await request.json()) as never)
        return HttpResponse.error()
      }, { once: true }),
    )
    const { user } = await open()
    await user.type(summary(), ' Stored.')
    await says('Not saved: trying again')
    await waitFor(() => expect(state()).toHaveTextContent('Saved'))
    expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument()
    expect(double.state.versions).toHaveLength(2)
  }, 12_000)

  test('leaving by a link asks while something is unsaved', async () => {
    const { user, url } = await open()
    await user.click(screen.getByLabelText('Name'))
    await user.clear(screen.getByLabelText('Name'))
    await user.click(screen.getByRole('link', { name: 'Jobs' }))
    const asked = screen.getByRole('alertdialog', { name: 'Leave with unsaved changes?' })
    await user.click(within(asked).getByRole('button', { name: 'Keep editing' }))
    await waitFor(() => expect(url()).toBe('/dashboard/resumes/r1'))
    await user.click(screen.getByRole('link', { name: 'Jobs' }))
    await user.click(screen.getByRole('button', { name: 'Leave' }))
    await waitFor(() => expect(url()).toBe('/jobs'))
  })
})

describe('two tabs', () => {
  async function conflict() {
    const view = await open()
    double.save(savedOf({ name: 'Other Name' }))
    await view.user.type(summary(), ' Mine.')
    const dialog = await screen.findByRole('alertdialog', { name: 'This resume was changed in another tab' })
    expect(double.state.saves).toEqual([])
    return { ...view, dialog: within(dialog) }
  }

  test('the dialog says what differs; keeping mine makes it the newest, and the other stays a version', async () => {
    const { user, dialog } = await conflict()
    expect(dialog.getByRole('list', { name: 'Differences' })).toHaveTextContent('Other Name')
    await user.click(dialog.getByRole('button', { name: 'Keep mine as the newest' }))
    await says('Saved')
    expect(double.state.saves).toMatchObject([{ baseVersion: 2, keep: true, resume: { summary: 'Plans routes. Mine.' } }])
    expect(double.state.versions.map(({ resume }) => resume.name)).toEqual(['Ada Example', 'Other Name', 'Ada Example'])
  })

  test('loading the other version keeps mine one undo away', async () => {
    const { user, dialog } = await conflict()
    await user.click(dialog.getByRole('button', { name: 'Load the other version' }))
    expect(screen.getByLabelText('Name')).toHaveValue('Other Name')
    expect(state()).toHaveTextContent('Saved')
    await user.click(screen.getByRole('button', { name: 'Undo' }))
    expect(summary()).toHaveValue('Plans routes. Mine.')
    await says('Saved')
    expect(double.state.saves).toMatchObject([{ baseVersion: 2 }])
  })

  test('closed without an answer it can be asked for again', async () => {
    const { user } = await conflict()
    await user.keyboard('{Escape}')
    expect(state()).toHaveTextContent('Changed in another tab')
    await user.click(screen.getByRole('button', { name: 'Decide' }))
    expect(screen.getByRole('alertdialog', { name: 'This resume was changed in another tab' })).toBeVisible()
  })
})

describe('editing', () => {
  test('undo and redo by keys and by buttons', async () => {
    const { user } = await open()
    await user.type(summary(), ' Twice.')
    await user.keyboard('{Control>}z{/Control}')
    expect(summary()).toHaveValue('Plans routes.')
    await user.keyboard('{Control>}{Shift>}z{/Shift}{/Control}')
    expect(summary()).toHaveValue('Plans routes. Twice.')
    await user.click(screen.getByRole('button', { name: 'Undo' }))
    await user.click(screen.getByRole('button', { name: 'Redo' }))
    expect(summary()).toHaveValue('Plans routes. Twice.')
  })

  const section = (name: string) => screen.getByRole('region', { name })
  const openSection = async (user: Awaited<ReturnType<typeof open>>['user'], name: string) => {
    await user.click(within(section(name)).getByRole('button', { name: new RegExp(`^${name}`) }))
    return within(section(name))
  }

  test('entries are moved by keyboard, which is said aloud, and the button keeps the focus', async () => {
    const { user } = await open()
    const jobs = await openSection(user, 'Experience')
    jobs.getByRole('button', { name: 'Move Planner, Harbour down' }).focus()
    await user.keyboard('{Enter}')
    expect(screen.getByText('Planner, Harbour moved to position 2 of 3')).toBeInTheDocument()
    await waitFor(() => expect(jobs.getByRole('button', { name: 'Move Planner, Harbour down' })).toHaveFocus())
    expect(jobs.getAllByRole('group').map((entry) => entry.querySelector('legend')?.textContent)).toEqual(['Clerk, Depot', 'Planner, Harbour', 'Trainee, Yard'])
  })

  test('sections are moved, hidden and renamed', async () => {
    const { user } = await open()
    await user.click(screen.getByRole('button', { name: 'Move Skills up' }))
    expect(screen.getByText('Skills moved to position 2 of 8')).toBeInTheDocument()
    await user.click(screen.getByRole('button', { name: 'Hide Projects' }))
    const skills = await openSection(user, 'Skills')
    await user.type(skills.getByLabelText('Section heading'), 'Tools')
    await waitFor(() => expect(double.current().appearance.sections.slice(0, 4)).toEqual([
      { key: 'experience', title: null, hidden: false, keepPlace: false },
      { key: 'skills', title: 'Tools', hidden: false, keepPlace: false },
      { key: 'education', title: null, hidden: false, keepPlace: false },
      { key: 'projects', title: null, hidden: true, keepPlace: false },
    ]))
  })

  test('entries are added, focused and removed; one never filled is not saved', async () => {
    const { user } = await open()
    const languages = await openSection(user, 'Languages')
    await user.click(languages.getByRole('button', { name: 'Add language' }))
    await waitFor(() => expect(languages.getAllByLabelText('Language')[1]).toHaveFocus())
    expect(state()).toHaveTextContent('Saved')
    await user.keyboard('French')
    await user.click(languages.getByRole('button', { name: 'Remove German' }))
    await waitFor(() => expect(double.current().resume.languages).toEqual([{ name: 'French', level: '' }]))
  })

  test('a section of its own is added', async () => {
    const { user } = await open()
    await user.click(screen.getByRole('button', { name: 'Add section' }))
    await waitFor(() => expect(within(section('New section')).getByLabelText('Section heading')).toHaveFocus())
    await user.keyboard('Patents')
    await user.selectOptions(within(section('Patents')).getByLabelText('Type'), 'Publications')
    await waitFor(() => expect(double.current().resume.additional[1]).toMatchObject({ title: 'Patents', kind: 'publications', items: [] }))
  })

  test('sections and closed entries say how many of their fields are to be checked, until the fields are changed', async () => {
    serve({ marks: ['location', 'links[0].name', 'experience[0].position', 'experience[0].company', 'experience[2].duration', 'skills[1]', 'additional[0].items[0].title'].map((path) => ({ path, kind: 'doubtful' as const, reason: 'This can’t be right.' })) })
    const { user } = await open()
    const head = (name: string) => screen.getByRole('button', { name })
    expect(await screen.findByRole('region', { name: 'Contact and summary' })).toHaveTextContent('Contact and summary2 to check')
    expect(head('GitHub https://github.com/ada 1 to check')).toBeVisible()
    expect(head('Experience 3 3 to check')).toBeVisible()
    expect(head('Skills 2 1 to check')).toBeVisible()
    expect(head('Volunteering 1 1 to check')).toBeVisible()
    expect(head('Education 1')).toBeVisible()
    const jobs = await openSection(user, 'Experience')
    expect(jobs.getByRole('button', { name: 'Trainee, Yard 2017 1 to check' })).toBeVisible()
    expect(jobs.getByRole('button', { name: 'Clerk, Depot 2018 - 2020' })).toBeVisible()
    await user.click(jobs.getByRole('button', { name: 'Planner, Harbour 2020 - Present 2 to check' }))
    expect(jobs.getByRole('button', { name: 'Planner, Harbour' })).toBeVisible()
    await user.type(jobs.getByLabelText('Position'), 's')
    expect(head('Experience 3 2 to check')).toBeVisible()
  })

  test('the design is changed', async () => {
    const { user } = await open()
    await user.click(screen.getByRole('tab', { name: 'Design' }))
    await user.click(screen.getByRole('radio', { name: 'Teal' }))
    await user.click(screen.getByRole('radio', { name: 'One page' }))
    await user.selectOptions(screen.getByLabelText('Font'), 'Inter')
    await waitFor(() => expect(double.state.previews.at(-1)?.appearance).toMatchObject({ accent: '#0f766e', fit: 'one', font: 'Inter' }))
    await waitFor(() => expect(double.current().appearance).toMatchObject({ accent: '#0f766e', fit: 'one', font: 'Inter' }))
  })

  test('a finding leads to its field', async () => {
    const { user } = await open()
    await user.click(screen.getByRole('tab', { name: 'Score' }))
    await user.click(await screen.findByRole('button', { name: 'Edit details: Bullets show results' }))
    await waitFor(() => expect(document.activeElement).toHaveValue('Filed.'))
  })

  test('the address names a field', async () => {
    await open('/dashboard/resumes/r1?field=experience%5B2%5D.company')
    await waitFor(() => expect(document.activeElement).toHaveValue('Yard'))
  })
})

describe('the preview', () => {
  test('follows what is typed, keeps the old page meanwhile, and measures itself', async () => {
    performance.clearMeasures()
    const { user } = await open()
    expect(await screen.findByText('2 pages')).toBeVisible()
    const page = await screen.findByRole('img', { name: 'Page 1 of 2' })
    const before = page.getAttribute('src')
    await user.type(summary(), ' New.')
    expect(page).toHaveAttribute('src', before)
    await waitFor(() => expect(page).not.toHaveAttribute('src', before))
    expect(double.state.previews.at(-1)).toMatchObject({ page: 1, format: 'png', templateId: 'template1', resume: { summary: 'Plans routes. New.' } })
    expect(performance.getEntriesByName(PREVIEW_MEASURE).length).toBeGreaterThanOrEqual(2)
  })

  test('typing draws once, when it rests', async () => {
    const { user } = await open()
    await screen.findByText('2 pages')
    const before = double.state.previews.length
    await user.type(summary(), ' abcdef')
    await waitFor(() => expect(double.state.previews.at(-1)?.resume.summary).toBe('Plans routes. abcdef'))
    expect(double.state.previews.length - before).toBeLessThanOrEqual(2)
  })

  test('a failure is said, and the old page stays', async () => {
    const { user } = await open()
    const page = await screen.findByRole('img', { name: 'Page 1 of 2' })
    server.use(http.post('*/api/resume/:id/preview', () => HttpResponse.json({ code: 'busy', error: 'Too much to do.', message: 'Too much to do.' }, { status: 503 }), { once: true }))
    await user.type(summary(), '!')
    expect(await screen.findByText('Too much to do.')).toBeVisible()
    expect(page).toBeVisible()
    await user.click(screen.getByRole('button', { name: 'Try again' }))
    await waitFor(() => expect(screen.queryByText('Too much to do.')).not.toBeInTheDocument())
  })
})

describe('the resume as a whole', () => {
  test('versions are compared and restored; what stood there is a version too', async () => {
    const { user } = await open()
    await user.type(summary(), ' Second.')
    await says('Saved')
    await user.type(summary(), ' Third.')
    await user.click(screen.getByRole('button', { name: 'Version history' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Version history' }))
    await user.click(await dialog.findByRole('button', { name: /^Version 1/ }))
    const list = await dialog.findByRole('list', { name: 'Differences' })
    expect(list).toHaveTextContent('SummaryVersion 1Plans routes.NowPlans routes. Second. Third.')
    await user.click(dialog.getByRole('button', { name: 'Restore version 1' }))
    await waitFor(() => expect(summary()).toHaveValue('Plans routes.'))
    expect(double.state.restored).toEqual([1])
    expect(double.state.versions.map(({ resume }) => resume.summary)).toEqual(['Plans routes.', 'Plans routes. Second.', 'Plans routes. Second. Third.', 'Plans routes.'])
    expect(state()).toHaveTextContent('Saved')
    await user.click(screen.getByRole('button', { name: 'Undo' }))
    expect(summary()).toHaveValue('Plans routes. Second. Third.')
  })

  test('it is renamed in place', async () => {
    const { user } = await open()
    await user.click(screen.getByRole('button', { name: 'Rename' }))
    await user.clear(screen.getByLabelText('Resume name'))
    await user.keyboard('Port of Kiel{Enter}')
    expect(await screen.findByRole('heading', { level: 1, name: 'Port of Kiel' })).toBeVisible()
    await waitFor(() => expect(double.state.title).toBe('Port of Kiel'))
    await user.click(screen.getByRole('button', { name: 'Rename' }))
    await user.keyboard('x{Escape}')
    expect(screen.getByRole('heading', { level: 1, name: 'Port of Kiel' })).toBeVisible()
  })

  test('its name follows what is saved, until it is renamed', async () => {
    const { user } = await open()
    const retitle = async (name: string) => {
      await user.clear(screen.getByLabelText('Name'))
      await user.type(screen.getByLabelText('Name'), name)
      await waitFor(() => expect(double.current().resume.name).toBe(name))
    }
    await retitle('Ada Byron')
    expect(await screen.findByRole('heading', { level: 1, name: /^Ada Byron/ })).toBeVisible()
    await user.click(screen.getByRole('button', { name: 'Rename' }))
    await user.clear(screen.getByLabelText('Resume name'))
    await user.keyboard('Port of Kiel{Enter}')
    await retitle('Ada King')
    expect(await screen.findByRole('heading', { level: 1, name: 'Port of Kiel' })).toBeVisible()
  })

  test('a duplicate is opened', async () => {
    const { user, url } = await open()
    await user.click(screen.getByRole('button', { name: 'Duplicate' }))
    await waitFor(() => expect(url()).toBe('/dashboard/resumes/r2'))
    expect(double.state.duplicates).toBe(1)
  })

  test('a download has what was typed a moment ago', async () => {
    vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => {})
    const asked = vi.fn()
    server.use(
      http.get('*/api/resume/:id/render', ({ request }) => {
        asked(new URL(request.url).search, double.current().resume.summary)
        return new HttpResponse('file')
      }),
    )
    const { user } = await open()
    await user.type(summary(), ' Fresh.')
    await user.click(screen.getByRole('button', { name: 'Download' }))
    await user.click(screen.getByRole('menuitem', { name: 'Markdown' }))
    await waitFor(() => expect(asked).toHaveBeenCalledExactlyOnceWith('?template=template1&format=md&download=true', 'Plans routes. Fresh.'))
    vi.restoreAllMocks()
  })

  test('one that is not there says so', async () => {
    server.use(http.get('*/api/resume/:id', () => HttpResponse.json({ code: 'not_found', error: 'Not found', message: 'Not found' }, { status: 404 })))
    renderScreen(<Routes><Route path="/dashboard/resumes/:id" element={<EditorPage />} /></Routes>, '/dashboard/resumes/r9')
    expect(await screen.findByText('We couldn’t find this resume')).toBeVisible()
    expect(screen.getByRole('link', { name: 'Back to your resumes' })).toHaveAttribute('href', '/dashboard')
  })
})

test('the public link is one press away', async () => {
  server.use(answers('get', '/api/resume/{id}/share', { data: publicOf() }))
  const { user } = await open()
  await user.click(screen.getByRole('button', { name: 'Share' }))
  const dialog = await screen.findByRole('dialog', { name: 'Share your resume' })
  expect(dialog).toHaveAccessibleDescription('Harbour')
  expect(await within(dialog).findByRole('switch', { name: 'Public link' })).toBeChecked()
  await user.keyboard('{Escape}')
  await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Share your resume' })).not.toBeInTheDocument())
})

describe('writing help', () => {
  const help = async (user: Awaited<ReturnType<typeof open>>['user']) => {
    await user.click(screen.getAllByRole('button', { name: 'Writing help' })[0]!)
    return within(await screen.findByRole('dialog', { name: 'Writing help' }))
  }

  test('without a language model the rules of the score speak', async () => {
    const asked = vi.fn()
    server.use(
      answers('get', '/api/ai', { data: { service: null } }),
      answers('post', '/api/writing', { data: { engine: 'embedded', suggestions: [], findings: [{ line: 0, message: 'Has only 2 words.', fix: 'Say what you did and what it was for.' }] } }, { on: async (request) => void asked(await request.clone().json()) }),
    )
    const { user } = await open()
    const dialog = await help(user)
    expect(dialog.queryByRole('button', { name: /^Ask/ })).not.toBeInTheDocument()
    await user.click(dialog.getByRole('button', { name: 'Check' }))
    expect(await dialog.findByText('Has only 2 words.')).toBeVisible()
    expect(asked).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ text: 'Plans routes.', goal: 'improve', engine: 'embedded' }))
    await user.click(dialog.getByRole('radio', { name: 'Tailor to a job' }))
    await user.click(dialog.getByRole('button', { name: 'Check' }))
    expect(dialog.getByText('Paste the job description')).toBeVisible()
    expect(asked).toHaveBeenCalledOnce()
  })

  test('each change of a model is accepted or refused, and undone', async () => {
    server.use(
      answers('get', '/api/ai', { data: { service: 'Gemini' } }),
      answers('post', '/api/writing', { data: { engine: 'Gemini', suggestions: [{ line: 0, before: 'Plans routes.', after: 'Plans 400 routes.', question: null, doubts: ['400'] }], findings: [] } }),
    )
    const { user } = await open()
    const dialog = await help(user)
    await user.click(await dialog.findByRole('button', { name: 'Ask Gemini' }))
    expect(await dialog.findByText('Not in your resume: 400. Accept it only if it is true.')).toBeVisible()
    await user.click(dialog.getByRole('button', { name: 'Accept: Plans 400 routes.' }))
    expect(dialog.getByText('Accepted')).toBeVisible()
    await user.click(dialog.getByRole('button', { name: 'Done' }))
    expect(summary()).toHaveValue('Plans 400 routes.')
    await user.click(screen.getByRole('button', { name: 'Undo' }))
    expect(summary()).toHaveValue('Plans routes.')
  })

  test('a model that fails says why', async () => {
    server.use(
      answers('get', '/api/ai', { data: { service: 'Gemini' } }),
      refuses('post', '/api/writing', 503, 'Gemini API quota exceeded. Please try again later.', { code: 'ai_failed' }),
    )
    const { user } = await open()
    const dialog = await help(user)
    await user.click(await dialog.findByRole('button', { name: 'Ask Gemini' }))
    expect(await dialog.findByRole('alert')).toHaveTextContent('Gemini API quota exceeded. Please try again later.')
    expect(dialog.getByRole('button', { name: 'Check with our rules' })).toBeEnabled()
  })
})
