import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { refuses } from '@/test/mock-api'
import { renderScreen } from '@/test/render-screen'
import { server } from '@/test/setup'
import { Applications } from './Applications'
import type { Application } from './model'

const applicationOf = (over: Partial<Application> = {}): Application => ({
  jobId: 'j1', status: 'applied', notes: '', jobTitle: 'Harbour planner', companyName: 'Port of Gdynia', location: 'Gdynia', applicationLink: 'https://example.org', isOpen: true,
  savedAt: '2026-11-01T10:00:00Z', updatedAt: '2026-11-02T10:00:00Z', days: { saved: '2026-11-01', applied: '2026-11-02' }, ...over,
})

let stored: Application[]
let trash: Application[]
const sent = vi.fn<(call: string, body?: unknown) => void>()
/** As the server keeps them. */
const handlers = [
  http.get('*/api/applications', () => HttpResponse.json({ data: stored })),
  http.put('*/api/applications/:id', async ({ request, params }) => {
    const body = (await request.json()) as Partial<Application> & { on?: string }
    sent(`PUT ${String(params.id)}`, body)
    const before = stored.find(({ jobId }) => jobId === params.id) ?? applicationOf({ jobId: String(params.id), days: {} })
    const status = body.status ?? before.status
    const after = { ...before, status, notes: body.notes ?? before.notes, days: { ...before.days, ...(body.on && { [status]: body.on }) } }
    stored = [after, ...stored.filter(({ jobId }) => jobId !== params.id)]
    return HttpResponse.json({ data: after })
  }),
  http.delete('*/api/applications/:id', ({ params }) => {
    sent(`DELETE ${String(params.id)}`)
    trash = stored.filter(({ jobId }) => jobId === params.id)
    stored = stored.filter(({ jobId }) => jobId !== params.id)
    return HttpResponse.json({ data: { deleted: true } })
  }),
  http.post('*/api/trash/application/:id/restore', ({ params }) => {
    sent(`restore ${String(params.id)}`)
    stored = [...trash, ...stored]
    return HttpResponse.json({ data: { restored: true } })
  }),
]

beforeEach(() => {
  sent.mockReset()
  stored = [applicationOf(), applicationOf({ jobId: 'j2', jobTitle: 'Nurse', status: 'saved', isOpen: false, notes: 'Ask Ada', days: { saved: '2026-11-03' } })]
  server.use(...handlers)
})

async function show(path?: string) {
  const view = renderScreen(<Applications />, path)
  const region = within(await screen.findByRole('region', { name: 'My applications' }))
  return { ...view, region }
}
const titles = () => within(screen.getByRole('list', { name: 'Applications' })).queryAllByRole('listitem').map((item) => item.querySelector('p')!.textContent)

test('who keeps no job sees nothing', async () => {
  stored = []
  const asked = vi.fn()
  server.use(http.get('*/api/applications', () => { asked(); return HttpResponse.json({ data: [] }) }))
  renderScreen(<Applications />)
  await waitFor(() => expect(asked).toHaveBeenCalled())
  expect(screen.queryByRole('region', { name: 'My applications' })).toBeNull()
})

test('the jobs with status, date and notes; open ones lead to their page', async () => {
  const { region } = await show()
  expect(titles()).toEqual(['Harbour planner', 'NurseNo longer open'])
  expect(region.getByRole('link', { name: 'Harbour planner' })).toHaveAttribute('href', '/jobs/j1')
  expect(region.queryByRole('link', { name: 'Nurse' })).toBeNull()
  expect(region.getByLabelText('Status of Harbour planner')).toHaveValue('applied')
  expect(region.getByLabelText('Date of Harbour planner')).toHaveValue('2026-11-02')
  expect(region.getByText('Ask Ada')).toBeVisible()
})

test('filtered by status, with how many there are', async () => {
  const { user, region } = await show()
  expect(within(region.getByRole('group', { name: 'Status' })).getAllByRole('button').map(({ textContent }) => textContent)).toEqual(['All 2', 'Saved 1', 'Applied 1', 'Interviewing 0', 'Offer 0', 'Rejected 0'])
  await user.click(region.getByRole('button', { name: 'Saved 1' }))
  expect(titles()).toEqual(['NurseNo longer open'])
  await user.click(region.getByRole('button', { name: 'Offer 0' }))
  expect(region.getByText('Nothing here with this status.')).toBeVisible()
})

describe('changes are stored', () => {
  test('status', async () => {
    const { user, region } = await show()
    await user.selectOptions(region.getByLabelText('Status of Harbour planner'), 'Interviewing')
    expect(region.getByRole('button', { name: 'Interviewing 1' })).toBeVisible()
    await waitFor(() => expect(sent).toHaveBeenCalledWith('PUT j1', { status: 'interviewing' }))
  })

  test('the day of a status', async () => {
    const { region } = await show()
    const day = region.getByLabelText('Date of Harbour planner')
    fireEvent.change(day, { target: { value: '2026-11-05' } })
    expect(sent).not.toHaveBeenCalled()
    fireEvent.blur(day)
    await waitFor(() => expect(sent).toHaveBeenCalledWith('PUT j1', { status: 'applied', on: '2026-11-05' }))
  })

  test('notes, when the field is left', async () => {
    const { user, region } = await show()
    await user.click(region.getByRole('button', { name: /^Notes ?on Nurse/ }))
    await user.type(region.getByLabelText('Notes on Nurse'), ' on Monday')
    await user.tab()
    await waitFor(() => expect(sent).toHaveBeenCalledExactlyOnceWith('PUT j2', { notes: 'Ask Ada on Monday' }))
  })

  test('a refusal says so and shows what is stored', async () => {
    server.use(refuses('put', '/api/applications/{id}', 500))
    const { user, region } = await show()
    await user.selectOptions(region.getByLabelText('Status of Harbour planner'), 'Offer')
    expect(await region.findByText('We couldn’t save this. Please try again.')).toBeVisible()
    await waitFor(() => expect(region.getByLabelText('Status of Harbour planner')).toHaveValue('applied'))
  })
})

describe('removing', () => {
  test('can be undone', async () => {
    const { user, region } = await show()
    await user.click(region.getByRole('button', { name: 'Remove Harbour planner' }))
    expect(titles()).toEqual(['NurseNo longer open'])
    const undo = await screen.findByRole('button', { name: 'Undo' })
    expect(undo).toHaveAccessibleDescription('Moved “Harbour planner” to the trash.')
    expect(region.getByRole('heading', { name: 'My applications' })).toHaveFocus()
    await user.click(undo)
    await waitFor(() => expect(titles()).toEqual(['Harbour planner', 'NurseNo longer open']))
    expect(sent.mock.calls).toEqual([['DELETE j1'], ['restore j1']])
    expect(region.getByRole('heading', { name: 'My applications' })).toHaveFocus()
    expect(await screen.findByText('“Harbour planner” is back in your applications.')).toBeVisible()
  })

  test('the last one comes back too, by the key', async () => {
    stored = [applicationOf()]
    const { user, region } = await show()
    await user.click(region.getByRole('button', { name: 'Remove Harbour planner' }))
    expect(await screen.findByText('Moved “Harbour planner” to the trash.')).toBeVisible()
    expect(screen.queryByRole('region', { name: 'My applications' })).toBeNull()
    await user.keyboard('u')
    expect(await screen.findByRole('heading', { name: 'My applications' })).toHaveFocus()
    expect(titles()).toEqual(['Harbour planner'])
  })

  test('an undo that fails says so', async () => {
    server.use(http.post('*/api/trash/application/j1/restore', () => HttpResponse.json({}, { status: 500 })))
    const { user, region } = await show()
    await user.click(region.getByRole('button', { name: 'Remove Harbour planner' }))
    await user.click(await screen.findByRole('button', { name: 'Undo' }))
    expect(await screen.findByText('We couldn’t restore this. Please try again.')).toBeVisible()
    expect(titles()).toEqual(['NurseNo longer open'])
  })

  test('a refusal brings it back', async () => {
    server.use(refuses('delete', '/api/applications/{id}', 500))
    const { user, region } = await show()
    await user.click(region.getByRole('button', { name: 'Remove Nurse' }))
    expect(await screen.findByText('We couldn’t remove this. Please try again.')).toBeVisible()
    await waitFor(() => expect(titles()).toHaveLength(2))
  })
})

test('an address that names the list is followed when the list comes', async () => {
  const { region } = await show('/dashboard#applications')
  expect(region.getByRole('heading', { name: 'My applications' })).toHaveFocus()
})
