import '@testing-library/jest-dom/vitest'
import { cleanup, configure } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { setupServer } from 'msw/node'
import toast from 'react-hot-toast/headless'
import { afterAll, afterEach, beforeAll } from 'vitest'
import { textOf } from './content'

/** The outside world of every test: a server that is there, and nothing else. A call that no test expects is an error. */
export const server = setupServer(
  http.get('*/healthz', () => new HttpResponse('ok')),
  // Tests of the shell go to and fro between pages of text.
  http.get('*/api/pages/:slug', ({ params }) => HttpResponse.json({ data: textOf({ slug: String(params.slug) }) })),
  // The form for a new account asks who may have one.
  http.get('*/api/auth/registration', () => HttpResponse.json({ data: { mode: 'open' } })),
  // The sign-in screen asks what there is beside a password.
  http.get('*/api/auth/methods', () => HttpResponse.json({ data: { passkeys: false, provider: null } })),
  // The dashboard asks for the jobs that its user keeps.
  http.get('*/api/applications', () => HttpResponse.json({ data: [] })),
  // A review asks about what is typed when typing rests, and sends its draft when it is left, which may be after the end of its test.
  http.post('*/api/resume/marks', () => HttpResponse.json({ data: [] })),
  http.put('*/api/resume/:id/draft', () => HttpResponse.json({ data: { savedAt: '2026-01-10T12:00:00Z' } })),
)

// An upper bound, reached only by what fails: the first test of a screen waits for its code too, on a machine that has other work.
configure({ asyncUtilTimeout: 20_000 })

// What jsdom lacks: modal dialogs, scrolling and layout.
Object.assign(HTMLDialogElement.prototype, {
  showModal(this: HTMLDialogElement) {
    this.open = true
  },
  close(this: HTMLDialogElement) {
    if (!this.open) return
    this.open = false
    this.dispatchEvent(new Event('close'))
  },
})
Element.prototype.scrollIntoView = () => {}
window.ResizeObserver ??= class {
  observe() {}
  unobserve() {}
  disconnect() {}
}
window.scrollTo = () => {}
// Nothing plays by itself in tests.
window.matchMedia = (query) => ({ matches: query === '(prefers-reduced-motion: reduce)', addEventListener: () => undefined, removeEventListener: () => undefined }) as unknown as MediaQueryList

beforeAll(() => server.listen({ onUnhandledRequest: 'error' }))
afterEach(() => {
  toast.removeAll()
  server.resetHandlers()
  cleanup()
  localStorage.clear()
  sessionStorage.clear()
})
afterAll(() => server.close())
