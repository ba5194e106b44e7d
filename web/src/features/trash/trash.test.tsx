import { screen, waitFor, within } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { gate } from '@/test/gate'
import { renderScreen } from '@/test/render-screen'
import { server } from '@/test/setup'
import type { Trashed } from './model'
import TrashPage from './TrashPage'

const DAY = 24 * 3_600_000
const trashedOf = (over: Partial<Trashed> = {}): Trashed => ({ kind: 'resume', id: 'r1', title: 'Old CV', detail: '', deletedAt: new Date(Date.now() - 2 * DAY).toISOString(), goneAt: '2031-05-17T12:00:00Z', ...over })

let items: Trashed[]
const called = vi.fn<(call: string) => void>()
const take = (call: string, id: unknown) => {
  called(`${call} ${String(id)}`)
  items = items.filter((item) => item.id !== id)
}

beforeEach(() => {
  called.mockReset()
  items = [trashedOf(), trashedOf({ kind: 'application', id: 'j1', title: 'Nurse', detail: 'St Mary’s' }), trashedOf({ id: 'r2', title: 'Short version' }), trashedOf({ kind: 'portfolio', id: 'p1', title: '' })]
  server.use(
    http.get('*/api/trash', () => HttpResponse.json({ data: items })),
    http.post('*/api/trash/:kind/:id/restore', ({ params }) => {
      take(`restore ${String(params.kind)}`, params.id)
      return HttpResponse.json({ data: { restored: true } })
    }),
    http.delete('*/api/trash/:kind/:id', ({ params }) => {
      take(`delete ${String(params.kind)}`, params.id)
      return HttpResponse.json({ data: { deleted: true } })
    }),
  )
})

const show = () => renderScreen(<TrashPage />, '/trash')
const list = (name: string) => screen.findByRole('region', { name }).then(within)
const entry = async (title: string) => within((await screen.findByText(title)).closest('li')!)
const heading = () => screen.getByRole('heading', { level: 1, name: 'Trash' })

describe('what it shows', () => {
  test('everything by kind, with the two dates', async () => {
    show()
    const resumes = await list('Resumes')
    expect(resumes.getAllByRole('listitem').map((item) => item.querySelector('p')!.textContent)).toEqual(['Old CV', 'Short version'])
    expect((await entry('Old CV')).getByText(/^Deleted/)).toHaveTextContent(/^Deleted 2 days ago, gone for good on .*2031/)
    expect((await list('Applications')).getByText('Nurse')).toBeVisible()
    expect((await list('Portfolios')).getByText('Untitled')).toBeVisible()
    expect((await list('Portfolios')).getByText('If it had a website, restoring doesn’t put that back online.')).toBeVisible()
    expect(screen.queryByRole('region', { name: 'Letters' })).toBeNull()
    expect(screen.getByText(/stays here for 30 days/)).toBeVisible()
  })

  test('while it loads', async () => {
    const answer = gate()
    server.use(http.get('*/api/trash', async () => {
      await answer.opened
      return HttpResponse.json({ data: [] })
    }))
    show()
    expect(screen.getByRole('status', { name: 'Loading your trash' })).toHaveAttribute('aria-busy', 'true')
    answer.open()
    expect(await screen.findByText('Your trash is empty')).toBeVisible()
  })

  test('nothing, and the way back', async () => {
    items = []
    show()
    expect(await screen.findByText('Your trash is empty')).toBeVisible()
    expect(screen.getByRole('link', { name: 'Back to your dashboard' })).toHaveAttribute('href', '/dashboard')
  })

  test('a failure, and Retry', async () => {
    server.use(http.get('*/api/trash', () => HttpResponse.json({}, { status: 500 }), { once: true }))
    const { user } = show()
    expect(await screen.findByRole('alert')).toHaveTextContent('We couldn’t load your trash.')
    await user.click(screen.getByRole('button', { name: 'Retry' }))
    expect(await entry('Old CV')).toBeDefined()
  })
})

describe('restoring', () => {
  test('takes it out of the list, and says where it is', async () => {
    const { user } = show()
    await user.click((await entry('Old CV')).getByRole('button', { name: /^Restore/ }))
    expect(await screen.findByText('“Old CV” is back in your resumes.')).toBeVisible()
    expect(called).toHaveBeenCalledExactlyOnceWith('restore resume r1')
    expect(screen.queryByRole('button', { name: 'Restore “Old CV”' })).toBeNull()
    expect(heading()).toHaveFocus()
  })

  test('the last one leaves an empty trash', async () => {
    items = [trashedOf()]
    const { user } = show()
    await user.click(await screen.findByRole('button', { name: 'Restore “Old CV”' }))
    expect(await screen.findByText('Your trash is empty')).toBeVisible()
  })

  test('what the plan does not allow stays, with the server’s words beside it', async () => {
    server.use(http.post('*/api/trash/resume/r1/restore', () => HttpResponse.json({ code: 'plan_limit', message: 'The Free plan keeps up to 3 resumes.' }, { status: 403 })))
    const { user } = show()
    const button = (await entry('Old CV')).getByRole('button', { name: /^Restore/ })
    await user.click(button)
    expect(await (await entry('Old CV')).findByRole('alert')).toHaveTextContent('The Free plan keeps up to 3 resumes.')
    expect(button).toHaveFocus()
  })

  test('what is gone meanwhile leaves the list', async () => {
    server.use(http.post('*/api/trash/resume/r1/restore', () => HttpResponse.json({ code: 'not_found', message: 'This is no longer in the trash.' }, { status: 404 })))
    const { user } = show()
    await user.click((await entry('Old CV')).getByRole('button', { name: /^Restore/ }))
    expect(await screen.findByText('This is no longer in the trash.')).toBeVisible()
    expect(screen.queryByText('Old CV')).toBeNull()
  })
})

describe('deleting for good', () => {
  const ask = async () => {
    const view = show()
    await view.user.click((await entry('Old CV')).getByRole('button', { name: /^Delete for good/ }))
    const question = await screen.findByRole('alertdialog', { name: 'Delete “Old CV” for good?' })
    expect(question).toHaveAccessibleDescription('You can’t undo this.')
    return { ...view, question: within(question) }
  }

  test('asks, and declining keeps it', async () => {
    const { user, question } = await ask()
    expect(question.getByRole('button', { name: 'Cancel' })).toHaveFocus()
    await user.click(question.getByRole('button', { name: 'Cancel' }))
    expect(screen.queryByRole('alertdialog')).toBeNull()
    expect(await entry('Old CV')).toBeDefined()
    expect(called).not.toHaveBeenCalled()
  })

  test('deletes it', async () => {
    const { user, question } = await ask()
    await user.click(question.getByRole('button', { name: 'Delete for good' }))
    expect(await screen.findByText('“Old CV” is gone for good.')).toBeVisible()
    expect(called).toHaveBeenCalledExactlyOnceWith('delete resume r1')
    await waitFor(() => expect(screen.queryByText('Old CV')).toBeNull())
    expect(screen.queryByRole('alertdialog')).toBeNull()
  })

  test('a refusal keeps it and says so', async () => {
    server.use(http.delete('*/api/trash/resume/r1', () => HttpResponse.json({}, { status: 500 })))
    const { user, question } = await ask()
    await user.click(question.getByRole('button', { name: 'Delete for good' }))
    expect(await screen.findByText('We couldn’t delete this. Please try again.')).toBeVisible()
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
    expect(await entry('Old CV')).toBeDefined()
  })
})
