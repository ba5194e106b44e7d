import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { FormEvent, ReactElement } from 'react'
import { describe, expect, test, vi } from 'vitest'
import { Button, type ButtonProps } from './Button'
import { DownloadButton } from './DownloadButton'
import { IconButton } from './IconButton'

const SIZES = ['sm', 'md', 'lg'] as const
const VARIANTS = ['primary', 'secondary', 'outline', 'ghost', 'light', 'danger', 'success', 'accent'] as const

function look(props: ButtonProps) {
  const { unmount } = render(<Button {...props}>Save</Button>)
  const classes = screen.getByRole('button').className
  unmount()
  return classes
}

test('CST-09 sizes sm, md and lg differ; md is the default', () => {
  expect(new Set(SIZES.map((size) => look({ size }))).size).toBe(3)
  expect(look({})).toBe(look({ size: 'md' }))
})

test('CST-10 every variant has a look of its own; primary is the default', () => {
  expect(new Set(VARIANTS.map((variant) => look({ variant }))).size).toBe(VARIANTS.length)
  expect(look({})).toBe(look({ variant: 'primary' }))
})

describe('loading', () => {
  test('CST-08 the button takes no presses, keeps its name, and says that it is busy', async () => {
    const onClick = vi.fn()
    render(<Button loading onClick={onClick}>Save</Button>)
    const button = screen.getByRole('button', { name: 'Save' })
    expect(button).toHaveAttribute('aria-disabled', 'true')
    expect(button).toHaveAttribute('aria-busy', 'true')
    await userEvent.click(button)
    expect(onClick).not.toHaveBeenCalled()
  })

  test('CST-08 with a label of its own, both labels keep their room and one is read', () => {
    const { rerender } = render(<Button loadingLabel="Sending...">Send</Button>)
    expect(screen.getByRole('button', { name: 'Send' })).not.toHaveAttribute('aria-disabled')
    rerender(<Button loading loadingLabel="Sending...">Send</Button>)
    expect(screen.getByRole('button', { name: 'Sending...' })).toHaveAttribute('aria-disabled', 'true')
    expect(screen.getByText('Send')).toBeInTheDocument()
  })

  test.each([
    ['its own words', { loadingLabel: 'Sending...' }, 'Sending...'],
    ['words for all', {}, 'Please wait…'],
  ])('is announced in %s, beside the button, and the region was there before', (_, props, text) => {
    const view = (loading: boolean) => <Button loading={loading} {...props}>Send</Button>
    const { container, rerender } = render(view(false))
    const region = container.querySelector('[aria-live=polite]')!
    expect(screen.getByRole('button')).not.toContainElement(region as HTMLElement)
    expect(region).toBeEmptyDOMElement()
    rerender(view(true))
    expect(region).toHaveTextContent(text)
    rerender(view(false))
    expect(region).toBeEmptyDOMElement()
  })
})

describe.each<[string, (working: boolean, onClick: () => void) => ReactElement]>([
  ['a button that works', (loading, onClick) => <Button type="submit" loading={loading} onClick={onClick}>Save</Button>],
  ['with a label for it', (loading, onClick) => <Button type="submit" loading={loading} loadingLabel="Saving..." onClick={onClick}>Save</Button>],
  ['one that would be disabled', (off, onClick) => <Button type="submit" loading={off} disabled={off} onClick={onClick}>Save</Button>],
  ['one that waits for another', (busy, onClick) => <Button type="submit" busy={busy} onClick={onClick}>Save</Button>],
  ['one at the end of its way', (end, onClick) => <Button type="submit" aria-disabled={end} onClick={onClick}>Save</Button>],
  ['one that then has a reason not to be used', (done, onClick) => <Button type="submit" disabledReason={done ? 'Saved already.' : undefined} onClick={onClick}>Save</Button>],
  ['an icon', (busy, onClick) => <IconButton type="submit" label="Save" busy={busy} onClick={onClick} />],
  ['an icon at the end of its way', (end, onClick) => <IconButton type="submit" label="Save" aria-disabled={end} onClick={onClick} />],
  ['a download', (busy, onClick) => <DownloadButton type="submit" busy={busy} onClick={onClick}>Save</DownloadButton>],
])('%s', (_, button) => {
  test('keeps the focus, and takes no presses meanwhile', async () => {
    const onClick = vi.fn()
    const onSubmit = vi.fn((event: FormEvent) => event.preventDefault())
    const view = (working: boolean) => <form onSubmit={onSubmit}><input aria-label="Name" />{button(working, onClick)}</form>
    const { rerender } = render(view(false))
    await userEvent.click(screen.getByRole('button'))
    expect([onClick, onSubmit].map(({ mock }) => mock.calls.length)).toEqual([1, 1])

    rerender(view(true))
    expect(screen.getByRole('button')).toHaveFocus()
    await userEvent.keyboard('{Enter} ')
    await userEvent.click(screen.getByRole('button'))
    await userEvent.type(screen.getByLabelText('Name'), 'Ada{Enter}')
    expect([onClick, onSubmit].map(({ mock }) => mock.calls.length)).toEqual([1, 1])

    screen.getByRole('button').focus()
    rerender(view(false))
    expect(screen.getByRole('button')).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    expect([onClick, onSubmit].map(({ mock }) => mock.calls.length)).toEqual([2, 2])
  })
})

test('a button that cannot be used says why, and stays reachable by keyboard', async () => {
  const onClick = vi.fn()
  const onSubmit = vi.fn()
  render(<form onSubmit={onSubmit}><Button type="submit" disabledReason="Choose a template first." onClick={onClick}>Preview Template</Button></form>)
  const button = screen.getByRole('button', { name: 'Preview Template' })
  await userEvent.tab()
  expect(button).toHaveFocus()
  expect(button).toHaveAttribute('aria-disabled', 'true')
  expect(button).toHaveAccessibleDescription('Choose a template first.')
  await userEvent.click(button)
  await userEvent.keyboard('{Enter}')
  expect(onClick).not.toHaveBeenCalled()
  expect(onSubmit).not.toHaveBeenCalled()
})
