import { expect, test } from 'vitest'
import { fileSize } from './file-size'

test.each([
  [0, '0 KB'],
  [1, '1 KB'],
  [47_300, '48 KB'],
  [999_000, '999 KB'],
  [999_001, '1 MB'],
  [2_449_000, '2.4 MB'],
  [12_600_000, '13 MB'],
  [1_499_000_001, '1,499 MB'],
])('%d bytes are %s', (bytes, text) => expect(fileSize(bytes)).toBe(text))
