import { http, HttpResponse } from 'msw'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { server } from '@/test/setup'
import { emptyParsed } from '../testing'
import { DraftKeeper, forgetTabCopy, loadDraft, REST, toDraft, undecided, type Draft } from './draft'
import { toForm } from './form-model'

const ID = 'r1'
const draftOf = (name: string): Draft => ({ ...undecided, form: { ...toForm(emptyParsed), name } })
const sent = vi.fn()
const takes = () => http.put('*/api/resume/:id/draft', async ({ request }) => {
  sent(((await request.json()) as { draft: Draft }).draft.form?.name)
  return HttpResponse.json({ data: { savedAt: new Date().toISOString() } })
})
const refuses = () => http.put('*/api/resume/:id/draft', () => HttpResponse.error())
const holds = (draft: unknown, savedAt: string | null) => http.get('*/api/resume/:id/draft', () => HttpResponse.json({ data: { draft, savedAt } }))

beforeEach(() => {
  sent.mockReset()
  server.use(takes(), holds(null, null))
})
afterEach(() => vi.useRealTimers())

describe('keeping', () => {
  test('it is sent once typing rests, the last state only', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true })
    const keeper = new DraftKeeper(ID)
    keeper.keep(draftOf('A'))
    vi.advanceTimersByTime(REST / 2)
    keeper.keep(draftOf('Ada'))
    expect(sent).not.toHaveBeenCalled()
    vi.advanceTimersByTime(REST)
    await vi.waitFor(() => expect(sent).toHaveBeenCalledExactlyOnceWith('Ada'))
    await vi.waitFor(() => expect(sessionStorage).toHaveLength(0))
  })

  test('what cannot be sent stays in the tab and is there after a reload', async () => {
    server.use(refuses())
    const keeper = new DraftKeeper(ID)
    keeper.keep(draftOf('Ada'))
    await keeper.flush()
    expect((await loadDraft(ID))?.form?.name).toBe('Ada')
    server.use(takes())
    await keeper.flush()
    expect(sent).toHaveBeenCalledExactlyOnceWith('Ada')
  })

  test('after the end nothing is sent any more', async () => {
    const keeper = new DraftKeeper(ID)
    keeper.keep(draftOf('Ada'))
    await keeper.stop()
    await keeper.flush()
    expect(sent).not.toHaveBeenCalled()
    expect(await loadDraft(ID)).toBeNull()
  })
})

describe('loading', () => {
  const copy = async (name: string) => {
    server.use(refuses())
    const keeper = new DraftKeeper(ID)
    keeper.keep(draftOf(name))
    await keeper.flush()
  }
  test('the server’s, when this tab has none', async () => {
    server.use(holds(draftOf('Elsewhere'), '2026-01-01T00:00:00Z'))
    expect((await loadDraft(ID))?.form?.name).toBe('Elsewhere')
  })
  test('the newer of both', async () => {
    await copy('Here')
    server.use(holds(draftOf('Elsewhere'), '2020-01-01T00:00:00Z'))
    expect((await loadDraft(ID))?.form?.name).toBe('Here')
    server.use(holds(draftOf('Elsewhere'), '2999-01-01T00:00:00Z'))
    expect((await loadDraft(ID))?.form?.name).toBe('Elsewhere')
  })
  test('the tab’s, when the server does not answer', async () => {
    await copy('Here')
    server.use(http.get('*/api/resume/:id/draft', () => HttpResponse.error()))
    expect((await loadDraft(ID))?.form?.name).toBe('Here')
    forgetTabCopy(ID)
    expect(await loadDraft(ID)).toBeNull()
  })
})

test.each<[string, unknown, boolean]>([
  ['nothing', null, false],
  ['text', 'draft', false],
  ['a form without its lists', { form: { name: 'Ada', email: '' } }, false],
  ['decisions without a form', { form: null, answered: ['name'], ignored: [1], placed: [] }, true],
  ['a form from before there were links', { form: { ...toForm(emptyParsed), links: undefined } }, true],
])('%s: a draft is %s', (_, value, is) => expect(toDraft(value) !== null).toBe(is))

test('whatever does not fit among the decisions is left out', () => {
  expect(toDraft({ form: null, answered: ['name', 3], ignored: ['x', 2] })).toEqual({ form: null, answered: ['name'], ignored: [2], placed: [] })
})
