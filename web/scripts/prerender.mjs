// Writes every public page as HTML, and spa.html as the empty shell for all other addresses.
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { documentTitle, patterns, prerendered, render } from '../dist-ssr/entry-server.js'

const HEAD = '<!--app-head-->'
const BODY = '<!--app-html-->'
const FONTS = ['bricolage-grotesque-latin-wght-normal', 'instrument-sans-latin-wght-normal']
const ENTRY = 'index.html'

/** What the content security policy would block at run time. */
const HAZARDS = [/<script(?![^>]*\ssrc=)[^>]*>/g, /<style[\s>]/g, /\sstyle="[^"]*"/g, /\son[a-z]+="[^"]*"/g, /(?:src|href)="(?:data|javascript):[^"]*"/g]

const manifest = JSON.parse(readFileSync('dist/.vite/manifest.json', 'utf8'))
const shell = readFileSync('dist/index.html', 'utf8')
if (!shell.includes(BODY)) throw new Error('dist/index.html is already pre-rendered: run `vite build` first.')

const escapeHtml = (text) => text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;')

function fontLinks() {
  const assets = readdirSync('dist/assets')
  return FONTS.map((name) => {
    const file = assets.find((asset) => asset.startsWith(name) && asset.endsWith('.woff2'))
    if (!file) throw new Error(`Font ${name} is missing from the build.`)
    return `<link rel="preload" href="/assets/${file}" as="font" type="font/woff2" crossorigin>`
  }).join('')
}

/** The files that a module imports at once, the entry's own excepted: it is in the shell already. */
function chunksOf(module) {
  const seen = new Set()
  const visit = (key) => {
    if (key === ENTRY || seen.has(key)) return
    if (!manifest[key]) throw new Error(`${key} is missing from the build manifest.`)
    seen.add(key)
    manifest[key].imports?.forEach(visit)
  }
  visit(module)
  const shared = new Set(manifest[ENTRY].imports)
  return [...seen].filter((key) => !shared.has(key)).map((key) => manifest[key].file)
}

function refuseHazards(file, html) {
  const found = HAZARDS.flatMap((hazard) => html.match(hazard) ?? [])
  if (found.length) throw new Error(`${file} would break the content security policy:\n  ${[...new Set(found)].join('\n  ')}`)
}

/** React leaves this mark where something could not be rendered here: the browser would render the page anew. */
function refuseGaps(file, html) {
  if (html.includes('<!--$!-->')) throw new Error(`${file} was not rendered completely: a lazy component is shown without being preloaded.`)
}

function write(file, head, body) {
  const html = shell.replace(HEAD, () => head).replace(BODY, () => body)
  refuseHazards(file, html)
  refuseGaps(file, html)
  mkdirSync(dirname(`dist/${file}`), { recursive: true })
  writeFileSync(`dist/${file}`, html)
}

const fonts = fontLinks()
write('spa.html', `<title>Vitae</title><meta name="description" content="Vitae">${fonts}`, '')

for (const { path, module, description } of prerendered) {
  const modules = chunksOf(module).map((file) => `<link rel="modulepreload" crossorigin href="/${file}">`).join('')
  const head = `<title>${escapeHtml(documentTitle(path))}</title><meta name="description" content="${escapeHtml(description)}">${fonts}${modules}`
  write(path === '/' ? 'index.html' : `${path.slice(1)}/index.html`, head, await render(path))
}
writeFileSync('dist/routes.txt', patterns.join('\n') + '\n')
console.log(`pre-rendered ${prerendered.length} pages and spa.html`)
