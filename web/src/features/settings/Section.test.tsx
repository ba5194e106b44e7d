import { act, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { Button } from '@/ui/Button'
import { ConfirmDialog } from '@/ui/ConfirmDialog'
import { Section } from './Section'

/** A button that asks; it goes together with the dialog, or, where it is loaded anew `later`, once it is `gone`. */
function Example({ later = false, gone = false }: { later?: boolean; gone?: boolean }) {
  const [asked, setAsked] = useState(false)
  const [done, setDone] = useState(false)
  const confirm = () => {
    setAsked(false)
    setDone(!later)
  }
  return (
    <>
      <main id="main" tabIndex={-1}><button type="button">Elsewhere</button></main>
      <Section id="keys" title="Keys">
        {!done && !gone && <Button onClick={() => setAsked(true)}>Delete</Button>}
        <ConfirmDialog open={asked} title="Delete the key?" confirmLabel="Yes" onConfirm={confirm} onCancel={() => setAsked(false)}>Scripts stop working.</ConfirmDialog>
      </Section>
    </>
  )
}

const button = (name: string) => screen.getByRole('button', { name })
const press = (name: string) => userEvent.click(button(name))
const heading = () => screen.getByRole('heading', { name: 'Keys' })

/** Dialogs give the focus back to what had it, as in a browser. */
function giveFocusBack() {
  let opener: Element | null
  vi.spyOn(HTMLDialogElement.prototype, 'showModal').mockImplementation(function (this: HTMLDialogElement) {
    opener = document.activeElement
    this.open = true
  })
  vi.spyOn(HTMLDialogElement.prototype, 'close').mockImplementation(function (this: HTMLDialogElement) {
    if (this.open) (opener as HTMLElement).focus()
    this.open = false
  })
}

afterEach(() => vi.restoreAllMocks())

describe('the focus in a section', () => {
  test('goes to the heading when what opened a dialog goes with it', async () => {
    render(<Example />)
    await press('Delete')
    await press('Yes')
    expect(heading()).toHaveFocus()
  })

  test('goes there when what opened the dialog goes later, having the focus again', async () => {
    giveFocusBack()
    const { rerender } = render(<Example later />)
    await press('Delete')
    await press('Yes')
    expect(button('Delete')).toHaveFocus()
    rerender(<Example later gone />)
    expect(heading()).toHaveFocus()
  })

  test('goes there after a click beside the controls of the dialog', async () => {
    render(<Example />)
    await press('Delete')
    await userEvent.click(screen.getByText('Scripts stop working.'))
    expect(document.body).toHaveFocus()
    // Some browsers do not give the focus to a button that is clicked.
    act(() => button('Yes').click())
    expect(heading()).toHaveFocus()
  })

  test.each([
    ['where a click took it', () => press('Elsewhere'), () => button('Elsewhere')],
    ['nowhere after a click beside everything', () => userEvent.click(document.body), () => document.body],
  ])('stays %s', async (_, leave, place) => {
    const { rerender } = render(<Example />)
    act(() => button('Delete').focus())
    await leave()
    rerender(<Example gone />)
    expect(place()).toHaveFocus()
  })
})
