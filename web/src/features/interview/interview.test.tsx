import { act, fireEvent, screen, within } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { renderApp } from '@/test/render-app'
import { server } from '@/test/setup'
import { questions } from './content'
import { chooseQuestions, type Facts } from './practice/choose'
import { factsOfResume, keywordsOfAd } from './practice/facts'

beforeEach(() => localStorage.removeItem('vitae.interview-notes'))
afterEach(() => vi.useRealTimers())

test('INT-01 INT-02 INT-03 INT-06 what is to come', async () => {
  renderApp('/ai-interview')
  expect(await screen.findByRole('heading', { level: 1, name: 'AI Interview Coming Soon' })).toBeVisible()
  expect(screen.getByText('Once prepared, you will reach new heights')).toBeVisible()
  for (const name of ['Smart Practice', 'Performance Analytics', 'Real-time Coaching']) expect(screen.getByRole('heading', { name })).toBeVisible()
  expect(screen.getByText(/No date is set yet/)).toBeVisible()
})

test('INT-04 INT-05 an address enters the waitlist', async () => {
  const sent: unknown[] = []
  server.use(http.post('*/api/subscribers', async ({ request }) => {
    sent.push(await request.json())
    return HttpResponse.json({ data: { subscribed: true } })
  }))
  const { user } = renderApp('/ai-interview')
  const block = within((await screen.findByRole('heading', { name: 'Join the Waitlist' })).closest('section')!)
  await user.type(block.getByLabelText('Email'), 'ada@example.com')
  await user.click(block.getByRole('button', { name: 'Get Early Access' }))
  expect(await screen.findByText(/You’re on the list/)).toBeInTheDocument()
  expect(sent).toEqual([{ email: 'ada@example.com', list: 'early_access', website: '' }])
})

test('a refused address says why', async () => {
  server.use(http.post('*/api/subscribers', () => HttpResponse.json({ error: 'x', message: 'Enter a valid email address', code: 'validation_failed' }, { status: 422 })))
  const { user } = renderApp('/ai-interview')
  await user.type(await screen.findByLabelText('Email'), 'nobody')
  await user.click(screen.getByRole('button', { name: 'Get Early Access' }))
  expect(await screen.findByText('Enter a valid email address')).toBeVisible()
})

describe('practice', () => {
  test('goes through eight questions and keeps notes over a reload', async () => {
    const { user, unmount } = renderApp('/ai-interview')
    const asked = async () => (await screen.findByText(/^Question \d of 8$/)).nextElementSibling!.textContent
    const first = await asked()
    await user.type(screen.getByLabelText('Your notes'), 'Talk about Leeds.')
    await user.click(screen.getByRole('button', { name: 'Next' }))
    expect(await asked()).not.toBe(first)
    expect(screen.getByLabelText('Your notes')).toHaveValue('')
    expect(screen.getByText('Talk about Leeds.')).toBeVisible()
    unmount()
    renderApp('/ai-interview')
    expect(await screen.findByDisplayValue('Talk about Leeds.')).toBeVisible()
  })

  test('the clock runs, stops and starts again', async () => {
    renderApp('/ai-interview')
    await screen.findByRole('timer')
    vi.useFakeTimers()
    fireEvent.click(screen.getByRole('button', { name: 'Start the clock' }))
    act(() => void vi.advanceTimersByTime(125_000))
    expect(screen.getByRole('timer')).toHaveTextContent('2:05')
    fireEvent.click(screen.getByRole('button', { name: 'Pause' }))
    act(() => void vi.advanceTimersByTime(10_000))
    expect(screen.getByRole('timer')).toHaveTextContent('2:05')
    fireEvent.click(screen.getByRole('button', { name: 'Reset' }))
    expect(screen.getByRole('timer')).toHaveTextContent('0:00')
  })
})

describe('choosing', () => {
  const FACTS: Facts = { employer: ['Acme'], role: ['Driver'], skill: ['Go', 'SQL'], project: ['Tidepool'], school: ['Leeds'], keyword: ['Kafka'] }

  test.each([{}, FACTS])('eight different questions in the order of an interview, none with a word missing', (facts) => {
    for (let set = 0; set < 40; set++) {
      const chosen = chooseQuestions(questions, facts, set)
      expect(new Set(chosen.map(({ text }) => text)).size).toBe(8)
      expect(chosen.map(({ text }) => text).join()).not.toMatch(/[{}]/)
      expect(chosen[0]!.kind).toBe('opening')
      expect(chosen.at(-1)!.kind).toBe('closing')
    }
  })

  test('the same set has the same questions, the next one others', () => {
    expect(chooseQuestions(questions, FACTS, 3)).toEqual(chooseQuestions(questions, FACTS, 3))
    expect(chooseQuestions(questions, FACTS, 3)).not.toEqual(chooseQuestions(questions, FACTS, 4))
  })

  test('every question comes up in some set', () => {
    const sets = (facts: Facts) => Array.from({ length: 400 }, (_, set) => chooseQuestions(questions, facts, set)).flat()
    const seen = new Set([...sets(FACTS), ...sets({ ...FACTS, keyword: [] })].map(({ hint }) => hint))
    expect(seen.size).toBe(questions.length)
  })

  test.each([{ keyword: ['Kafka'] }, FACTS, { ...FACTS, keyword: ['Kafka', 'Berlin'] }])('two questions of every set use the ad', (facts) => {
    for (let set = 0; set < 40; set++) {
      const texts = chooseQuestions(questions, facts, set).map(({ text }) => text)
      expect(texts.filter((text) => facts.keyword!.some((word) => text.includes(word)))).toHaveLength(2)
    }
  })

  const RESUME = {
    name: 'Ada Byron', email: '', phone: null, location: 'Madrid, Spain', summary: null,
    experience: [{ company: 'Infirmary', position: 'Nurse', duration: '', description: '', location: 'Leeds' }],
    education: [{ institution: 'Leeds', degree: '', field: '', graduationYear: '' }],
    projects: [{ name: 'Tidepool', description: '', duration: '', technologies: ['PostgreSQL'] }],
    skills: ['R', 'Go', 'Kafka', 'Excel', 'Wound care', 'C++', 'Madrid', 'Infirmary', 'Nurse', 'Cobol'],
    languages: [], certifications: [], achievements: [], additional: [],
  } as unknown as Parameters<typeof keywordsOfAd>[1]

  test.each([
    ['We build payment systems. You know Kafka and Go. Our team uses kafka with PostgreSQL in Leeds.', ['Go', 'Kafka', 'PostgreSQL']],
    ['Enfermera para hospital en Madrid. Requisitos: Grado en Enfermería y trabajo presencial.', []],
    ['The Infirmary looks for a Nurse. Good wound  care needed. Data protection matters.', ['Wound care']],
    ['Go further with us and excel in our R&D. We go to market. Go-to-market plans.', []],
    ['Python, R and C++; advanced Excel.', ['R', 'Excel', 'C++']],
    ['You know Kafkaesque things, C and Cobol.NET.', []],
    ['', []],
  ])('an ad names skills and tools of the resume, in whole words: %s', (ad, words) => {
    expect(keywordsOfAd(ad, RESUME)).toEqual(words)
    expect(keywordsOfAd(ad, null)).toEqual([])
  })

  test('an ad that names nothing known is asked nothing about', () => {
    const facts = factsOfResume(RESUME)
    for (let set = 0; set < 40; set++) {
      const texts = chooseQuestions(questions, { ...facts, keyword: keywordsOfAd('Camarero en Madrid', RESUME) }, set).map(({ text }) => text)
      expect(texts.filter((text) => /this ad asks|job that needs/i.test(text))).toEqual([])
    }
  })

  test('a resume without anything gives no facts', () => {
    expect(factsOfResume(null)).toEqual({})
  })
})
