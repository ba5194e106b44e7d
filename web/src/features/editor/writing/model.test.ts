import { describe, expect, test } from 'vitest'
import { replaceLine, wordDiff } from './model'

test('words that stay, go and come', () => {
  expect(wordDiff('Was responsible for routes', 'Planned routes daily')).toEqual([
    { kind: 'old', text: 'Was responsible for' },
    { kind: 'new', text: 'Planned' },
    { kind: 'same', text: 'routes' },
    { kind: 'new', text: 'daily' },
  ])
  expect(wordDiff('Same words', 'Same  words')).toEqual([{ kind: 'same', text: 'Same words' }])
  expect(wordDiff('', '')).toEqual([])
})

describe('a line that is put another way', () => {
  test.each([
    ['keeps its bullet', '• Filed.\n- Planned.', { line: 1, before: 'Planned.', after: 'Ran.' }, '• Filed.\n- Ran.'],
    ['is found where it has moved to', 'New\nFiled.\nPlanned.', { line: 1, before: 'Planned.', after: 'Ran.' }, 'New\nFiled.\nRan.'],
    ['is left alone when it was changed', 'Filed well.', { line: 0, before: 'Filed.', after: 'Ran.' }, null],
  ])('%s', (_, text, change, want) => {
    expect(replaceLine(text, change)).toBe(want)
  })
})
