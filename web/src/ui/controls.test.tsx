import { fireEvent, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { MemoryRouter } from 'react-router'
import { describe, expect, test, vi } from 'vitest'
import { Chips } from './Chips'
import { Field } from './Field'
import { FileDrop } from './FileDrop'
import { Menu } from './Menu'
import { MenuItem, MenuLink, MenuPanel } from './MenuPanel'
import { Progress } from './Progress'
import { ScoreRing } from './ScoreRing'
import { StarRating } from './StarRating'
import { Switch } from './Switch'
import { Tabs } from './Tabs'
import { Tooltip } from './Tooltip'

describe('Field', () => {
  test('label, hint and error are tied to the input', () => {
    render(<Field label="Graduation year" hint="Four digits" error="Must be a 4-digit year" />)
    const input = screen.getByLabelText('Graduation year')
    expect(input).toBeInvalid()
    expect(input).toHaveAccessibleDescription('Must be a 4-digit year Four digits')
  })

  test('without an error it is valid', () => {
    render(<Field label="Name" />)
    expect(screen.getByLabelText('Name')).toBeValid()
  })
})

describe('Switch', () => {
  const change = vi.fn()
  const control = () => screen.getByRole('switch', { name: 'Public link' })

  test('says what it is, and asks for the other state', async () => {
    render(<Switch label="Public link" hint="Changes at once." checked onChange={change} />)
    expect(control()).toBeChecked()
    expect(control()).toHaveAccessibleDescription('Changes at once.')
    await userEvent.click(control())
    expect(change).toHaveBeenCalledExactlyOnceWith(false)
  })

  test('is scrolled into sight with its focus ring', () => {
    render(<Switch label="Public link" checked={false} onChange={change} />)
    expect(control()).toHaveClass('scroll-m-2')
  })

  test('takes no presses while it works, and keeps the focus', async () => {
    change.mockReset()
    const { rerender } = render(<Switch label="Public link" checked={false} onChange={change} />)
    control().focus()
    rerender(<Switch label="Public link" checked={false} busy onChange={change} />)
    await userEvent.click(control())
    expect(change).not.toHaveBeenCalled()
    expect(control()).toHaveFocus()
  })
})

describe('Menu', () => {
  const rename = vi.fn()
  const open = async () => {
    render(<MemoryRouter><Menu trigger="More"><MenuPanel><MenuItem onSelect={rename}>Rename</MenuItem><MenuItem onSelect={() => {}}>Copy</MenuItem><MenuLink to="/x">Open</MenuLink></MenuPanel></Menu><p>Outside</p></MemoryRouter>)
    await userEvent.click(screen.getByRole('button', { name: 'More' }))
  }
  const focused = () => document.activeElement?.textContent

  test('arrows, Home and End move and go round', async () => {
    await open()
    const path: (string | null | undefined)[] = [focused()]
    for (const key of ['ArrowDown', 'ArrowDown', 'ArrowDown', 'ArrowUp', 'Home', 'End']) {
      await userEvent.keyboard(`{${key}}`)
      path.push(focused())
    }
    expect(path).toEqual(['Rename', 'Copy', 'Open', 'Rename', 'Open', 'Rename', 'Open'])
  })

  test.each([
    ['ESC', () => userEvent.keyboard('{Escape}'), 'More'],
    ['choosing', () => userEvent.keyboard('{Enter}'), 'More'],
    ['a press outside', () => userEvent.pointer({ keys: '[MouseLeft]', target: screen.getByText('Outside') }), undefined],
    ['Tab', () => userEvent.tab(), undefined],
  ])('%s closes it', async (_, leave, focusAfter) => {
    await open()
    await leave()
    expect(screen.queryByRole('menu')).toBeNull()
    if (focusAfter) expect(focused()).toBe(focusAfter)
  })

  test('choosing acts', async () => {
    rename.mockReset()
    await open()
    await userEvent.click(screen.getByRole('menuitem', { name: 'Rename' }))
    expect(rename).toHaveBeenCalledOnce()
  })
})

describe('Tabs', () => {
  function Example() {
    const [value, setValue] = useState<'a' | 'b'>('a')
    return <Tabs label="Preview" value={value} onChange={setValue} tabs={[{ id: 'a', label: 'PDF', content: 'Pages' }, { id: 'b', label: 'LaTeX', content: 'Source' }]} />
  }

  test('click and arrows change the panel', async () => {
    render(<Example />)
    expect(screen.getByRole('tabpanel')).toHaveTextContent('Pages')
    await userEvent.click(screen.getByRole('tab', { name: 'LaTeX' }))
    expect(screen.getByRole('tabpanel')).toHaveTextContent('Source')
    await userEvent.keyboard('{ArrowRight}')
    expect(screen.getByRole('tab', { name: 'PDF' })).toHaveFocus()
    expect(screen.getByRole('tabpanel')).toHaveTextContent('Pages')
  })
})

describe('FileDrop', () => {
  const file = new File(['x'], 'ada.pdf', { type: 'application/pdf' })

  test('takes a chosen file, and the same one again', async () => {
    const onFile = vi.fn()
    render(<FileDrop label="Choose a file" accept=".pdf" onFile={onFile} />)
    const input = screen.getByLabelText('Choose a file')
    await userEvent.upload(input, file)
    await userEvent.upload(input, file)
    expect(onFile).toHaveBeenCalledTimes(2)
  })

  test('takes a dropped file of any kind: the check is not its business', () => {
    const onFile = vi.fn()
    render(<FileDrop label="Choose a file" accept=".pdf" onFile={onFile} />)
    const other = new File(['x'], 'ada.exe')
    fireEvent.drop(screen.getByText('Choose a file'), { dataTransfer: { files: [other] } })
    expect(onFile).toHaveBeenCalledExactlyOnceWith(other)
  })

  test('takes nothing while disabled', () => {
    const onFile = vi.fn()
    render(<FileDrop label="Choose a file" accept=".pdf" onFile={onFile} disabled />)
    fireEvent.drop(screen.getByText('Choose a file'), { dataTransfer: { files: [file] } })
    expect(onFile).not.toHaveBeenCalled()
  })

  test('an error is announced and described', () => {
    render(<FileDrop label="Choose a file" accept=".pdf" onFile={() => {}} error="File size must be less than 5MB" />)
    expect(screen.getByRole('alert')).toHaveTextContent('File size must be less than 5MB')
    expect(screen.getByLabelText('Choose a file')).toHaveAccessibleDescription('File size must be less than 5MB')
  })
})

test('Chips: one is pressed, another can be', async () => {
  const onChange = vi.fn()
  render(<Chips label="Category" options={['All', 'Creative']} value="All" onChange={onChange} />)
  expect(screen.getByRole('button', { name: 'All' })).toHaveAttribute('aria-pressed', 'true')
  await userEvent.click(screen.getByRole('button', { name: 'Creative' }))
  expect(onChange).toHaveBeenCalledExactlyOnceWith('Creative')
})

test('Tooltip describes its control, shows on focus, and ESC hides it', async () => {
  render(<Tooltip text="Copied for 2 seconds"><button>Copy</button></Tooltip>)
  const tip = screen.getByText('Copied for 2 seconds')
  expect(screen.getByRole('button')).toHaveAccessibleDescription('Copied for 2 seconds')
  expect(tip).toHaveClass('hidden')
  await userEvent.tab()
  expect(tip).not.toHaveClass('hidden')
  await userEvent.keyboard('{Escape}')
  expect(tip).toHaveClass('hidden')
})

test.each([[0.62, '62'], [2, '100'], [-1, '0'], [undefined, null]])('Progress of %s reads %s', (value, read) => {
  render(<Progress label="Uploading" value={value} />)
  expect(screen.getByRole('progressbar', { name: 'Uploading' }).getAttribute('aria-valuenow')).toBe(read)
})

test.each([[92, 'ATS score 92 of 100', '92'], [0, 'ATS score 0 of 100', '0'], [null, 'No ATS score yet', '–']])('ScoreRing of %s', (value, name, shown) => {
  render(<ScoreRing value={value} />)
  expect(screen.getByRole('img', { name })).toHaveTextContent(shown)
})

test.each([[5, 5, 0], [4.5, 4, 1], [3.7, 3, 1], [0, 0, 0], [7, 5, 0]])('LAN-13 a rating of %s fills %s stars and %s half', (value, full, half) => {
  const { container } = render(<StarRating value={value} />)
  const stars = [...container.querySelectorAll('svg')].map((star) => star.querySelectorAll('path'))
  expect(stars).toHaveLength(5)
  expect(stars.filter(([outline]) => outline!.classList.contains('fill-warning-graphic'))).toHaveLength(full)
  expect(stars.filter((paths) => paths.length === 2)).toHaveLength(half)
})
