import { screen, waitFor, within } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { answersFile } from '@/test/mock-api'
import { renderScreen } from '@/test/render-screen'
import { server } from '@/test/setup'
import { userOf } from '@/test/user'
import { templateOf } from '@/features/templates/testing'
import { githubOf, linkedInOf, previewOf, profileServer } from '../testing'
import GateDialog from './GateDialog'
import NewResumeDialog from './NewResumeDialog'

/** No card is in sight: pictures are not what these tests are about. */
class NoSight {
  observe() {}
  disconnect() {}
}

let connections: ReturnType<typeof profileServer>
const profileLoaded = vi.fn()

function serve(given: Parameters<typeof profileServer>[0] = {}) {
  connections = profileServer({ github: githubOf(), linkedIn: linkedInOf(), ...given })
  server.use(
    ...connections.handlers,
    http.get('*/api/templates', () => HttpResponse.json({ data: [templateOf(1, 'Modern Professional'), templateOf(2, 'Creative Portfolio')] })),
    http.get('*/api/users/profile', () => {
      profileLoaded()
      return HttpResponse.json({ data: userOf() })
    }),
    answersFile('get', '/api/resume/{id}/render', 'PNG'),
  )
}
beforeEach(() => {
  profileLoaded.mockReset()
  vi.stubGlobal('IntersectionObserver', NoSight)
  serve()
})

const resumes = [{ id: 'r1', name: 'Backend 2026' }, { id: 'r2', name: 'Short version' }]
const handlers = { onContent: vi.fn(), onBack: vi.fn(), onClose: vi.fn(), onCreated: vi.fn() }
beforeEach(() => Object.values(handlers).forEach((handler) => handler.mockReset()))
const show = (step: 'template' | 'content', member = userOf()) => renderScreen(<NewResumeDialog step={step} resumes={resumes} {...handlers} />, '/dashboard', member)
const create = () => screen.getByRole('button', { name: 'Create Resume' })
const section = async (name: string) => within(await screen.findByRole('region', { name }))

describe('while a profile is missing', () => {
  test.each([
    ['CRE-02', { github: false, linkedIn: false }, 'Please connect your GitHub and LinkedIn profiles first to create a new resume.', ['Upload Resume', 'Connect GitHub', 'Connect LinkedIn']],
    ['CRE-03', { github: false, linkedIn: true }, 'Please connect your GitHub profile first to create a new resume.', ['Upload Resume', 'Connect GitHub']],
    ['CRE-04', { github: true, linkedIn: false }, 'Please connect your LinkedIn profile first to create a new resume.', ['Upload Resume', 'Connect LinkedIn']],
  ])('%s the message names what is missing, and leads there', async (_, connected, message, buttons) => {
    const onConnect = vi.fn()
    const { user } = renderScreen(<GateDialog connected={connected} onConnect={onConnect} onUpload={() => {}} onClose={() => {}} />)
    const dialog = within(screen.getByRole('alertdialog', { name: message }))
    expect(dialog.getAllByRole('button').map(({ textContent }) => textContent).filter(Boolean)).toEqual(buttons)
    await user.click(dialog.getAllByRole('button').at(-1)!)
    expect(onConnect).toHaveBeenCalledOnce()
  })
})

describe('the first step', () => {
  test('CRE-05 CRE-06 asks for a name and a template; going on loads the profile', async () => {
    const { user } = show('template')
    const next = () => screen.getByRole('button', { name: 'Continue' })
    await screen.findByRole('radio', { name: 'Creative Portfolio' })
    expect(next()).toHaveAttribute('aria-disabled', 'true')
    await user.click(screen.getByRole('radio', { name: 'Creative Portfolio' }))
    await user.click(next())
    expect(handlers.onContent).toHaveBeenCalledOnce()
    await waitFor(() => expect(profileLoaded).toHaveBeenCalledOnce())
  })

  test.each([
    ['one that is too long', 'x'.repeat(121), 'Use at most 120 characters.'],
  ])('%s stays on the step and says why', async (_, name, problem) => {
    const { user } = show('template', userOf({ selectedTemplate: 'template1' }))
    const field = screen.getByLabelText('Name of the resume')
    await screen.findByRole('radio', { name: 'Modern Professional', checked: true })
    await user.clear(field)
    await user.click(field)
    await user.paste(name)
    await user.click(screen.getByRole('button', { name: 'Continue' }))
    expect(field).toHaveAccessibleDescription(expect.stringContaining(problem))
    expect(field).toHaveFocus()
    expect(handlers.onContent).not.toHaveBeenCalled()
  })
})

describe('the merge', () => {
  test('shows what is new, the same and different, and nothing of the user’s is replaced unasked', async () => {
    show('content')
    const jobs = await section('Experience')
    expect(jobs.getByText('Different in LinkedIn')).toBeVisible()
    expect(jobs.getByText('New from LinkedIn')).toBeVisible()
    expect(jobs.getByRole('radio', { name: 'Your resume' })).toBeChecked()
    expect(jobs.getByRole('radio', { name: 'LinkedIn' })).toHaveAccessibleDescription(/Lead Engineer/)
    expect((await section('Projects')).getByRole('checkbox', { name: 'old-thesis' })).not.toBeChecked()
    expect((await section('Skills')).getByRole('checkbox', { name: 'Time series, new from LinkedIn' })).toBeChecked()
    expect(screen.getByRole('radio', { name: 'LinkedIn', description: 'Västra Götaland' })).not.toBeChecked()
  })

  test('CRE-07 the resume is made under its name, with the template, the base and the choices', async () => {
    sessionStorage.setItem('vitae.new-resume', JSON.stringify({ name: 'Harbours', templateId: 'template2', decisions: { entries: {}, fields: {} } }))
    const { user } = show('content')
    const jobs = await section('Experience')
    await user.click(jobs.getByRole('radio', { name: 'LinkedIn' }))
    await user.click(jobs.getByRole('checkbox', { name: 'Working student' }))
    await user.click((await section('Projects')).getByRole('checkbox', { name: 'old-thesis' }))
    expect(screen.getByText('4 entries selected')).toBeVisible()
    await user.click(create())
    await waitFor(() => expect(handlers.onCreated).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ id: 'r9', name: 'Harbours' })))
    expect(connections.bodies).toEqual([
      {
        name: 'Harbours', templateId: 'template2', resumeId: 'r1',
        choices: {
          fields: { name: 'resume', email: 'resume', location: 'resume' },
          entries: [{ id: 'e1', source: 'linkedin' }, { id: 'p1', source: 'github' }, { id: 's1', source: 'resume' }, { id: 's2', source: 'linkedin' }],
        },
      },
    ])
    expect(sessionStorage.getItem('vitae.new-resume')).toBeNull()
  })

  test('a base that was deleted meanwhile gives way to another', async () => {
    sessionStorage.setItem('vitae.new-resume', JSON.stringify({ name: 'Harbours', templateId: 'template2', base: 'gone', decisions: { entries: {}, fields: {} } }))
    show('content')
    await section('Experience')
    const base = screen.getByRole('combobox', { name: 'Start from' })
    expect(base).toBeEnabled()
    expect(base).toHaveValue('r1')
  })

  test('the keyboard reaches and changes every choice', async () => {
    const { user } = show('content')
    const jobs = await section('Experience')
    const box = jobs.getByRole('checkbox', { name: 'Engineer' })
    box.focus()
    await user.keyboard(' ')
    expect(box).not.toBeChecked()
    expect(jobs.getByRole('radio', { name: 'LinkedIn' })).toBeDisabled()
    await user.keyboard(' ')
    await user.tab()
    expect(jobs.getByRole('radio', { name: 'Your resume' })).toHaveFocus()
    await user.keyboard('{ArrowDown}')
    expect(jobs.getByRole('radio', { name: 'LinkedIn' })).toBeChecked()
  })

  test('choices survive a reload', async () => {
    const { user, unmount } = show('content')
    await user.click((await section('Experience')).getByRole('radio', { name: 'LinkedIn' }))
    unmount()
    show('content')
    expect((await section('Experience')).getByRole('radio', { name: 'LinkedIn' })).toBeChecked()
  })

  test('another base is compared anew, and earlier decisions are dropped', async () => {
    const { user } = show('content')
    await user.click((await section('Experience')).getByRole('radio', { name: 'LinkedIn' }))
    await user.selectOptions(screen.getByLabelText('Start from'), 'No resume: only my profiles')
    await waitFor(() => expect(connections.calls).toContain('GET /api/resume/merge?resumeId=none Bearer token-1'))
    expect((await section('Experience')).getByRole('radio', { name: 'Your resume' })).toBeChecked()
  })

  test('states filter the list; a section is selected as a whole', async () => {
    const { user } = show('content')
    await user.click(await screen.findByRole('button', { name: 'New 3' }))
    expect(screen.queryByText('Different in LinkedIn')).not.toBeInTheDocument()
    await user.click(screen.getByRole('button', { name: 'Select all in Projects' }))
    expect((await section('Projects')).getByText('1 of 1 selected')).toBeVisible()
    await user.click(screen.getByRole('button', { name: 'Select none in Projects' }))
    expect((await section('Projects')).getByRole('checkbox', { name: 'old-thesis' })).not.toBeChecked()
  })

  test('without a resume the name and the email of the account stand in', async () => {
    serve({ preview: previewOf({ base: null, fields: [{ field: 'name', state: 'new', chosen: 'account', variants: [{ source: 'account', value: 'Mara Lindqvist' }] }] }) })
    const { user } = show('content')
    expect((await section('Contact and summary')).getByText('Your account')).toBeVisible()
    await user.click(create())
    await waitFor(() => expect(connections.bodies.at(-1)).toMatchObject({ resumeId: 'none', choices: { fields: { name: 'account' } } }))
  })

  test('whoever may keep no more resumes learns it before choosing', async () => {
    server.use(http.get('*/api/resume/merge', () => HttpResponse.json({ code: 'plan_limit', message: 'The Free plan keeps up to 3 resumes.' }, { status: 403 })))
    show('template')
    expect(await screen.findByRole('alert')).toHaveTextContent('The Free plan keeps up to 3 resumes.')
    expect(screen.getByRole('link', { name: 'See plans' })).toBeVisible()
    expect(screen.queryByRole('button', { name: 'Continue' })).toBeNull()
  })

  test.each([
    ['the plan’s limit leads to the plans', { status: 403, code: 'plan_limit', message: 'The Free plan keeps up to 3 resumes.' }, /The Free plan keeps up to 3 resumes\.See plans/],
    ['a preview that is out of date is loaded again', { status: 409, code: 'preview_outdated', message: 'Outdated' }, /Your profiles have changed since this list was made/],
    ['a missing connection', { status: 409, code: 'not_connected', message: 'Please connect your GitHub profile first to create a new resume.' }, /Please connect your GitHub profile first/],
  ])('%s', async (_, { status, ...body }, text) => {
    server.use(http.post('*/api/resume/assemble', () => HttpResponse.json(body, { status })))
    const { user } = show('content')
    await section('Experience')
    const asked = connections.calls.length
    await user.click(create())
    expect(await screen.findByRole('alert')).toHaveTextContent(text)
    if (body.code === 'preview_outdated') await waitFor(() => expect(connections.calls.slice(asked)).toContain('GET /api/resume/merge Bearer token-1'))
    expect(handlers.onCreated).not.toHaveBeenCalled()
  })

  test('loading, a failure with a way out, and nothing to choose from', async () => {
    server.use(http.get('*/api/resume/merge', () => HttpResponse.json({}, { status: 500 }), { once: true }))
    const { user, unmount } = show('content')
    expect(screen.getByRole('status', { name: 'Comparing your profiles' })).toBeVisible()
    expect(create()).toBeDisabled()
    expect(await screen.findByText('We couldn’t compare your profiles. Please try again.')).toBeVisible()
    await user.click(screen.getByRole('button', { name: 'Retry' }))
    await section('Experience')
    unmount()
    serve({ preview: previewOf({ sections: [] }) })
    show('content')
    expect(await screen.findByText('Nothing to choose from yet')).toBeVisible()
  })
})
