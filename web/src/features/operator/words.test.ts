import { expect, test } from 'vitest'
import { counted } from './counted'
import { inWords } from './in-words'
import { partAt, PARTS, placeOf } from './parts'

test.each([['early_access', 'Early access'], ['resume-files', 'Resume files'], ['other', 'Other'], ['', '']])('%j in words is %j', (code, words) => expect(inWords(code)).toBe(words))

test.each([[0, '0 accounts'], [1, '1 account'], [1204, '1,204 accounts']])('%i counted is %s', (count, words) => expect(counted(count, 'account')).toBe(words))

test('every part has a place of its own', () => {
  expect(PARTS.map(({ id }) => placeOf(id))).toEqual(['/operator', '/operator/invitations', '/operator/messages', '/operator/subscribers', '/operator/reports', '/operator/status', '/operator/log'])
  for (const part of PARTS) expect(partAt(placeOf(part.id).split('/')[2])).toBe(part)
})

test.each(['accounts', 'nothing', ''])('%j names no part', (segment) => expect(partAt(segment)).toBeUndefined())
