import { focusManager } from '@tanstack/react-query'
import { screen, within } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import type { ReactElement } from 'react'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import * as saveFile from '@/lib/save-file'
import { gate } from '@/test/gate'
import { renderScreen } from '@/test/render-screen'
import { server } from '@/test/setup'
import Log from './log/Log'
import Messages from './messages/Messages'
import Reports from './reports/Reports'
import Status from './status/Status'
import Subscribers from './subscribers/Subscribers'
import { entryOf, messageOf, reportOf, statusOf, subscriberOf } from './testing'

const answersWith = (part: string, data: unknown) => server.use(http.get(`*/api/operator/${part}`, () => HttpResponse.json({ data })))
const show = (part: ReactElement, path = '/operator/log') => renderScreen(part, path)
const pageOf = (entries: unknown[], over = {}) => ({ entries, total: entries.length, page: 1, pages: 1, ...over })
const cells = () => screen.getAllByRole('row').slice(1).map((row) => [...row.children].map((cell) => (cell.lastElementChild ?? cell).textContent))

afterEach(() => vi.restoreAllMocks())

/** Part, what it loads in words, an answer, and something that it shows then. */
const PARTS: [string, ReactElement, string, unknown, RegExp][] = [
  ['messages', <Messages key="m" />, 'the messages', [messageOf()], /Nils: Billing/],
  ['subscribers', <Subscribers key="s" />, 'the subscribers', [subscriberOf()], /eva@example\.org/],
  ['reports', <Reports key="r" />, 'the reported jobs', [reportOf()], /Asks for money/],
  ['status', <Status key="t" />, 'the state of the server', statusOf(), /2\.4\.0/],
  ['log', <Log key="l" />, 'the log', pageOf([entryOf()]), /Changed the plan/],
]

describe.each(PARTS)('%s', (part, element, what, data, content) => {
  test('while it loads', async () => {
    const answer = gate()
    server.use(http.get(`*/api/operator/${part}`, async () => {
      await answer.opened
      return HttpResponse.json({ data })
    }))
    show(element)
    expect(screen.getByRole('status', { name: `Loading ${what}` })).toHaveAttribute('aria-busy', 'true')
    answer.open()
    expect(await screen.findByText(content)).toBeVisible()
  })

  test('a failure, and Retry', async () => {
    answersWith(part, data)
    server.use(http.get(`*/api/operator/${part}`, () => HttpResponse.json({}, { status: 500 }), { once: true }))
    const { user } = show(element)
    expect(await screen.findByRole('alert')).toHaveTextContent(`We couldn’t load ${what}`)
    await user.click(screen.getByRole('button', { name: 'Retry' }))
    expect(await screen.findByText(content)).toBeVisible()
  })
})

test.each<[string, ReactElement, unknown, string]>([
  ['messages', <Messages key="m" />, [], 'No messages yet'],
  ['subscribers', <Subscribers key="s" />, [], 'No subscribers yet'],
  ['reports', <Reports key="r" />, [], 'No reported jobs'],
  ['log', <Log key="l" />, pageOf([]), 'The log is empty'],
])('no %s', async (part, element, nothing, words) => {
  answersWith(part, nothing)
  show(element)
  expect(await screen.findByText(words)).toBeVisible()
  expect(screen.queryByRole('table')).toBeNull()
})

describe('messages', () => {
  test('have their text as it was typed, and an address to answer to', async () => {
    answersWith('messages', [messageOf(), messageOf({ id: 'm2', name: 'Eve', email: 'eve@example.org?bcc=all@example.org' })])
    show(<Messages />)
    const [first, second] = within(await screen.findByRole('list', { name: 'Messages' })).getAllByRole('listitem')
    expect(within(first!).getByText(/First line/).textContent).toBe('First line\nSecond line')
    expect(within(first!).getByRole('link')).toHaveAttribute('href', 'mailto:nils@example.org?subject=Re%3A%20Billing')
    expect(within(second!).getByRole('link')).toHaveAttribute('href', 'mailto:eve@example.org%3Fbcc%3Dall%40example.org?subject=Re%3A%20Billing')
  })
})

describe('subscribers', () => {
  test('are saved as a file that computes nothing', async () => {
    const save = vi.spyOn(saveFile, 'saveBlob').mockReturnValue()
    answersWith('subscribers', [subscriberOf(), subscriberOf({ list: 'newsletter', email: '=cmd@example.org' })])
    const { user } = show(<Subscribers />)
    expect(await screen.findByText('2 subscriptions')).toBeVisible()
    expect(cells().map(([email, list]) => [email, list])).toEqual([['eva@example.org', 'Early access'], ['=cmd@example.org', 'Newsletter']])
    await user.click(screen.getByRole('button', { name: 'Save as CSV' }))
    const [blob, name] = save.mock.calls[0]!
    expect(name).toBe('subscribers.csv')
    expect(blob.type).toBe('text/csv')
    const text = await new Promise((read) => Object.assign(new FileReader(), { onload: ({ target }: ProgressEvent<FileReader>) => read(target?.result) }).readAsText(blob))
    expect(text).toBe('"List","Email","Subscribed"\r\n"early_access","eva@example.org","2026-01-05T12:00:00Z"\r\n"newsletter","\'=cmd@example.org","2026-01-05T12:00:00Z"\r\n')
  })
})

describe('reported jobs', () => {
  test('lead to the job, and say what is wrong and who says so', async () => {
    answersWith('reports', [reportOf(), reportOf({ jobId: 'j2', note: '', reportedBy: '', reason: 'closed' })])
    show(<Reports />)
    const [first, second] = within(await screen.findByRole('list', { name: 'Reported jobs' })).getAllByRole('listitem')
    expect(within(first!).getByRole('link', { name: 'Nurse' })).toHaveAttribute('href', '/jobs/j%201')
    expect(first).toHaveTextContent(/NurseScamHarbour ClinicAsks for moneyReported by nils@example\.org, /)
    expect(second).toHaveTextContent(/NurseNo longer openHarbour ClinicReported by a deleted account, /)
  })
})

describe('the server', () => {
  const figure = (name: string) => screen.getByText(name).nextElementSibling?.textContent

  test('what it does, in figures', async () => {
    answersWith('status', statusOf())
    show(<Status />)
    expect(await screen.findByText('2.4.0')).toBeVisible()
    expect(['Requests running', 'Connections open', 'Uploads being stored', 'Version'].map(figure)).toEqual(['1,204', '31', '2', '2.4.0'])
    expect(screen.getByRole('table', { name: 'Queues' })).toBeVisible()
    expect(screen.getAllByRole('columnheader').map((head) => head.textContent)).toEqual(['Queue', 'Running', 'Waiting', 'Limit'])
    expect(cells()).toEqual([['Resume files', '2', '7', '4']])
  })

  test.each([[true, true, 'Working', 'Working'], [true, false, 'Working', 'Not working'], [false, true, 'Not working', 'Working']])('database %s, files %s, in words', async (database, files, first, second) => {
    answersWith('status', statusOf({ database, files }))
    show(<Status />)
    await screen.findByText('Database')
    expect([figure('Database'), figure('Files')]).toEqual([first, second])
    expect(screen.getByText('Database').closest('[role=status]')).toContainElement(screen.getByText('Files'))
  })

  describe('is asked again every 5 seconds', () => {
    beforeEach(() => void vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] }))
    afterEach(() => {
      focusManager.setFocused(undefined)
      vi.useRealTimers()
    })
    const after5Seconds = () => vi.advanceTimersByTimeAsync(5_000)
    const open = async () => {
      answersWith('status', statusOf({ connectionsOpen: 76 }))
      show(<Status />)
      await screen.findByText('76')
    }

    test('what fails then leaves the figures, and says how old they are', async () => {
      await open()
      answersWith('status', statusOf({ connectionsOpen: 77 }))
      await after5Seconds()
      expect(await screen.findByText('77')).toBeVisible()
      server.use(http.get('*/api/operator/status', () => HttpResponse.json({}, { status: 500 })))
      await after5Seconds()
      expect(await screen.findByRole('alert')).toHaveTextContent(/We couldn’t load the state of the server\. These figures are from .+ We keep trying\./)
      expect(screen.getByText('77')).toBeVisible()
    })

    test('not while nobody looks at it', async () => {
      await open()
      const asked = vi.fn()
      server.use(http.get('*/api/operator/status', () => {
        asked()
        return HttpResponse.json({ data: statusOf({ connectionsOpen: 77 }) })
      }))
      focusManager.setFocused(false)
      await after5Seconds()
      await after5Seconds()
      expect(asked).not.toHaveBeenCalled()
      focusManager.setFocused(true)
      expect(await screen.findByText('77')).toBeVisible()
    })
  })
})

describe('the log', () => {
  const ACTIONS: [string, string][] = [
    ['plan', 'Changed the plan'], ['disable', 'Disabled the account'], ['enable', 'Enabled the account'], ['reset-link', 'Made a reset link'],
    ['invite', 'Made an invitation'], ['withdraw-invitation', 'Withdrew an invitation'], ['remove-job', 'Removed a job'], ['some-new-thing', 'Some new thing'],
  ]
  test.each(ACTIONS)('says of %s: %s', async (action, words) => {
    answersWith('log', pageOf([entryOf({ action, detail: '' })]))
    show(<Log />)
    expect(await screen.findByText(words)).toBeVisible()
    expect(cells()[0]).toEqual([words, 'ada@example.org', 'mara@example.org', expect.stringMatching(/^Jan 5, 2026, \d/)])
  })

  test.each([['pro until 2031-03-03T12:00:00Z', 'Pro until Mar 3, 2031'], ['teams', 'Teams with no end date'], ['free', 'Free'], ['a new kind of thing', 'a new kind of thing']])('writes the plan %j as %s', async (detail, words) => {
    answersWith('log', pageOf([entryOf({ detail })]))
    show(<Log />)
    expect(await screen.findByText(words)).toBeVisible()
  })

  test('has pages', async () => {
    const asked = vi.fn<(page: string | null) => void>()
    server.use(http.get('*/api/operator/log', ({ request }) => {
      const page = new URL(request.url).searchParams.get('page')
      asked(page)
      return HttpResponse.json({ data: pageOf([entryOf()], { total: 60, page: Number(page), pages: 2 }) })
    }))
    const { user, url } = show(<Log />)
    await user.click(await screen.findByRole('link', { name: 'Next' }))
    expect(await screen.findByText('Page 2 of 2')).toBeVisible()
    expect(url()).toBe('/operator/log?page=2')
    expect(asked.mock.calls).toEqual([['1'], ['2']])
    expect(screen.getByRole('link', { name: 'Previous' })).toHaveAttribute('href', '/operator/log')
  })

  test('past its end', async () => {
    answersWith('log', pageOf([], { total: 60, page: 9, pages: 2 }))
    show(<Log />, '/operator/log?page=9')
    expect(await screen.findByRole('link', { name: 'Go to the first page' })).toHaveAttribute('href', '/operator/log')
  })
})
