import { expect, test } from 'vitest'
import { serverEvents } from './events'

const streamOf = (...pieces: string[]) =>
  new ReadableStream<Uint8Array>({
    start(controller) {
      pieces.forEach((piece) => controller.enqueue(new TextEncoder().encode(piece)))
      controller.close()
    },
  })

test.each([
  ['two events', ['event: text\ndata: {"a":1}\n\nevent: end\ndata: 2\n\n'], [['text', { a: 1 }], ['end', 2]]],
  ['an event in pieces', ['event: te', 'xt\ndata: {"a"', ':1}\n', '\n'], [['text', { a: 1 }]]],
  ['carriage returns', ['event: text\r\ndata: 1\r\n\r\n'], [['text', 1]]],
  ['comments and events without a name', [': keep-alive\n\ndata: 1\n\n'], [['message', 1]]],
  ['data in several lines', ['data: [1,\ndata: 2]\n\n'], [['message', [1, 2]]]],
  ['one that is cut off', ['data: 1\n\ndata: 2'], [['message', 1]]],
])('%s', async (_, pieces, expected) => {
  const found: unknown[] = []
  for await (const { name, data } of serverEvents(streamOf(...pieces))) found.push([name, data])
  expect(found).toEqual(expected)
})
