import { expect, test } from 'vitest'
import { storageUse, summarise } from './summary'

const scored = (...scores: (number | null)[]) => scores.map((atsScore) => ({ atsScore }))

test.each([
  ['DSH-04 DSH-05 nothing yet', scored(), '–', '–'],
  ['DSH-04 DSH-05 one', scored(92), '1', '92'],
  ['DSH-05 one decimal', scored(92, 87), '2', '89.5'],
  ['DSH-05 rounded to one decimal', scored(90, 90, 91), '3', '90.3'],
  ['DSH-05 one without a score', scored(80, null), '2', '80'],
  ['DSH-05 none with a score', scored(null), '1', '–'],
])('%s', (_, records, count, average) => expect(summarise(records)).toEqual({ count, average }))

test.each([
  ['nothing', 0, 500_000_000, '0 KB of 500 MB'],
  ['a little', 47_300, 500_000_000, '48 KB of 500 MB'],
  ['thousands', 1_499_000_001, 2_000_000_000, '1,499 MB of 2,000 MB'],
  ['not known yet', 0, 0, undefined],
])('storage: %s', (_, usedBytes, limitBytes, expected) => expect(storageUse({ usedBytes, limitBytes })).toBe(expected))
