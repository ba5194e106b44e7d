import { expect, test } from 'vitest'
import { isFullYear, takeYearInput } from './years'

test.each([
  ['', '2', '2'],
  ['201', '2019', '2019'],
  ['2019', '', ''],
  ['2019', '20195', '2019'],
  ['20', '20a', '20'],
  ['20', '20 ', '20'],
  ['', '-201', ''],
  ['', '２０１９', ''],
  ['19', "'19", '19'],
])('UPL-38 UPL-39 a year field showing %j that is handed %j shows %j', (previous, next, shown) =>
  expect(takeYearInput(previous, next)).toBe(shown),
)

test.each([
  ['2019', true],
  ['0000', true],
  ['', false],
  ['201', false],
  ['20199', false],
  ['20l9', false],
])('UPL-36 UPL-37 %j is a year of exactly four digits: %s', (text, full) => expect(isFullYear(text)).toBe(full))
