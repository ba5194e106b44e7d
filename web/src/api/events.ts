/** One event of a stream that the server sends (`text/event-stream`). */
export interface ServerEvent {
  name: string
  /** Its JSON. */
  data: unknown
}

const BREAK = /\r\n\r\n|\n\n/

function parsed(block: string): ServerEvent | null {
  const lines = block.split(/\r?\n/)
  const of = (field: string) => lines.filter((line) => line.startsWith(`${field}:`)).map((line) => line.slice(field.length + 1).replace(/^ /, ''))
  const data = of('data')
  if (data.length === 0) return null
  return { name: of('event').at(-1) ?? 'message', data: JSON.parse(data.join('\n')) }
}

/** The events of a stream as they arrive; one that is cut off at the end is dropped. */
export async function* serverEvents(stream: ReadableStream<Uint8Array>): AsyncGenerator<ServerEvent> {
  const decoder = new TextDecoder()
  const reader = stream.getReader()
  let held = ''
  try {
    for (;;) {
      const { done, value } = await reader.read()
      if (done) return
      held += decoder.decode(value, { stream: true })
      const blocks = held.split(BREAK)
      held = blocks.pop() ?? ''
      for (const block of blocks) {
        const event = parsed(block)
        if (event) yield event
      }
    }
  } finally {
    reader.releaseLock()
  }
}
