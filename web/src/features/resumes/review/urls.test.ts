import { expect, test } from 'vitest'
import { fullUrl } from './urls'

test.each([
  ['https://example.org/a', 'https://example.org/a'],
  ['http://example.org', 'http://example.org'],
  [' github.com/ada/tide ', 'https://github.com/ada/tide'],
  ['example.org:8080/x', null],
  ['javascript:alert(1)', null],
  ['ftp://example.org', null],
  ['not a url', null],
  ['nothing', null],
  ['', null],
])('UPL-40 %j is the address %j', (text, url) => expect(fullUrl(text)).toBe(url))
