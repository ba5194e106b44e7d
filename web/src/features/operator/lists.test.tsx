import { focusManager } from '@tanstack/react-query'
import { screen, waitFor, within } from '@testing-library/react'
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
import { subscribersCsv } from './subscribers/csv'
import Subscribers from './subscribers/Subscribers'
import { entryOf, messageOf, reportOf, statusOf, subscriberOf } from './testing'

const answersWith = (part: string, data: unknown) => server.use(http.get(`*/api/operator/${part}`, () => HttpResponse.json({ data })))
const show = (part: ReactElement, path = '/operator/log') => renderScreen(part, path)
const pageOf = (name: string, found: unknown[], over = {}) => ({ [name]: found, total: found.length, page: 1, pages: 1, ...over })
const cells = () => screen.getAllByRole('row').slice(1).map((row) => [...row.children].map((cell) => (cell.lastElementChild ?? cell).textContent))

afterEach(() => vi.restoreAllMocks())

/** Part, what it loads in words, an answer, and something that it shows then. */
const PARTS: [string, ReactElement, string, unknown, RegExp][] = [
  ['messages', <Messages key="m" />, 'the messages', pageOf('messages', [messageOf()]), /Nils: Billing/],
  ['subscribers', <Subscribers key="s" />, 'the subscribers', pageOf('subscribers', [subscriberOf()]), /eva@example\.org/],
  ['reports', <Reports key="r" />, 'the reported jobs', pageOf('reports', [reportOf()]), /Asks for money/],
  ['status', <Status key="t" />, 'the state of the server', statusOf(), /2\.4\.0/],
  ['log', <Log key="l" />, 'the log', pageOf('entries', [entryOf()]), /Changed the plan/],
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

/** A list in pages: part, what holds its entries, one of them, and the words for none. */
const LISTS: [string, ReactElement, string, object, string][] = [
  ['messages', <Messages key="m" />, 'messages', messageOf(), 'No messages yet'],
  ['subscribers', <Subscribers key="s" />, 'subscribers', subscriberOf(), 'No subscribers yet'],
  ['reports', <Reports key="r" />, 'reports', reportOf(), 'No reported jobs'],
  ['log', <Log key="l" />, 'entries', entryOf(), 'The log is empty'],
]

describe.each(LISTS)('the pages of %s', (part, element, name, entry, none) => {
  test('none', async () => {
    answersWith(part, pageOf(name, []))
    show(element)
    expect(await screen.findByText(none)).toBeVisible()
    for (const role of ['table', 'list', 'navigation', 'button']) expect(screen.queryByRole(role)).toBeNull()
  })

  test('a single one leads nowhere', async () => {
    answersWith(part, pageOf(name, [entry]))
    show(element)
    expect(await screen.findByRole(part === 'log' || part === 'subscribers' ? 'table' : 'list')).toBeVisible()
    expect(screen.queryByRole('navigation', { name: 'Pages' })).toBeNull()
  })

  test('are turned by the address', async () => {
    const asked = vi.fn<(page: string | null) => void>()
    server.use(http.get(`*/api/operator/${part}`, ({ request }) => {
      const page = new URL(request.url).searchParams.get('page')
      asked(page)
      return HttpResponse.json({ data: pageOf(name, [entry], { total: 60, page: Number(page), pages: 2 }) })
    }))
    const { user, url } = show(element, `/operator/${part}`)
    await user.click(await screen.findByRole('link', { name: 'Next' }))
    expect(await screen.findByText('Page 2 of 2')).toBeVisible()
    expect(url()).toBe(`/operator/${part}?page=2`)
    expect(asked.mock.calls).toEqual([['1'], ['2']])
    expect(screen.getByRole('link', { name: 'Previous' })).toHaveAttribute('href', `/operator/${part}`)
  })

  test('past their end', async () => {
    answersWith(part, pageOf(name, [], { total: 60, page: 9, pages: 2 }))
    show(element, `/operator/${part}?page=9`)
    expect(await screen.findByRole('link', { name: 'Go to the first page' })).toHaveAttribute('href', `/operator/${part}`)
  })
})

describe('messages', () => {
  test('have their text as it was typed, and an address to answer to', async () => {
    answersWith('messages', pageOf('messages', [messageOf(), messageOf({ id: 'm2', name: 'Eve', email: 'eve@example.org?bcc=all@example.org' })]))
    show(<Messages />)
    const [first, second] = within(await screen.findByRole('list', { name: 'Messages' })).getAllByRole('listitem')
    expect(within(first!).getByText(/First line/).textContent).toBe('First line\nSecond line')
    expect(within(first!).getByRole('link')).toHaveAttribute('href', 'mailto:nils@example.org?subject=Re%3A%20Billing')
    expect(within(second!).getByRole('link')).toHaveAttribute('href', 'mailto:eve@example.org%3Fbcc%3Dall%40example.org?subject=Re%3A%20Billing')
  })
})

describe('subscribers', () => {
  const textOf = (blob: Blob) => new Promise((read) => Object.assign(new FileReader(), { onload: ({ target }: ProgressEvent<FileReader>) => read(target?.result) }).readAsText(blob))
  const button = () => screen.getByRole('button', { name: 'Save as CSV' })
  const PEOPLE = [subscriberOf(), subscriberOf({ list: 'newsletter' }), subscriberOf({ email: '+news@example.org' }), subscriberOf({ email: '=cmd@example.org' })]
  const asked = vi.fn<(page: number) => void | Promise<void>>()
  /** Two on a page, of which the last one of a page is the first one of the next. */
  const pages = () => {
    asked.mockReset()
    server.use(http.get('*/api/operator/subscribers', async ({ request }) => {
      const page = Number(new URL(request.url).searchParams.get('page'))
      await asked(page)
      return HttpResponse.json({ data: pageOf('subscribers', PEOPLE.slice(page - 1, page + 1), { total: 4, page, pages: 3 }) })
    }))
  }

  test('are listed, and counted', async () => {
    pages()
    show(<Subscribers />, '/operator/subscribers?page=3')
    expect(await screen.findByText('4 subscriptions')).toBeVisible()
    expect(cells().map(([email, list]) => [email, list])).toEqual([['+news@example.org', 'Early access'], ['=cmd@example.org', 'Early access']])
  })

  test('of all pages are saved, each once, whatever page is shown', async () => {
    const save = vi.spyOn(saveFile, 'saveBlob').mockReturnValue()
    pages()
    const { user } = show(<Subscribers />, '/operator/subscribers?page=2')
    await screen.findByText('4 subscriptions')
    const answer = gate()
    asked.mockImplementation(async (page) => (page === 2 ? answer.opened : undefined))
    await user.click(button())
    await waitFor(() => expect(asked.mock.calls).toEqual([[2], [1], [2]]))
    expect(button()).toHaveAttribute('aria-busy', 'true')
    await user.click(button())
    expect(save).not.toHaveBeenCalled()
    answer.open()
    await waitFor(() => expect(save).toHaveBeenCalledOnce())
    expect(asked.mock.calls).toEqual([[2], [1], [2], [3]])
    const [blob, name] = save.mock.calls[0]!
    expect([name, blob.type]).toEqual(['subscribers.csv', 'text/csv'])
    expect(await textOf(blob)).toBe(subscribersCsv(PEOPLE))
    expect(button()).not.toHaveAttribute('aria-busy')
  })

  test.each([['the server’s words', { message: 'Try again in a moment.' }, 'Try again in a moment.'], ['none', {}, 'We couldn’t load the subscribers.']])('a page that fails with %s is said, and nothing saved', async (_, body, message) => {
    const save = vi.spyOn(saveFile, 'saveBlob').mockReturnValue()
    pages()
    const { user } = show(<Subscribers />)
    await screen.findByText('4 subscriptions')
    server.use(http.get('*/api/operator/subscribers', ({ request }) => (request.url.endsWith('page=2') ? HttpResponse.json(body, { status: 503 }) : undefined)))
    await user.click(button())
    expect(await screen.findByText(message)).toBeVisible()
    expect(save).not.toHaveBeenCalled()
    expect(button()).not.toHaveAttribute('aria-busy')
  })
})

describe('reported jobs', () => {
  test('lead to the job, and say what is wrong and who says so', async () => {
    answersWith('reports', pageOf('reports', [reportOf(), reportOf({ jobId: 'j2', note: '', reportedBy: '', reason: 'closed' })]))
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
    ['invite', 'Made an invitation'], ['withdraw-invitation', 'Withdrew an invitation'], ['remove-job', 'Removed a job'],
    ['operator', 'Made an operator'], ['no-operator', 'No longer an operator'], ['some-new-thing', 'Some new thing'],
  ]
  test.each(ACTIONS)('says of %s: %s', async (action, words) => {
    answersWith('log', pageOf('entries', [entryOf({ action, detail: '' })]))
    show(<Log />)
    expect(await screen.findByText(words)).toBeVisible()
    expect(cells()[0]).toEqual([words, 'ada@example.org', 'mara@example.org', expect.stringMatching(/^Jan 5, 2026, \d/)])
  })

  test.each([['pro until 2031-03-03T12:00:00Z', 'Pro until Mar 3, 2031'], ['teams', 'Teams with no end date'], ['free', 'Free'], ['a new kind of thing', 'a new kind of thing']])('writes the plan %j as %s', async (detail, words) => {
    answersWith('log', pageOf('entries', [entryOf({ detail })]))
    show(<Log />)
    expect(await screen.findByText(words)).toBeVisible()
  })

  test('names the command line where that made an entry, and tells entries of one moment apart', async () => {
    const problems = vi.spyOn(console, 'error')
    answersWith('log', pageOf('entries', [entryOf({ operator: 'command line', action: 'operator' }), entryOf({ id: 'e2', operator: 'command line', action: 'operator' })]))
    show(<Log />)
    expect(await screen.findAllByText('Made an operator')).toHaveLength(2)
    expect(cells().map(([, , who]) => who)).toEqual(['Command line', 'Command line'])
    expect(problems).not.toHaveBeenCalled()
  })
})
