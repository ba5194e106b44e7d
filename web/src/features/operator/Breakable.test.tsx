import { render } from '@testing-library/react'
import { expect, test } from 'vitest'
import { Breakable } from './Breakable'

const PIECES: [string, string[]][] = [
  ['ada@example.org', ['ada@', 'example.org']],
  ['ada.brandt+news@mail.example.museums', ['ada.', 'brandt+', 'news@', 'mail.', 'example.', 'museums']],
  ['a'.repeat(45), ['a'.repeat(20), 'a'.repeat(20), 'a'.repeat(5)]],
  ['Senior nurse', ['Senior nurse']],
  ['–', ['–']],
  ['...', ['...']],
  ['', []],
]
test.each(PIECES)('%s', (text, pieces) => {
  const { container } = render(<p><Breakable>{text}</Breakable></p>)
  const { textContent, innerHTML } = container.firstElementChild!
  expect(textContent).toBe(text)
  expect(innerHTML.split('<wbr>').filter(Boolean)).toEqual(pieces)
})
