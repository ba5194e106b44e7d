import { expect, test } from 'vitest'
import { fullUrl } from './urls'
import cases from './web-addresses.json'

test.each(cases.accepted)('UPL-40 %j is an address', (text) => expect(fullUrl(text)).not.toBeNull())
test.each([...cases.refused, '', `https://example.org/${'a'.repeat(2048)}`])('UPL-40 %j is none', (text) => expect(fullUrl(text)).toBeNull())

test.each([
  ['https://example.org/a', 'https://example.org/a'],
  [' github.com/ada/tide ', 'https://github.com/ada/tide'],
])('UPL-40 %j in full is %j', (text, url) => expect(fullUrl(text)).toBe(url))
