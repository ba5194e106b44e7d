import { fireEvent, render } from '@testing-library/react'
import { expect, test } from 'vitest'
import { useStrayDrops } from './use-stray-drops'

function Page() {
  useStrayDrops()
  return (
    <main>
      <input type="file" aria-label="File" />
    </main>
  )
}

/** Drags or drops something; answers whether the browser would go on and open it. */
function isOpened(kind: 'dragover' | 'drop', carried: string, place: string) {
  const event = new Event(kind, { bubbles: true, cancelable: true })
  Object.assign(event, { dataTransfer: { types: [carried], dropEffect: 'copy' } })
  return fireEvent(document.querySelector(place)!, event)
}

test.each([
  ['a file', 'Files', 'main', false],
  ['text', 'text/plain', 'main', true],
  ['a file on the place for it', 'Files', 'input[type=file]', true],
])('%s that is dropped', (_, carried, place, opened) => {
  const { unmount } = render(<Page />)
  expect(isOpened('dragover', carried, place)).toBe(opened)
  expect(isOpened('drop', carried, place)).toBe(opened)
  unmount()
  expect(isOpened('drop', carried, 'body')).toBe(true)
})
