import { expect, test } from 'vitest'
import { csv } from './csv'

test.each([
  ['a@example.org', '"a@example.org"'],
  ['', '""'],
  ['a, b', '"a, b"'],
  ['say "hi"', '"say ""hi"""'],
  ['two\nlines', '"two\nlines"'],
  ['=1+1', '"\'=1+1"'],
  ['+1', '"\'+1"'],
  ['-1', '"\'-1"'],
  ['@SUM(A1)', '"\'@SUM(A1)"'],
  ['\t=1', '"\'\t=1"'],
  ['\r=1', '"\'\r=1"'],
  ['="a"', '"\'=""a"""'],
  ['a=1', '"a=1"'],
  ['1-2', '"1-2"'],
])('%j becomes %s', (text, cell) => expect(csv([[text]])).toBe(`${cell}\r\n`))

test('rows and cells', () => expect(csv([['a', 'b'], ['c', 'd']])).toBe('"a","b"\r\n"c","d"\r\n'))
