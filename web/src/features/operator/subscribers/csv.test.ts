import { expect, test } from 'vitest'
import { subscriberOf } from '../testing'
import { subscribersCsv } from './csv'

const HEAD = '"List","Email","Subscribed"\r\n'
const AT = '"2026-01-05T12:00:00Z"'

test('nobody', () => expect(subscribersCsv([])).toBe(HEAD))

test('each has a line', () => {
  const file = subscribersCsv([subscriberOf(), subscriberOf({ list: 'newsletter', email: 'nils@example.org' })])
  expect(file).toBe(`${HEAD}"early_access","eva@example.org",${AT}\r\n"newsletter","nils@example.org",${AT}\r\n`)
})

test.each([
  ['a@example.org', '"a@example.org"'],
  ['', '""'],
  ['"a, b"@example.org', '"""a, b""@example.org"'],
  ['+news@example.org', '"+news@example.org"'],
  ['-news@example.org', '"-news@example.org"'],
  ['=1+1@example.org', '"\'=1+1@example.org"'],
  ['@SUM(A1)', '"\'@SUM(A1)"'],
  ['\t=1', '"\'\t=1"'],
  ['\r=1', '"\'\r=1"'],
  ['="a"', '"\'=""a"""'],
  ['a=1@example.org', '"a=1@example.org"'],
])('the address %j becomes %s', (email, cell) => expect(subscribersCsv([subscriberOf({ email })])).toBe(`${HEAD}"early_access",${cell},${AT}\r\n`))

test.each([
  ['=1+1', '"\'=1+1"'],
  ['+1', '"\'+1"'],
  ['-1', '"\'-1"'],
  ['@SUM(A1)', '"\'@SUM(A1)"'],
  ['\t=1', '"\'\t=1"'],
  ['\r=1', '"\'\r=1"'],
  ['1-2', '"1-2"'],
  ['two\nlines', '"two\nlines"'],
])('the list %j becomes %s', (list, cell) => expect(subscribersCsv([subscriberOf({ list })])).toBe(`${HEAD}${cell},"eva@example.org",${AT}\r\n`))
