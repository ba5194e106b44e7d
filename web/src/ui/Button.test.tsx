import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, test, vi } from 'vitest'
import { Button, type ButtonProps } from './Button'

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
  test('CST-08 disables the button, keeps its name, and says that it is busy', async () => {
    const onClick = vi.fn()
    render(<Button loading onClick={onClick}>Save</Button>)
    const button = screen.getByRole('button', { name: 'Save' })
    expect(button).toBeDisabled()
    expect(button).toHaveAttribute('aria-busy', 'true')
    await userEvent.click(button)
    expect(onClick).not.toHaveBeenCalled()
  })

  test('CST-08 with a label of its own, both labels keep their room and one is read', () => {
    const { rerender } = render(<Button loadingLabel="Sending...">Send</Button>)
    expect(screen.getByRole('button', { name: 'Send' })).toBeEnabled()
    rerender(<Button loading loadingLabel="Sending...">Send</Button>)
    expect(screen.getByRole('button', { name: 'Sending...' })).toBeDisabled()
    expect(screen.getByText('Send')).toBeInTheDocument()
  })

  test('the keyboard goes on from it afterwards, unless it went elsewhere meanwhile', async () => {
    const { rerender } = render(<><Button>Save</Button><a href="#elsewhere">Elsewhere</a></>)
    const button = screen.getByRole('button', { name: 'Save' })
    const load = (loading: boolean) => rerender(<><Button loading={loading}>Save</Button><a href="#elsewhere">Elsewhere</a></>)
    await userEvent.tab()
    load(true)
    // A browser does so by itself.
    button.blur()
    load(false)
    expect(button).toHaveFocus()
    load(true)
    screen.getByRole('link').focus()
    load(false)
    expect(screen.getByRole('link')).toHaveFocus()
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
