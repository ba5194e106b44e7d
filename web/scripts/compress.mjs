// Writes a .br and a .gz beside every file that gains by it; the server sends them as they are.
import { readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'

const TEXT = /\.(js|mjs|css|html|svg|txt|json|wasm)$/
const BEST = { params: { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY } }

let before = 0
let after = 0
for (const name of readdirSync('dist', { recursive: true })) {
  const file = `dist/${name}`
  if (!TEXT.test(name) || name.startsWith('.vite') || !statSync(file).isFile()) continue
  const bytes = readFileSync(file)
  const brotli = brotliCompressSync(bytes, BEST)
  writeFileSync(`${file}.gz`, gzipSync(bytes, { level: 9 }))
  writeFileSync(`${file}.br`, brotli)
  before += bytes.length
  after += brotli.length
}
console.log(`compressed ${(before / 1024).toFixed(0)} KB to ${(after / 1024).toFixed(0)} KB (brotli)`)
