import { screen, within } from '@testing-library/react'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { answers, refuses } from '@/test/mock-api'
import { renderScreen } from '@/test/render-screen'
import { server } from '@/test/setup'
import type { Finding, ScoreCard } from '../model'
import { recordOf } from '../testing'
import { nextFixes, notApplicable, passed, toImprove } from './findings'
import { ScoreCardDialog } from './ScoreCardDialog'
import { checksInWords, fieldInWords, placeInWords, points, readerInWords } from './wording'

const finding = (rule: string, earned: number, max: number, over: Partial<Finding> = {}): Finding => ({
  rule,
  title: `Title of ${rule}`,
  status: earned >= max ? 'pass' : earned > 0 ? 'partial' : 'fail',
  earned,
  max,
  severity: null,
  evidence: [],
  message: `Message of ${rule}`,
  fix: `Fix of ${rule}`,
  ...over,
})
const group = (id: string, rules: Finding[]) => ({ id, name: id, earned: rules.reduce((sum, { earned }) => sum + earned, 0), max: rules.reduce((sum, { max }) => sum + max, 0), rules })
const cardOf = (over: Partial<ScoreCard> = {}): ScoreCard => ({
  score: 79,
  card: '1',
  reader: 'embedded 1',
  design: null,
  asOf: '2026-11-21',
  language: 'de',
  label: 'Fair',
  band: 'fair',
  groups: [],
  deductions: [],
  caps: [],
  advice: [],
  flags: [],
  checks: { available: 27, total: 35 },
  ...over,
})
const full = cardOf({
  groups: [
    group('file', [finding('file.text', 4, 4), finding('file.order', 4.8, 5, { status: 'partial', severity: 'major' })]),
    group('content', [finding('content.evidence', 3, 7, { evidence: [{ page: 1, box: null, field: 'experience[0].description', text: 'Responsible for billing' }] }), finding('contact.place', 1, 2)]),
    group('skills', [finding('skills.acronyms', 0, 0, { status: 'na' })]),
    group('fair', [finding('fair.hidden', 0, 0, { status: 'fail' }), finding('fair.numbers', 0, 0, { status: 'fail' })]),
  ],
  deductions: [
    { rule: 'fair.hidden', points: 15, reason: 'Hidden text.' },
    { rule: 'fair.numbers', points: 2, reason: 'A number.' },
  ],
  caps: [{ rule: 'fair.hidden', limit: 59, reason: 'Your file holds text nobody can see.' }],
  advice: [{ id: 'summary', message: 'You have no opening summary.' }],
  flags: [
    { id: 'early', on: true, reason: 'You finished not long ago.' },
    { id: 'plain', on: false, reason: 'Figures are rare.' },
  ],
})

describe('the order of findings', () => {
  test('what holds the score down stands first, then what costs most', () => {
    expect(toImprove(full).map(({ finding: { rule }, cost }) => [rule, Number(cost.toFixed(1))])).toEqual([
      ['fair.hidden', 15],
      ['file.order', 0.2],
      ['content.evidence', 4],
      ['fair.numbers', 2],
      ['contact.place', 1],
    ])
  })

  test('at most three that name a field are fixed next, the costliest first', () => {
    const named = (rule: string, earned: number) => finding(rule, earned, 9, { evidence: [{ page: null, box: null, field: 'summary', text: '' }] })
    const card = cardOf({ groups: [group('all', [named('a', 8), named('b', 1), finding('c', 0, 9), named('d', 3), named('e', 5)])] })
    expect(nextFixes(card).map(({ rule }) => rule)).toEqual(['b', 'd', 'e'])
  })

  test('what passed and what does not apply are told apart', () => {
    expect(passed(full).map(({ rule }) => rule)).toEqual(['file.text'])
    expect(notApplicable(full).map(({ rule }) => rule)).toEqual(['skills.acronyms'])
  })
})

test.each([
  ['name', 'name'],
  ['skills[3]', 'skill 4'],
  ['experience[0].company', 'job 1, company'],
  ['education[1].graduationYear', 'education 2, graduation year'],
  ['something odd', 'something odd'],
])('the field %s reads "%s"', (path, words) => expect(fieldInWords(path)).toBe(words))

test.each([
  [{ page: 0, field: 'email' }, 'page 1 · email'],
  [{ page: 2, field: null }, 'page 3'],
  [{ page: null, field: 'projects[0].url' }, 'project 1, url'],
  [{ page: null, field: null }, ''],
])('the place %o reads "%s"', (place, words) => expect(placeInWords({ text: '', box: null, ...place })).toBe(words))

test.each([
  [{ checks: { available: 35, total: 35 }, language: 'en' }, 'Checked against all 35 rules.'],
  [{ checks: { available: 27, total: 35 }, language: null }, 'Checked against 27 of 35 rules: we don’t have the others for this language yet.'],
])('%o reads "%s"', (card, words) => expect(checksInWords(card)).toBe(words))

test('the engine is named in words', () => expect(['embedded 2.2.0', 'gemini 3'].map(readerInWords)).toEqual(['the built-in parser 2.2.0', 'gemini 3']))

test('points are shown with at most one decimal', () => expect([4, 2.5, 0.1 + 0.2].map(points)).toEqual(['4', '2.5', '0.3']))

describe('the screen', () => {
  const onEdit = vi.fn()
  const onTemplates = vi.fn()
  const show = () => renderScreen(<ScoreCardDialog record={recordOf({ name: 'Backend 2026', atsScore: 79 })} onClose={vi.fn()} onEdit={onEdit} onTemplates={onTemplates} />)
  beforeEach(() => server.use(answers('get', '/api/resume/{id}/score', { data: full })))

  test('ATS-05 the score, its label, and what it says and does not say', async () => {
    show()
    expect(await screen.findByRole('img', { name: 'ATS score 79 of 100' })).toBeInTheDocument()
    expect(screen.getByText('Fair')).toBeVisible()
    expect(screen.getByText('How easily software can read this file, and how clearly it shows what you did.')).toBeVisible()
    expect(screen.getByText(/Checked against 27 of 35 rules: we don’t have the others for German yet\./)).toBeVisible()
  })

  test('each finding with cost, quote, place and fix', async () => {
    show()
    const item = within((await screen.findByText('Title of content.evidence')).closest('li')!)
    expect(item.getByText('Message of content.evidence')).toBeVisible()
    expect(item.getByText('Responsible for billing')).toBeVisible()
    expect(item.getByText('page 2 · job 1, description')).toBeVisible()
    expect(item.getByText('Fix of content.evidence')).toBeVisible()
    expect(item.getByText(/−4/)).toHaveTextContent('−4 of 7 points')
  })

  test('severity, caps, advice and the flags that hold are shown', async () => {
    show()
    expect(await screen.findByText('Major')).toBeVisible()
    expect(screen.getByText('Capped at 59 until this is fixed.').parentElement).toHaveTextContent('Your file holds text nobody can see.')
    expect(screen.getByText('You have no opening summary.')).toBeVisible()
    expect(screen.getByText('You finished not long ago.')).toBeVisible()
    expect(screen.queryByText('Figures are rare.')).not.toBeInTheDocument()
  })

  test('each group shows what it earned out of what it could', async () => {
    show()
    const groups = within(await screen.findByRole('list', { name: 'Points by section' })).getAllByRole('listitem')
    expect(groups.map(({ textContent }) => textContent)).toEqual(['file8.8 of 9', 'content4 of 9'])
  })

  test('a finding that names a field leads to it, and so does the first step after the score', async () => {
    const { user } = show()
    await user.click(await screen.findByRole('button', { name: 'Edit details: Title of content.evidence' }))
    expect(onEdit).toHaveBeenLastCalledWith('experience[0].description')
    expect(screen.queryByRole('button', { name: 'Edit details: Title of contact.place' })).not.toBeInTheDocument()
    onEdit.mockReset()
    await user.click(screen.getByRole('button', { name: 'Fix this point' }))
    expect(onEdit).toHaveBeenLastCalledWith('experience[0].description')
    await user.click(screen.getByRole('button', { name: 'Choose a design' }))
    expect(onTemplates).toHaveBeenCalledOnce()
  })

  test('a failure offers Retry', async () => {
    server.use(refuses('get', '/api/resume/{id}/score', 500))
    const { user } = show()
    expect(await screen.findByText('Failed to load the score card')).toBeVisible()
    server.use(answers('get', '/api/resume/{id}/score', { data: full }))
    await user.click(screen.getByRole('button', { name: 'Retry' }))
    expect(await screen.findByText('Fair')).toBeVisible()
  })
})
