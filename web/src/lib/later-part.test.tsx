import { act, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { laterPart, preloadLaterParts, stillPart } from './later-part'

function Counter() {
  return <button onClick={(event) => (event.currentTarget.textContent = 'Pressed')}>Press</button>
}

let scrollIntoSight: () => void

beforeEach(() => {
  vi.stubGlobal('IntersectionObserver', class {
    constructor(seen: (entries: { isIntersecting: boolean }[]) => void) {
      scrollIntoSight = () => seen([{ isIntersecting: true }])
    }
    observe() {}
    disconnect() {}
  })
})
afterEach(() => {
  vi.unstubAllGlobals()
  document.body.replaceChildren()
})

/** A page with the part as the server wrote it, taken over by a browser that has not loaded the part's code. */
async function takenOver(kind: typeof laterPart) {
  const Written = kind(() => Promise.resolve({ default: Counter }))
  await preloadLaterParts()
  const page = document.createElement('div')
  page.innerHTML = renderToString(<Written />)
  document.body.append(page)
  const load = vi.fn(() => Promise.resolve({ default: Counter }))
  const errors = vi.fn()
  const Part = kind(load)
  await act(() => Promise.resolve(hydrateRoot(page, <Part />, { onRecoverableError: errors })))
  return { load, errors }
}

const press = async () => {
  await userEvent.click(screen.getByRole('button'))
  return screen.getByRole('button').textContent
}

describe('a part below the first screen', () => {
  test('stays as it came, without its code', async () => {
    const { load, errors } = await takenOver(laterPart)
    expect(screen.getByRole('button', { name: 'Press' })).toBeVisible()
    expect(await press()).toBe('Press')
    expect(load).not.toHaveBeenCalled()
    expect(errors).not.toHaveBeenCalled()
  })

  test('comes to life when it is scrolled to', async () => {
    const { load } = await takenOver(laterPart)
    await act(() => Promise.resolve(scrollIntoSight()))
    expect(load).toHaveBeenCalledOnce()
    expect(await press()).toBe('Pressed')
  })

  test('comes to life for those who use the keyboard', async () => {
    await takenOver(laterPart)
    await act(async () => userEvent.keyboard('{Tab}'))
    expect(await press()).toBe('Pressed')
  })

  test('stays as it came where its code is lost', async () => {
    const { load } = await takenOver(laterPart)
    load.mockRejectedValueOnce(new Error('lost'))
    await act(() => Promise.resolve(scrollIntoSight()))
    expect(screen.getByRole('button', { name: 'Press' })).toBeVisible()
  })
})

test('a picture never loads its code', async () => {
  const { load } = await takenOver(stillPart)
  await act(async () => userEvent.keyboard('{Tab}'))
  expect(load).not.toHaveBeenCalled()
  expect(screen.getByRole('button', { name: 'Press' })).toBeVisible()
})
