import { act, render, screen } from '@testing-library/react'
import toast from 'react-hot-toast/headless'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { Toaster } from './Toaster'

/** How long a dismissed toast takes to leave the page. */
const LEAVING = 1000

beforeEach(() => vi.useFakeTimers())
afterEach(() => {
  act(() => toast.removeAll())
  vi.useRealTimers()
})

const pass = (ms: number) =>
  act(() => {
    vi.advanceTimersByTime(ms)
  })
const isUp = (text: string) => screen.queryByText(text) !== null

describe('times', () => {
  test.each([
    ['CST-01 a plain toast stays 4 s', () => toast('Hello'), 4000],
    ['CST-02 success stays 3 s', () => toast.success('Hello'), 3000],
    ['CST-03 an error stays 4 s', () => toast.error('Hello'), 4000],
  ])('%s', (_, show, time) => {
    render(<Toaster />)
    act(() => void show())
    pass(time - 50)
    expect(screen.getByText('Hello').closest('[role=status]')).toHaveClass('opacity-100')
    pass(100)
    expect(screen.getByText('Hello').closest('[role=status]')).toHaveClass('opacity-0')
    pass(LEAVING)
    expect(isUp('Hello')).toBe(false)
  })

  test('CST-04 loading stays until it is dismissed', () => {
    render(<Toaster />)
    let id = ''
    act(() => void (id = toast.loading('Parsing your resume...')))
    pass(24 * 3600 * 1000)
    expect(isUp('Parsing your resume...')).toBe(true)
    act(() => toast.dismiss(id))
    pass(LEAVING)
    expect(isUp('Parsing your resume...')).toBe(false)
  })
})

test('CST-05 at most 20 are kept: the oldest go first', () => {
  render(<Toaster />)
  for (let i = 1; i <= 25; i++) act(() => void toast(`Toast ${i}`))
  expect(screen.getAllByText(/^Toast \d+$/)).toHaveLength(20)
  expect(isUp('Toast 25')).toBe(true)
  expect(isUp('Toast 5')).toBe(false)
})

test('SHE-04 CST-06 CST-07 top right below the header, 8 px apart, at most 350 px wide', () => {
  render(<Toaster />)
  act(() => void toast('Hello'))
  const card = screen.getByText('Hello').closest('[role=status]')!
  expect(card).toHaveClass('max-w-[350px]')
  expect(card.parentElement).toHaveClass('top-22', 'right-4', 'items-end', 'gap-2')
})
