import { renderToString } from 'react-dom/server'
import { afterEach, expect, test, vi } from 'vitest'

afterEach(() => vi.unstubAllGlobals())

test('a page rendered ahead holds both sides between the marks of the server', async () => {
  vi.stubGlobal('document', undefined)
  const { When } = await import('./When')
  const html = renderToString(<p><When is="samples" otherwise={<i>real</i>}><b>sample</b></When></p>)
  expect(html.replaceAll('<!-- -->', '')).toBe('<p>{{#samples}}<b>sample</b>{{/samples}}{{^samples}}<i>real</i>{{/samples}}</p>')
})
