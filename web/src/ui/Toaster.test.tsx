import { act, fireEvent, render, screen } from '@testing-library/react'
import toast from 'react-hot-toast/headless'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { Toaster } from './Toaster'
import { undoToast } from './undo-toast'

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

describe('undo', () => {
  const onUndo = vi.fn()
  const undo = () => screen.getByRole('button', { name: 'Undo' })
  const card = () => screen.getByRole('status')
  beforeEach(() => {
    onUndo.mockReset()
    render(<Toaster />)
    act(() => void undoToast({ start: 'Moved “Old CV', end: '” to the trash.' }, onUndo))
  })

  test('is offered for 10 s, and announced politely', () => {
    expect(card()).toHaveAttribute('aria-live', 'polite')
    expect(undo()).toHaveAccessibleDescription('Moved “Old CV” to the trash.')
    pass(9_900)
    expect(card()).toHaveClass('opacity-100')
    pass(200)
    expect(card()).toHaveClass('opacity-0')
  })

  test('stays on one line: a long title is cut short, the end of the sentence is not', () => {
    expect(screen.getByText('Moved “Old CV')).toHaveClass('truncate')
    expect(screen.getByText('” to the trash.')).toHaveClass('shrink-0')
    expect(screen.getByTitle('Moved “Old CV” to the trash.')).toHaveTextContent('Moved “Old CV” to the trash.')
    expect(screen.getByText('Moved “Old CV” to the trash.')).toHaveClass('sr-only')
  })

  test('a press undoes it once, and the toast goes', () => {
    fireEvent.click(undo())
    expect(onUndo).toHaveBeenCalledOnce()
    expect(card()).toHaveAttribute('inert')
    fireEvent.click(undo())
    fireEvent.keyDown(document.body, { key: 'u' })
    expect(onUndo).toHaveBeenCalledOnce()
    pass(LEAVING)
    expect(isUp('Undo')).toBe(false)
  })

  test('a key undoes it from wherever the focus is', () => {
    fireEvent.keyDown(document.body, { key: 'u' })
    expect(onUndo).toHaveBeenCalledOnce()
  })

  test.each([
    ['pointed at', () => fireEvent.mouseEnter(card().parentElement!), () => fireEvent.mouseLeave(card().parentElement!)],
    ['focused', () => act(() => undo().focus()), () => act(() => undo().blur())],
  ])('the toast stays while it is %s', (_, enter, leave) => {
    pass(5_000)
    enter()
    pass(60_000)
    expect(card()).toHaveClass('opacity-100')
    leave()
    pass(4_900)
    expect(card()).toHaveClass('opacity-100')
    pass(200)
    expect(card()).toHaveClass('opacity-0')
  })

  test('what comes after a press goes by the clock again', () => {
    fireEvent.mouseEnter(card().parentElement!)
    act(() => undo().focus())
    fireEvent.click(undo())
    act(() => void toast('Back'))
    pass(4_100)
    expect(screen.getByText('Back').closest('[role=status]')).toHaveClass('opacity-0')
  })
})
