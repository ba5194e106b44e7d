import { fireEvent, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { Suspense, use, useState } from 'react'
import { describe, expect, test, vi } from 'vitest'
import { Button } from './Button'
import { ConfirmDialog } from './ConfirmDialog'
import { Dialog } from './Dialog'

function Example({ beforeClose, stays, onClosed = () => {} }: { beforeClose?: () => boolean; stays?: boolean; onClosed?: () => void }) {
  const [open, setOpen] = useState(false)
  const close = () => {
    setOpen(false)
    onClosed()
  }
  return (
    <>
      <Button onClick={() => setOpen(true)}>Open</Button>
      <Dialog open={open} onClose={close} beforeClose={beforeClose} stays={stays} title="Choose a Template" description="It can be changed later.">
        <input aria-label="Name" />
        <Button onClick={close}>Done</Button>
      </Dialog>
    </>
  )
}

async function openExample(props: Parameters<typeof Example>[0] = {}) {
  render(<Example {...props} />)
  await userEvent.click(screen.getByRole('button', { name: 'Open' }))
  return screen.getByRole('dialog', { name: 'Choose a Template' })
}

const isOpen = () => screen.queryByRole('dialog') !== null

/** Its button takes itself away and changes the title; the control that opened it goes with the close. */
function Changing() {
  const [step, setStep] = useState<'closed' | 'first' | 'second' | 'done'>('closed')
  return (
    <>
      <div id="card" tabIndex={-1}>Card</div>
      {step !== 'done' && <Button onClick={() => setStep('first')}>Open</Button>}
      {(step === 'first' || step === 'second') && (
        <Dialog open onClose={() => setStep('done')} title={step === 'first' ? 'Connect' : 'Connected'} returnTo="card">
          {step === 'first' && <Button onClick={() => setStep('second')}>Go on</Button>}
        </Dialog>
      )}
    </>
  )
}

describe('Dialog', () => {
  test('the focus is never lost: it goes to the new title, and afterwards to what the dialog was about', async () => {
    render(<Changing />)
    await userEvent.click(screen.getByRole('button', { name: 'Open' }))
    await userEvent.click(screen.getByRole('button', { name: 'Go on' }))
    expect(screen.getByRole('heading', { name: 'Connected' })).toHaveFocus()
    await userEvent.click(screen.getByRole('button', { name: 'Close' }))
    expect(screen.getByText('Card')).toHaveFocus()
  })

  test('its description has the whole width, below the title and the button', async () => {
    const dialog = await openExample()
    expect(dialog).toHaveAccessibleDescription('It can be changed later.')
    const description = screen.getByText('It can be changed later.')
    expect(description).toHaveClass('col-span-2', 'row-start-2')
    expect(description.parentElement!.tagName).toBe('HEADER')
  })

  test('is not closed by a screen that waits for the code of the next one', async () => {
    const onClose = vi.fn()
    // As a browser does: the event comes later.
    const closing = vi.spyOn(HTMLDialogElement.prototype, 'close').mockImplementation(function (this: HTMLDialogElement) {
      this.open = false
      setTimeout(() => this.dispatchEvent(new Event('close')))
    })
    const never = new Promise<null>(() => {})
    const Next = () => use(never)
    const screenOf = (next: boolean) => <Suspense fallback="Loading"><Dialog open onClose={onClose} title="Choose a Template" />{next && <Next />}</Suspense>
    const { rerender } = render(screenOf(false))
    rerender(screenOf(true))
    expect(await screen.findByText('Loading')).toBeVisible()
    await new Promise((later) => setTimeout(later, 10))
    expect(closing).toHaveBeenCalled()
    expect(onClose).not.toHaveBeenCalled()
    closing.mockRestore()
  })

  test('is named and described', async () => {
    expect(await openExample()).toHaveAccessibleDescription('It can be changed later.')
  })

  test('its title has the focus first; the keyboard goes on to the controls', async () => {
    await openExample()
    expect(screen.getByRole('heading', { name: 'Choose a Template' })).toHaveFocus()
    await userEvent.tab()
    expect(screen.getByRole('button', { name: 'Close' })).toHaveFocus()
  })

  test.each([
    ['ESC', async () => userEvent.keyboard('{Escape}')],
    ['the close button', async () => userEvent.click(screen.getByRole('button', { name: 'Close' }))],
    ['a click outside', async (dialog: HTMLElement) => userEvent.click(dialog)],
  ])('closes by %s, once', async (_, leave) => {
    const onClosed = vi.fn()
    const dialog = await openExample({ onClosed })
    screen.getByLabelText('Name').focus()
    await leave(dialog)
    expect(isOpen()).toBe(false)
    expect(onClosed).toHaveBeenCalledOnce()
  })

  test('a click inside, and a selection that ends outside, do not close', async () => {
    const dialog = await openExample()
    await userEvent.click(screen.getByText('It can be changed later.'))
    await userEvent.pointer([{ keys: '[MouseLeft>]', target: screen.getByLabelText('Name') }, { target: dialog }, { keys: '[/MouseLeft]', target: dialog }])
    expect(isOpen()).toBe(true)
  })

  test('beforeClose can keep it open', async () => {
    const beforeClose = vi.fn(() => false)
    const dialog = await openExample({ beforeClose })
    screen.getByLabelText('Name').focus()
    await userEvent.keyboard('{Escape}{Escape}')
    await userEvent.click(dialog)
    expect(isOpen()).toBe(true)
    expect(beforeClose).toHaveBeenCalledTimes(3)
  })

  test('one that stays is closed by its own button only', async () => {
    const onClosed = vi.fn()
    const dialog = await openExample({ stays: true, onClosed })
    expect(screen.queryByRole('button', { name: 'Close' })).toBeNull()
    await userEvent.keyboard('{Escape}{Escape}')
    await userEvent.click(dialog)
    expect(fireEvent(dialog, new Event('cancel', { cancelable: true }))).toBe(false)
    expect(isOpen()).toBe(true)
    expect(onClosed).not.toHaveBeenCalled()
    await userEvent.click(screen.getByRole('button', { name: 'Done' }))
    expect(isOpen()).toBe(false)
  })

  test('one that stays is shown again when the browser has closed it', async () => {
    const onClosed = vi.fn()
    const dialog = await openExample({ stays: true, onClosed }) as HTMLDialogElement
    dialog.close()
    expect(dialog.open).toBe(true)
    expect(screen.getByRole('heading', { name: 'Choose a Template' })).toHaveFocus()
    expect(onClosed).not.toHaveBeenCalled()
  })

  test('ESC in a dialog above closes that one only', async () => {
    const outer = vi.fn()
    const inner = vi.fn()
    render(
      <Dialog open onClose={outer} title="Review">
        <ConfirmDialog open title="Discard?" confirmLabel="Discard" onConfirm={() => {}} onCancel={inner} />
      </Dialog>,
    )
    screen.getByRole('button', { name: 'Cancel' }).focus()
    await userEvent.keyboard('{Escape}')
    expect(inner).toHaveBeenCalledOnce()
    expect(outer).not.toHaveBeenCalled()
  })
})

describe('ConfirmDialog', () => {
  const show = (busy = false) => {
    const onConfirm = vi.fn()
    const onCancel = vi.fn()
    render(<ConfirmDialog open title="Delete “Backend 2026”?" confirmLabel="Delete" busy={busy} onConfirm={onConfirm} onCancel={onCancel}>Are you sure you want to delete this resume?</ConfirmDialog>)
    return { onConfirm, onCancel }
  }

  test('is an alertdialog that names the thing and says what follows', () => {
    show()
    expect(screen.getByRole('alertdialog', { name: 'Delete “Backend 2026”?' })).toHaveAccessibleDescription('Are you sure you want to delete this resume?')
  })

  test('the way back has the focus', () => {
    show()
    expect(screen.getByRole('button', { name: 'Cancel' })).toHaveFocus()
  })

  test('confirms and cancels', async () => {
    const { onConfirm, onCancel } = show()
    await userEvent.click(screen.getByRole('button', { name: 'Delete' }))
    await userEvent.click(screen.getByRole('button', { name: 'Cancel' }))
    expect(onConfirm).toHaveBeenCalledOnce()
    expect(onCancel).toHaveBeenCalledOnce()
  })

  test('cannot be left while its action runs', async () => {
    const { onCancel } = show(true)
    expect(screen.getByRole('button', { name: 'Delete' })).toHaveAttribute('aria-busy', 'true')
    await userEvent.click(screen.getByRole('button', { name: 'Close' }))
    expect(onCancel).not.toHaveBeenCalled()
  })
})
