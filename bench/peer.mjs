// The peer for request rates: Node's own HTTP server, answering every path with a small JSON text.
import { createServer } from 'node:http'

const body = JSON.stringify({ error: 'There is no such call.', message: 'There is no such call.', code: 'not_found' })
createServer((_, response) => {
  response.writeHead(200, { 'Content-Type': 'application/json', 'Content-Length': Buffer.byteLength(body) })
  response.end(body)
}).listen(Number(process.argv[2]), '127.0.0.1')
