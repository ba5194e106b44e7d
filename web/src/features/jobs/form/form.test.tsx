import { screen, waitFor, within } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import { http, HttpResponse } from 'msw'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { gate } from '@/test/gate'
import { refuses } from '@/test/mock-api'
import { renderApp } from '@/test/render-app'
import { server } from '@/test/setup'
import { storeSession } from '@/test/user'
import { jobOf } from '../testing'
import { boardServer } from '../testing-server'

const mine = jobOf({ isOwner: true, canEdit: true, applyClicks: 0 })
let board = boardServer([mine])
const sent = vi.fn<(method: string, body: unknown) => void>()

/** The server stores what it is sent, once `until` is there. */
const stores = (until?: Promise<void>) => {
  const store = async ({ request }: { request: Request }) => {
    sent(request.method, await request.json())
    await until
    return HttpResponse.json({ data: mine }, { status: request.method === 'POST' ? 201 : 200 })
  }
  server.use(http.post('*/api/jobs', store), http.put('*/api/jobs/:id', store))
}

beforeEach(() => {
  storeSession()
  sent.mockReset()
  board = boardServer([mine])
  server.use(...board.handlers)
})

const dialog = async (name: 'Create Job' | 'Edit Job' = 'Create Job') => within(await screen.findByRole('dialog', { name }))
type Form = Awaited<ReturnType<typeof dialog>>
const create = (form: Form) => form.getByRole('button', { name: 'Create Job' })

const TEXTS = { 'Job title': 'Nurse', 'Company name': 'St. Mary’s', 'Company overview': 'A hospital.', Location: 'Leeds', 'Job description': 'Care for patients.', 'Responsibilities 1': 'Care', 'Required qualifications 1': 'Registered nurse', 'Application link': 'https://example.org/nurse' }

async function fill(user: UserEvent, form: Form, texts: Record<string, string> = TEXTS) {
  for (const [label, text] of Object.entries(texts)) {
    await user.click(form.getByLabelText(label))
    await user.paste(text)
  }
}

async function show(path = '/jobs?create=1') {
  const view = renderApp(path)
  await screen.findByLabelText('Job title')
  return { ...view, form: await dialog(path.includes('edit') ? 'Edit Job' : 'Create Job') }
}

describe('"Create Job"', () => {
  test('JOB-34 opens a modal form at an address of its own', async () => {
    const { user, url } = renderApp('/jobs')
    await user.click(await screen.findByRole('button', { name: 'Create Job' }))
    expect(await dialog()).toBeTruthy()
    await waitFor(() => expect(url()).toBe('/jobs?create=1'))
  })

  test('JOB-54 JOB-55 JOB-56 JOB-57 its defaults; the link is a URL input', async () => {
    const { form } = await show()
    expect(form.getByLabelText('Employment type')).toHaveValue('Full-time')
    expect(form.getByLabelText('Experience level')).toHaveValue('Entry-level')
    expect(form.getByLabelText('Category')).toHaveValue('tech')
    expect(form.getByLabelText('Application link')).toHaveAttribute('type', 'url')
  })

  test('JOB-64 JOB-65 JOB-66 what can be chosen', async () => {
    const { form } = await show()
    const values = (label: string) => within(form.getByLabelText(label)).getAllByRole<HTMLOptionElement>('option').map(({ value }) => value)
    expect(values('Employment type')).toEqual(['Full-time', 'Part-time', 'Contract', 'Internship', 'Freelance'])
    expect(values('Experience level')).toEqual(['Entry-level', 'Mid-level', 'Senior', 'Executive'])
    expect(values('Category')).toEqual(['tech', 'sales', 'marketing', 'design', 'product', 'operations', 'finance', 'hr', 'other'])
  })

  test('JOB-37 JOB-39 JOB-40 JOB-41 JOB-42 JOB-53 JOB-58 JOB-59 JOB-60 JOB-72 JOB-76 sends what was typed, says "Creating...", closes, forgets, and loads page 1 anew', async () => {
    const answer = gate()
    stores(answer.opened)
    const { user, form, url } = await show()
    await fill(user, form)
    await user.click(form.getByRole('button', { name: 'Add responsibility' }))
    await user.click(form.getByRole('checkbox', { name: 'On-site' }))
    await waitFor(() => expect(board.asked).toHaveLength(1))
    await user.click(create(form))
    expect(form.getByRole('button', { name: 'Creating...' })).toHaveAttribute('aria-busy', 'true')
    answer.open()
    expect(await screen.findByText('Job created successfully')).toBeVisible()
    expect(sent).toHaveBeenCalledExactlyOnceWith('POST', {
      jobTitle: 'Nurse', companyName: 'St. Mary’s', companyOverview: 'A hospital.', location: 'Leeds', employmentType: 'Full-time', jobDescription: 'Care for patients.', responsibilities: ['Care'],
      requirements: { required: ['Registered nurse'], preferred: [] }, applicationLink: 'https://example.org/nurse', experienceLevel: 'Entry-level', category: 'tech', isRemote: false, isHybrid: false, isOnsite: true,
    })
    await waitFor(() => expect(url()).toBe('/jobs'))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await waitFor(() => expect(board.asked.map((query) => query.get('page'))).toEqual(['1', '1']))
    await user.click(screen.getByRole('button', { name: 'Create Job' }))
    expect((await dialog()).getByLabelText('Job title')).toHaveValue('')
  })

  test.each([
    ['JOB-44', 'Job title', 'Job title is required'],
    ['JOB-45', 'Company name', 'Company name is required'],
    ['JOB-46', 'Company overview', 'Company overview is required'],
    ['JOB-47', 'Location', 'Location is required'],
    ['JOB-48', 'Job description', 'Job description is required'],
    ['JOB-49', 'Application link', 'Application link is required'],
    ['JOB-50', 'Responsibilities 1', 'At least one responsibility is required'],
    ['JOB-51', 'Required qualifications 1', 'At least one required qualification is needed'],
  ])('%s JOB-52 without %s: "%s", the focus goes there, nothing is sent', async (_, label, message) => {
    stores()
    const { user, form } = await show()
    await fill(user, form)
    await user.clear(form.getByLabelText(label))
    await user.paste('   ')
    await user.click(create(form))
    expect(form.getByText(message)).toBeVisible()
    expect(form.getByLabelText(label)).toHaveFocus()
    expect(form.getByLabelText(label)).toBeInvalid()
    expect(await screen.findByText('Please fix the errors in the form')).toBeVisible()
    expect(sent).not.toHaveBeenCalled()
  })

  test.each(['javascript:alert(1)', 'example.org/apply', 'https://'])('a link must be a web address: %s', async (link) => {
    stores()
    const { user, form } = await show()
    await fill(user, form, { ...TEXTS, 'Application link': link })
    await user.click(create(form))
    expect(form.getByText('Enter a web address that starts with https:// or http://')).toBeVisible()
    expect(sent).not.toHaveBeenCalled()
  })

  test('JOB-50 the first responsibility must not be empty, even when another is there', async () => {
    stores()
    const { user, form } = await show()
    await fill(user, form)
    await user.click(form.getByRole('button', { name: 'Add responsibility' }))
    await fill(user, form, { 'Responsibilities 2': 'Listen' })
    await user.clear(form.getByLabelText('Responsibilities 1'))
    await user.click(create(form))
    expect(form.getByText('At least one responsibility is required')).toBeVisible()
  })

  test.each([
    ['JOB-61', 'Responsibilities', 'responsibility'],
    ['JOB-62', 'Required qualifications', 'required qualification'],
  ])('%s "Remove" shows only with more than one of %s', async (_, label, noun) => {
    const { user, form } = await show()
    expect(form.queryByRole('button', { name: `Remove ${noun} 1` })).toBeNull()
    await user.click(form.getByRole('button', { name: `Add ${noun}` }))
    await waitFor(() => expect(form.getByLabelText(`${label} 2`)).toHaveFocus())
    expect(form.getAllByRole('button', { name: new RegExp(`^Remove ${noun}`) })).toHaveLength(2)
    await user.type(form.getByLabelText(`${label} 2`), 'Second{Enter}Third')
    expect(form.getByLabelText(`${label} 3`)).toHaveValue('Third')
    await user.click(form.getByRole('button', { name: `Remove ${noun} 1` }))
    await user.click(form.getByRole('button', { name: `Remove ${noun} 2` }))
    expect(form.getByLabelText(`${label} 1`)).toHaveValue('Second')
    expect(form.queryByRole('button', { name: `Remove ${noun} 1` })).toBeNull()
  })

  test('several pasted lines become an item each', async () => {
    const { user, form } = await show()
    await user.click(form.getByLabelText('Required qualifications 1'))
    await user.paste('- English\n• Excel\n\n  Shift work')
    expect([1, 2, 3].map((at) => form.getByLabelText<HTMLInputElement>(`Required qualifications ${at}`).value)).toEqual(['English', 'Excel', 'Shift work'])
  })
})

describe('what was typed is not lost', () => {
  test('JOB-83 JOB-90 on a failed save', async () => {
    server.use(refuses('post', '/api/jobs', 500))
    const { user, form, url } = await show()
    await fill(user, form)
    await user.click(create(form))
    expect(await screen.findByText('Failed to save job')).toBeVisible()
    expect(form.getByRole('alert')).toHaveTextContent('Failed to create job')
    expect(form.getByLabelText('Job title')).toHaveValue('Nurse')
    await waitFor(() => expect(url()).toBe('/jobs?create=1'))
  })

  test('JOB-83 the server’s problems stand at their fields', async () => {
    server.use(refuses('post', '/api/jobs', 422, 'Please check the form.', { code: 'validation_failed', fields: [{ path: 'requirements.required', message: 'Use at most 50 items' }, { path: 'applicationLink', message: 'This site is blocked' }] }))
    const { user, form } = await show()
    await fill(user, form)
    await user.click(create(form))
    expect(await form.findByText('Use at most 50 items')).toBeVisible()
    expect(form.getByText('This site is blocked')).toBeVisible()
    expect(form.getByLabelText('Required qualifications 1')).toHaveFocus()
    expect(form.getByLabelText('Application link')).toBeInvalid()
  })

  test('by closing: it asks first', async () => {
    const { user, form, url } = await show()
    await fill(user, form, { 'Job title': 'Nurse' })
    await user.click(form.getByRole('button', { name: 'Cancel' }))
    const question = within(screen.getByRole('alertdialog', { name: 'Discard what you typed?' }))
    await user.click(question.getByRole('button', { name: 'Keep editing' }))
    expect(form.getByLabelText('Job title')).toHaveValue('Nurse')
    await user.click(form.getByRole('button', { name: 'Close' }))
    await user.click(within(screen.getByRole('alertdialog')).getByRole('button', { name: 'Discard' }))
    await waitFor(() => expect(url()).toBe('/jobs'))
    await user.click(screen.getByRole('button', { name: 'Create Job' }))
    expect((await dialog()).getByLabelText('Job title')).toHaveValue('')
  })

  test('an untouched form closes at once', async () => {
    const { user, form, url } = await show()
    await user.click(form.getByRole('button', { name: 'Cancel' }))
    await waitFor(() => expect(url()).toBe('/jobs'))
    expect(screen.queryByRole('alertdialog')).toBeNull()
  })

  test('by a reload', async () => {
    const { user, form, unmount } = await show()
    await fill(user, form, { 'Job title': 'Nurse', 'Responsibilities 1': 'Care' })
    unmount()
    const again = await show()
    expect(again.form.getByLabelText('Job title')).toHaveValue('Nurse')
    expect(again.form.getByLabelText('Responsibilities 1')).toHaveValue('Care')
  })
})

describe('"Edit Job"', () => {
  const EDIT = '/jobs?job=j1&view=edit'

  test('JOB-38 JOB-43 JOB-63 JOB-73 shows the job, says "Updating...", stores it and closes', async () => {
    const answer = gate()
    stores(answer.opened)
    const { user, form, url } = await show(EDIT)
    expect(form.getByLabelText('Responsibilities 2')).toHaveValue('Report delays')
    expect(form.getByLabelText('Preferred qualifications (optional) 1')).toHaveValue('Polish')
    expect(form.getByLabelText('Salary range (optional)')).toHaveValue('€60,000 a year')
    await user.clear(form.getByLabelText('Salary range (optional)'))
    await user.selectOptions(form.getByLabelText('Category'), 'HR')
    await user.click(form.getByRole('button', { name: 'Update Job' }))
    expect(form.getByRole('button', { name: 'Updating...' })).toHaveAttribute('aria-busy', 'true')
    answer.open()
    expect(await screen.findByText('Job updated successfully')).toBeVisible()
    const { jobTitle, companyName, companyOverview, location, employmentType, jobDescription, responsibilities, requirements, applicationLink, educationLevel, experienceLevel, isRemote, isHybrid, isOnsite } = mine
    expect(sent).toHaveBeenCalledExactlyOnceWith('PUT', { jobTitle, companyName, companyOverview, location, employmentType, jobDescription, responsibilities, requirements, applicationLink, educationLevel, experienceLevel, isRemote, isHybrid, isOnsite, category: 'hr' })
    await waitFor(() => expect(url()).toBe('/jobs'))
  })

  test('JOB-83 JOB-91 a failed save keeps the form', async () => {
    server.use(refuses('put', '/api/jobs/{id}', 500))
    const { user, form } = await show(EDIT)
    await user.type(form.getByLabelText('Job title'), ' II')
    await user.click(form.getByRole('button', { name: 'Update Job' }))
    expect(await screen.findByText('Failed to save job')).toBeVisible()
    expect(form.getByRole('alert')).toHaveTextContent('Failed to update job')
    expect(form.getByLabelText('Job title')).toHaveValue('Harbour planner II')
  })

  test('JOB-77 who may not edit is told, and sent back to the board', async () => {
    board = boardServer([jobOf()])
    server.use(...board.handlers)
    const { url } = renderApp(EDIT)
    expect(await screen.findByText('Only the person who posted a job can edit it.')).toBeVisible()
    await waitFor(() => expect(url()).toBe('/jobs'))
  })

  test('JOB-87 a job that is not there is said', async () => {
    renderApp('/jobs?job=gone&view=edit')
    expect(await screen.findByText('Not found')).toBeVisible()
  })
})
