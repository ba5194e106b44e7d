import { expect, test } from 'vitest'
import { fullDate, relativeTime } from './relative-time'

const SECOND = 1000
const MINUTE = 60 * SECOND
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR
const now = Date.parse('2026-01-10T12:00:00Z')
const agoIn = (ms: number) => relativeTime(new Date(now - ms).toISOString(), now, 'en')

test.each([
  ['DSH-34', 0, 'Just now'],
  ['DSH-34', 59 * SECOND, 'Just now'],
  ['DSH-34 a clock that runs behind', -30 * SECOND, 'Just now'],
  ['DSH-35', MINUTE, '1 minute ago'],
  ['DSH-35', 5 * MINUTE, '5 minutes ago'],
  ['DSH-35', 59 * MINUTE, '59 minutes ago'],
  ['DSH-36', HOUR, '1 hour ago'],
  ['DSH-36', 24 * HOUR - SECOND, '23 hours ago'],
  ['DSH-37', 24 * HOUR, 'Yesterday'],
  ['DSH-37', 48 * HOUR - SECOND, 'Yesterday'],
  ['DSH-38', 2 * DAY, '2 days ago'],
  ['DSH-38', 7 * DAY - SECOND, '6 days ago'],
  ['DSH-39', 7 * DAY, '1 week ago'],
  ['DSH-39', 30 * DAY - SECOND, '4 weeks ago'],
  ['DSH-40', 30 * DAY, '1 month ago'],
  ['DSH-40', 365 * DAY - SECOND, '12 months ago'],
  ['DSH-41', 365 * DAY, 'January 10, 2025'],
])('%s %d ms ago reads "%s"', (_, ms, words) => expect(agoIn(ms)).toBe(words))

test.each(['', 'nope', '2026-13-45'])('DSH-14 an invalid date (%j) reads "Unknown date"', (iso) => {
  expect(relativeTime(iso, now)).toBe('Unknown date')
  expect(fullDate(iso)).toBe('Unknown date')
})

test('a date with its month short', () => expect(fullDate('2025-01-10T12:00:00Z', 'en', 'medium')).toBe('Jan 10, 2025'))
