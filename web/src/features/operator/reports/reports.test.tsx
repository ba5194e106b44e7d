import { screen, waitFor, within } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { beforeEach, expect, test, vi } from 'vitest'
import { renderScreen } from '@/test/render-screen'
import { server } from '@/test/setup'
import type { JobReport } from '../model'
import { OperatorPage } from '../OperatorPage'
import { partAt } from '../parts'
import { reportOf } from '../testing'

const SURE = 'Everybody loses it, also whoever posted it. This can’t be undone.'

let reports: JobReport[]
const removed = vi.fn<(job: unknown) => void>()

beforeEach(() => {
  removed.mockReset()
  reports = [reportOf(), reportOf({ jobId: 'j2', title: 'Welder' }), reportOf({ reportedBy: 'ada@example.org' })]
  server.use(
    http.get('*/api/operator/reports', () => HttpResponse.json({ data: { reports, total: reports.length, page: 1, pages: 1 } })),
    http.delete('*/api/operator/jobs/:id', ({ params }) => {
      removed(params.id)
      reports = reports.filter(({ jobId }) => jobId !== params.id)
      return HttpResponse.json({ data: { deleted: true } })
    }),
  )
})

const titles = () => screen.getAllByRole('heading', { level: 2 }).map((heading) => heading.querySelector('a')!.textContent)

async function ask() {
  const view = renderScreen(<OperatorPage part={partAt('reports')!} />, '/operator/reports')
  await view.user.click((await screen.findAllByRole('button', { name: 'Remove job “Nurse”' }))[0]!)
  const question = await screen.findByRole('alertdialog', { name: 'Remove “Nurse” from the board?' })
  expect(question).toHaveAccessibleDescription(SURE)
  return { ...view, question: within(question) }
}

test('takes the job off the board, with all that is said about it', async () => {
  const { user, question } = await ask()
  await user.click(question.getByRole('button', { name: 'Remove job' }))
  expect(await screen.findByText('“Nurse” is off the board.')).toBeVisible()
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
  expect(removed).toHaveBeenCalledExactlyOnceWith('j 1')
  expect(titles()).toEqual(['Welder'])
  await waitFor(() => expect(screen.getByRole('heading', { level: 1, name: 'Reported jobs' })).toHaveFocus())
})

test('declining keeps it', async () => {
  const { user, question } = await ask()
  await user.click(question.getByRole('button', { name: 'Cancel' }))
  expect(screen.queryByRole('alertdialog')).toBeNull()
  expect(removed).not.toHaveBeenCalled()
  expect(titles()).toEqual(['Nurse', 'Welder', 'Nurse'])
})

test.each([['its own words', { message: 'There is no such job.' }, 'There is no such job.'], ['none', {}, 'We couldn’t remove this job.']])('a refusal with %s is said, and the list asked for again', async (_, body, message) => {
  server.use(http.delete('*/api/operator/jobs/:id', () => HttpResponse.json(body, { status: 404 })))
  const { user, question } = await ask()
  reports = [reportOf({ jobId: 'j2', title: 'Welder' })]
  await user.click(question.getByRole('button', { name: 'Remove job' }))
  expect(await screen.findByText(message)).toBeVisible()
  await waitFor(() => expect(titles()).toEqual(['Welder']))
  expect(screen.queryByRole('alertdialog')).toBeNull()
})

test('the last one of a page leads to the first page', async () => {
  reports = [reportOf()]
  server.use(http.get('*/api/operator/reports', () => HttpResponse.json({ data: { reports, total: 50 + reports.length, page: 2, pages: reports.length > 0 ? 2 : 1 } })))
  const { user } = renderScreen(<OperatorPage part={partAt('reports')!} />, '/operator/reports?page=2')
  await user.click(await screen.findByRole('button', { name: 'Remove job “Nurse”' }))
  await user.click(within(screen.getByRole('alertdialog')).getByRole('button', { name: 'Remove job' }))
  expect(await screen.findByRole('link', { name: 'Go to the first page' })).toHaveAttribute('href', '/operator/reports')
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
})
