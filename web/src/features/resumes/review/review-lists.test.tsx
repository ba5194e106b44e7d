import { screen, waitFor, within } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { renderScreen } from '@/test/render-screen'
import { server } from '@/test/setup'
import type { ReviewStart } from '../api/review'
import type { ParsedResume, ParseDetails } from '../model'
import { detailsOf, emptyParsed, NO_JOB_EXTRAS, recordOf } from '../testing'
import type { Draft } from './draft'
import { ReviewDialog } from './ReviewDialog'

// Whole reviews in jsdom take their time on a busy machine.
vi.setConfig({ testTimeout: 60_000 })
vi.mock('@/ui/pdf/PagedPdf', () => ({ PagedPdf: () => <p>The document</p> }))

const job = (company: string) => ({ company, position: 'Engineer', duration: '2020', description: 'Built it', ...NO_JOB_EXTRAS })
const parsed: ParsedResume = {
  ...emptyParsed,
  name: 'Ada Example',
  email: 'ada@example.org',
  experience: [job('First Ltd'), job('Second Ltd')],
  certifications: [{ name: 'CKA', issuer: 'CNCF', date: 'May 2022', url: null }],
  projects: [{ name: 'tide', description: 'Forecasts', technologies: ['Rust', 'SQL'], duration: '2021', url: null }],
}
const startOf = (over: Partial<ParsedResume> = {}, details: ParseDetails = detailsOf()): ReviewStart => ({ reading: { parsed: { ...parsed, ...over }, details, newerReader: false }, saved: null, version: 0, draft: null })
const mount = (start: ReviewStart) => renderScreen(<ReviewDialog record={recordOf()} start={start} notice={null} onSaved={vi.fn()} onDiscard={vi.fn()} onReadAgain={vi.fn()} />)
const drafts = vi.fn()

/** By labels and texts: roles are slow to look up in a page of this size. */
const labelled = (label: string | RegExp) => screen.getByLabelText(label, { selector: 'button' })
const section = (id: string) => within(document.querySelector<HTMLElement>(`[data-section="${id}"]`)!)
const names = (id: string) => [...document.querySelectorAll(`[data-section="${id}"] legend`)].map(({ textContent }) => textContent)
const field = (label: string, id: string, index = 0) => section(id).getAllByLabelText(label)[index]!
const shown = () => document.activeElement

beforeEach(() => {
  drafts.mockReset()
  server.use(
    http.get('*/api/resume/:id/file', () => HttpResponse.text('%PDF')),
    http.put('*/api/resume/:id/draft', async ({ request }) => {
      drafts(((await request.json()) as { draft: Draft }).draft)
      return HttpResponse.json({ data: { savedAt: '2026-01-10T12:00:00Z' } })
    }),
  )
})

type User = ReturnType<typeof mount>['user']
const choose = async (user: User, menu: string, item: string | RegExp) => {
  await user.click(labelled(menu))
  await user.click(within(screen.getByRole('menu')).getByText(item))
}

describe('whole lists', () => {
  test('two fields of all entries are swapped with one press, by keyboard too, and swapped back with one', async () => {
    const { user } = mount(startOf())
    labelled('Fix this list: Experience').focus()
    await user.keyboard('{ArrowDown}')
    expect(shown()).toHaveTextContent('Swap position and company')
    await user.keyboard('{Enter}')
    expect(names('experience')).toEqual(['First Ltd, Engineer', 'Second Ltd, Engineer'])
    expect(screen.getByText('Swapped position and company in 2 jobs.')).toBeVisible()
    await user.click(labelled('Undo the swap in Experience'))
    expect(names('experience')).toEqual(['Engineer, First Ltd', 'Engineer, Second Ltd'])
    await waitFor(() => expect(shown()).toHaveTextContent(/^Experience/))
  })

  test('a field of all entries is split; what was typed since is not undone without a question', async () => {
    const { user } = mount(startOf({ experience: ['Engineer, First Ltd', 'Lead, Second Ltd', 'Clerk'].map((position) => ({ ...job(''), position })) }))
    await choose(user, 'Fix this list: Experience', 'Split a field …')
    expect(screen.getByLabelText('Second part goes to')).toHaveValue('company')
    await user.click(screen.getByText('Split 2 jobs'))
    expect(names('experience')).toEqual(['Engineer, First Ltd', 'Lead, Second Ltd', 'Clerk'])
    expect(field('Position', 'experience')).toHaveValue('Engineer')
    expect(screen.getByText(/^Split 2 of 3/)).toBeVisible()
    await user.click(section('experience').getByText('Engineer, First Ltd', { selector: 'button span' }))
    await user.type(field('Company', 'experience'), '!')
    await user.click(labelled('Undo the split in Experience'))
    await user.click(within(screen.getByRole('alertdialog')).getByText('Undo'))
    expect(field('Company', 'experience')).toHaveValue('')
    expect(field('Position', 'experience')).toHaveValue('Engineer, First Ltd')
  })

  test('all entries move to another list, and are taken back from either; steps are undone from the last', async () => {
    const { user } = mount(startOf())
    await choose(user, 'Fix this list: Certifications', 'Remove all certificates')
    await choose(user, 'Fix this list: Experience', 'Move all jobs to …')
    await user.click(within(screen.getByRole('dialog', { name: 'Move all jobs to …' })).getByText('Projects'))
    expect(names('experience')).toEqual([])
    expect(names('projects')).toEqual(['tide', 'Engineer', 'Engineer'])
    expect(screen.queryByLabelText('Undo the removal in Certifications')).not.toBeInTheDocument()
    await user.click(section('projects').getByLabelText('Undo the move to projects'))
    expect(names('experience')).toHaveLength(2)
    await user.click(labelled('Undo the removal in Certifications'))
    expect(names('certifications')).toEqual(['CKA'])
  })

  test('pasted lines become entries, parted by blank lines', async () => {
    const { user } = mount(startOf())
    await choose(user, 'Fix this list: Projects', 'Paste lines …')
    await user.click(screen.getByLabelText('Lines'))
    await user.paste('ebb\n• Charts\n\nflow')
    await user.click(screen.getByText('Add'))
    expect(names('projects')).toEqual(['tide', 'ebb', 'flow'])
    await waitFor(() => expect(shown()).toHaveValue('ebb'))
  })

  test('skills can move to a list', async () => {
    const { user } = mount(startOf({ skills: ['German (C1)', 'Welsh'] }))
    await choose(user, 'Fix this list: Skills', 'Move all skills to …')
    await user.click(within(screen.getByRole('dialog', { name: 'Move all skills to …' })).getByText('Languages'))
    expect(names('languages')).toEqual(['German', 'Welsh'])
  })
})

test('an entry is joined with the next, split at a line, and moved', async () => {
  const { user } = mount(startOf())
  await user.click(section('experience').getByText('Engineer, First Ltd', { selector: 'button span' }))
  await choose(user, 'More: Engineer, First Ltd', 'Join with the next entry')
  expect(names('experience')).toEqual(['Engineer, First Ltd'])
  await waitFor(() => expect(shown()).toBe(field('Position', 'experience')))
  expect(field('Description (one bullet per line)', 'experience')).toHaveValue('Built it\nSecond Ltd\nBuilt it')
  await choose(user, 'More: Engineer, First Ltd', 'Split this entry …')
  await user.click(screen.getByText('Second Ltd', { selector: 'li button' }))
  expect(names('experience')).toEqual(['Engineer, First Ltd', 'Second Ltd'])
  await waitFor(() => expect(shown()).toHaveValue('Second Ltd'))
  await choose(user, 'More: Second Ltd', 'Move to …')
  await user.click(screen.getByText('A new section'))
  expect(names('additional-0')).toEqual(['Second Ltd'])
  await waitFor(() => expect(shown()).toBe(section('experience').getByLabelText('Undo the move to a new section')))
  for (const undo of ['Undo the move to a new section', 'Undo the split in Experience', 'Undo the join in Experience']) await user.click(section('experience').getByLabelText(undo))
  expect(names('experience')).toEqual(['Engineer, First Ltd', 'Engineer, Second Ltd'])
})

describe('from the page to the form', () => {
  const line = (text: string, top: number) => ({ text, section: null, page: 0, box: [50, top, 300, top + 10], paragraphs: [] })
  const unread = detailsOf({ fields: [{ ...line('Ada Example', 60), path: 'name', confidence: 1 }], unplaced: [line('Night Porter', 400), line('Carried bags', 412), line('Page 1', 700)] })
  const pane = () => within(screen.getByLabelText('Document'))

  test('lines are chosen in a list, and are what they are said to be: one step', async () => {
    const { user } = mount(startOf({}, unread))
    await user.click(labelled('Choose lines'))
    expect([...document.querySelectorAll('[aria-label="Lines of the document"] li')].map(({ textContent }) => textContent)).toEqual(['Ada Example', 'Night Porter', 'Carried bags', 'Page 1'])
    await user.click(pane().getByLabelText('Night Porter'))
    await user.click(pane().getByLabelText('Carried bags'))
    expect(screen.getByText('These 2 lines are:')).toBeVisible()
    await user.click(screen.getByText('A job'))
    expect(screen.getByText('Added 2 lines as a job.')).toBeVisible()
    expect(screen.queryByLabelText('Selected lines')).not.toBeInTheDocument()
    await waitFor(() => expect(drafts).toHaveBeenLastCalledWith(expect.objectContaining({ placed: [0, 1] })), { timeout: 5000 })
    await user.click(screen.getByText('Show'))
    await waitFor(() => expect(shown()).toHaveValue('Night Porter'))
    await user.click(section('experience').getByLabelText('Undo adding the lines'))
    expect(names('experience')).toHaveLength(2)
    await waitFor(() => expect(drafts).toHaveBeenLastCalledWith(expect.objectContaining({ placed: [] })), { timeout: 5000 })
  })

  test('text that is selected in the document is offered, too', async () => {
    const paragraphs = ['Sails and rows.', 'London'].map((text) => ({ text, heading: null, list: false }))
    const { user } = mount(startOf({}, detailsOf({ pages: [], paragraphs })))
    document.getSelection()?.selectAllChildren(screen.getByText('Sails and rows.'))
    await user.click(await screen.findByText('The summary'))
    expect(field('Summary', 'contact')).toHaveValue('Sails and rows.')
    await user.click(section('contact').getByLabelText('Undo adding the lines'))
    expect(field('Summary', 'contact')).toHaveValue('')
  })
})
