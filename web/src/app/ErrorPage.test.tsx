import { render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { MemoryRouter, Route, Routes } from 'react-router'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { ApiError } from '@/api/errors'
import { renderApp } from '@/test/render-app'
import { Link } from '@/ui/Link'
import { ErrorBoundary } from './ErrorPage'

function Broken({ thrown }: { thrown: unknown }): never {
  throw thrown
}

function show(thrown: unknown) {
  render(
    <MemoryRouter>
      <Link to="/fine">Leave</Link>
      <ErrorBoundary>
        <Routes>
          <Route path="/" element={<Broken thrown={thrown} />} />
          <Route path="/fine" element={<p>All is well</p>} />
        </Routes>
      </ErrorBoundary>
    </MemoryRouter>,
  )
}

beforeEach(() => void vi.spyOn(console, 'error').mockImplementation(() => {}))

describe('the error screen', () => {
  test.each([
    ['its message', new Error('Cannot read x'), 'Cannot read x'],
    ['its status and message', new ApiError('Not allowed', { status: 403, code: 'forbidden' }), '403: Not allowed'],
    ['its message alone when it has no status', new ApiError('No connection', { code: 'network' }), 'No connection'],
    ['a status alone', { status: 500 }, '500'],
    ['a thrown text', 'plain text', 'plain text'],
    ['that nothing is known', null, 'Unknown error'],
  ])('SHE-18 SHE-19 is headed as specified and shows %s', (_, thrown, shown) => {
    show(thrown)
    expect(screen.getByRole('heading', { level: 1, name: 'Unexpected Application Error!' })).toBeVisible()
    expect(screen.getByText(shown)).toBeVisible()
    expect(screen.getByRole('button', { name: 'Reload the page' })).toBeEnabled()
  })

  test('gives way when the address changes', async () => {
    show(new Error('Cannot read x'))
    await userEvent.click(screen.getByRole('link', { name: 'Leave' }))
    expect(screen.getByText('All is well')).toBeVisible()
  })
})

test.each(['/nope', '/blog/a/b', '/dev/nope'])('an unknown address, %s, shows "Page not found" inside the shell', async (path) => {
  const { url } = renderApp(path)
  expect(await screen.findByRole('heading', { level: 1, name: 'Page not found' })).toBeVisible()
  expect(screen.getByRole('banner')).toBeVisible()
  expect(screen.queryByText('Unexpected Application Error!')).toBeNull()
  expect(document.title).toBe('Page not found · Vitae')
  await waitFor(() => expect(url()).toBe(path))
})
