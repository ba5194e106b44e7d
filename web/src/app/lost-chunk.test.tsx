import { act, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { Suspense } from 'react'
import { MemoryRouter, Route, Routes } from 'react-router'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { connection } from '@/lib/connection'
import { lazyChunk } from '@/lib/lazy-chunk'
import { browser } from '@/lib/reload'
import { useUnsaved } from '@/lib/unsaved'
import { ChunkBoundary } from '@/ui/ChunkBoundary'
import { Link } from '@/ui/Link'
import { LostPart } from '@/ui/LostPart'
import { ErrorBoundary } from './ErrorPage'

const reload = vi.spyOn(browser, 'reload').mockImplementation(() => {})
const gone = (file: string) => load.mockImplementation(() => Promise.reject(new TypeError(`Failed to fetch dynamically imported module: ${file}`)))
const load = vi.fn<() => Promise<{ default: () => React.ReactNode }>>()
const there = { default: () => <p>The screen</p> }

beforeEach(() => {
  reload.mockClear()
  load.mockReset()
  vi.spyOn(console, 'error').mockImplementation(() => {})
})
afterEach(() => void vi.mocked(console.error).mockRestore())

/** The browser loses its network; answers what ends the test's watch. */
function goOffline() {
  const says = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  const stop = connection.watch()
  return () => {
    says.mockRestore()
    stop()
  }
}

function Unsaved() {
  useUnsaved(true)
  return null
}

/** A screen whose file is fetched on navigation, beside a form that may hold something unsaved. */
function show({ unsaved = false } = {}) {
  const { Content } = lazyChunk(load)
  const view = render(
    <MemoryRouter>
      <Link to="/far">Go</Link>
      {unsaved && <Unsaved />}
      <ErrorBoundary>
        <Suspense fallback={<p>Loading</p>}>
          <Routes>
            <Route path="/" element={<p>Start</p>} />
            <Route path="/far" element={<Content />} />
          </Routes>
        </Suspense>
      </ErrorBoundary>
    </MemoryRouter>,
  )
  const go = async () => userEvent.click(screen.getByRole('link', { name: 'Go' }))
  return { ...view, go }
}

describe('a screen whose file is gone', () => {
  test('reloads the page once, and says after that what is the matter', async () => {
    gone('/assets/far-1.js')
    const first = show()
    await first.go()
    await waitFor(() => expect(reload).toHaveBeenCalledOnce())
    expect(screen.queryByText('There is a new version')).toBeNull()
    first.unmount()

    // The reloaded page misses the same file again.
    const second = show()
    await second.go()
    expect(await screen.findByRole('heading', { name: 'There is a new version' })).toBeVisible()
    expect(screen.queryByText('Unexpected Application Error!')).toBeNull()
    expect(reload).toHaveBeenCalledOnce()
    await userEvent.click(screen.getByRole('button', { name: 'Reload' }))
    expect(reload).toHaveBeenCalledTimes(2)
  })

  test('does not reload over something unsaved', async () => {
    gone('/assets/far-2.js')
    const { go } = show({ unsaved: true })
    await go()
    expect(await screen.findByRole('button', { name: 'Reload' })).toBeVisible()
    expect(reload).not.toHaveBeenCalled()
  })

  test('does not reload where the browser keeps no storage: nothing would stop it', async () => {
    const full = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('', 'QuotaExceededError')
    })
    gone('/assets/far-3.js')
    const { go } = show()
    await go()
    expect(await screen.findByRole('button', { name: 'Reload' })).toBeVisible()
    expect(reload).not.toHaveBeenCalled()
    full.mockRestore()
  })

  test('offline: a sentence, another try, and never a reload', async () => {
    const stop = goOffline()
    gone('/assets/far-4.js')
    const { go } = show()
    await go()
    expect(await screen.findByRole('heading', { name: 'You are offline' })).toBeVisible()
    load.mockResolvedValue(there)
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
    expect(await screen.findByText('The screen')).toBeVisible()
    expect(reload).not.toHaveBeenCalled()
    stop()
  })
})

describe('a part whose file is gone', () => {
  const part = () => {
    const { Content } = lazyChunk(load)
    render(
      <>
        <input aria-label="Note" />
        <ChunkBoundary fallback={LostPart}>
          <Suspense fallback={<p>Loading</p>}><Content /></Suspense>
        </ChunkBoundary>
      </>,
    )
  }

  test('says so in its own place, and what stands around it stays', async () => {
    gone('/assets/part-1.js')
    part()
    await userEvent.type(screen.getByLabelText('Note'), 'typed')
    expect(await screen.findByText('There is a new version')).toBeVisible()
    expect(screen.getByLabelText('Note')).toHaveValue('typed')
    expect(reload).not.toHaveBeenCalled()
    await userEvent.click(screen.getByRole('button', { name: 'Reload' }))
    expect(reload).toHaveBeenCalledOnce()
  })

  test('comes by itself with the connection', async () => {
    const stop = goOffline()
    gone('/assets/part-2.js')
    part()
    expect(await screen.findByText('You are offline')).toBeVisible()
    load.mockResolvedValue(there)
    act(() => connection.reached())
    expect(await screen.findByText('The screen')).toBeVisible()
    stop()
  })
})
