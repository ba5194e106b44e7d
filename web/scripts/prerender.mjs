// Writes every public page as HTML, spa.html as the empty shell for all other addresses, and what goes with them: the compiled content,
// pictures, sitemap, feed, and the file of routes. The server puts the site's own names in the place of `{{site…}}`.
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { initWasm, Resvg } from '@resvg/resvg-wasm'
import { documentTitle, patterns, prerendered, render } from '../dist-ssr/entry-server.js'
import { copyImages, loadContent } from './content.mjs'
import { feed, sitemap } from './feeds.mjs'

const HEAD = '<!--app-head-->'
const BODY = '<!--app-html-->'
const SITE = '{{site.url}}'
const FONTS = ['bricolage-grotesque-latin-wght-normal', 'instrument-sans-latin-wght-normal']
const ENTRY = 'index.html'
/** The picture of links to pages without one of their own. */
const COVER = '/content/images/cover.png'
/** Width and height of pictures for shared links, which services expect. */
const CARD = { width: 1200, height: 630 }

/** What the content security policy would block at run time; data blocks are no scripts. */
const HAZARDS = [/<script(?![^>]*\s(?:src=|type="application\/(?:ld\+)?json"))[^>]*>/g, /<style[\s>]/g, /\sstyle="[^"]*"/g, /\son[a-z]+="[^"]*"/g, /(?:src|href)="(?:data|javascript):[^"]*"/g]

const manifest = JSON.parse(readFileSync('dist/.vite/manifest.json', 'utf8'))
const shell = readFileSync('dist/index.html', 'utf8')
if (!shell.includes(BODY)) throw new Error('dist/index.html is already pre-rendered: run `vite build` first.')

const escapeHtml = (text) => text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;')

/** JSON in a page: no `<` of it may end the element, and the server fills its names in as JSON. */
const json = (data) => JSON.stringify(data).replaceAll('<', '\\u003c').replaceAll(/\{\{(html\.)?site\./g, '{{json.$1site.')
const dataBlock = (attributes, text) => `<script ${attributes}>${text}</script>`

function fontLinks() {
  const assets = readdirSync('dist/assets')
  return FONTS.map((name) => {
    const file = assets.find((asset) => asset.startsWith(name) && asset.endsWith('.woff2'))
    if (!file) throw new Error(`Font ${name} is missing from the build.`)
    return `<link rel="preload" href="/assets/${file}" as="font" type="font/woff2" crossorigin>`
  }).join('')
}

/** The files of a module and of what it imports at once, the entry's own excepted: they are in the shell already. */
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
  const own = [...seen].filter((key) => !shared.has(key)).map((key) => manifest[key])
  return { scripts: own.map(({ file }) => file), styles: [...new Set(own.flatMap(({ css }) => css ?? []))] }
}

const linkTo = (rel) => (file) => `<link rel="${rel}" crossorigin href="/${file}">`

/** What search engines and services that show shared links read. */
function headOf({ path, title, description, picture = COVER, structured = [], hidden, changed }) {
  const address = SITE + (path === '/' ? '/' : path)
  const meta = (key, name, content) => `<meta ${key}="${name}" content="${escapeHtml(content)}">`
  return [
    `<title>${escapeHtml(title)}</title>`,
    meta('name', 'description', description),
    `<link rel="canonical" href="${address}">`,
    hidden ? meta('name', 'robots', 'noindex') : '',
    meta('property', 'og:title', title), meta('property', 'og:description', description), meta('property', 'og:url', address),
    meta('property', 'og:site_name', '{{site.name}}'), meta('property', 'og:type', changed ? 'article' : 'website'),
    meta('property', 'og:image', SITE + picture), meta('property', 'og:image:width', String(CARD.width)), meta('property', 'og:image:height', String(CARD.height)),
    meta('name', 'twitter:card', 'summary_large_image'),
    ...structured.map((data) => dataBlock('type="application/ld+json"', json(data))),
  ].join('')
}

function refuseHazards(file, html) {
  const found = HAZARDS.flatMap((hazard) => html.match(hazard) ?? [])
  if (found.length) throw new Error(`${file} would break the content security policy:\n  ${[...new Set(found)].join('\n  ')}`)
}

/** React leaves this mark where something could not be rendered here: the browser would render the page anew. */
function refuseGaps(file, html) {
  if (html.includes('<!--$!-->')) throw new Error(`${file} was not rendered completely: a lazy component is shown without being preloaded.`)
}

const links = '<link rel="manifest" href="/site.webmanifest"><link rel="alternate" type="application/atom+xml" href="/feed.xml" title="{{site.name}}">'
const siteBlock = dataBlock('type="application/json" id="site"', '{{site}}')

const ENTRY_SCRIPT = /<script type="module" crossorigin src="([^"]+)"><\/script>/
const SHARED_SCRIPT = /<link rel="modulepreload" crossorigin href="([^"]+)">\s*/g

/** The shell with scripts that wait for the first paint: a page that is already readable needs them later than its fonts and styles. */
function waiting(html, scripts) {
  const entry = ENTRY_SCRIPT.exec(html)?.[1]
  if (!entry) throw new Error('dist/index.html has no entry script.')
  const shared = [...html.matchAll(SHARED_SCRIPT)].map(([, file]) => file)
  const files = [entry, ...shared, ...scripts.map((file) => `/${file}`)]
  return html.replaceAll(SHARED_SCRIPT, '').replace(ENTRY_SCRIPT, () => `<script src="/start.js" defer data-files="${files.join(' ')}"></script>`)
}

/** Styles of a page stand behind those of all pages, as they would when its script loads them. */
function write(file, head, body, { data = '', styles = [], from = shell } = {}) {
  const html = from.replace(HEAD, () => head + links).replace('</head>', () => `${styles.map(linkTo('stylesheet')).join('')}</head>`).replace(BODY, () => body).replace('</body>', () => `${siteBlock}${data}</body>`)
  refuseHazards(file, html)
  refuseGaps(file, html)
  mkdirSync(dirname(`dist/${file}`), { recursive: true })
  writeFileSync(`dist/${file}`, html)
}

/** Services that show shared links take no SVG. */
async function drawPictures() {
  await initWasm(readFileSync(new URL('../node_modules/@resvg/resvg-wasm/index_bg.wasm', import.meta.url)))
  const fontBuffers = ['Inter-Regular.ttf', 'Inter-SemiBold.ttf'].map((name) => readFileSync(`../templates/fonts/${name}`))
  for (const name of readdirSync('dist/content/images').filter((name) => name.endsWith('.svg'))) {
    const drawn = new Resvg(readFileSync(`dist/content/images/${name}`, 'utf8'), { fitTo: { mode: 'width', value: CARD.width }, font: { fontBuffers, defaultFontFamily: 'Inter', sansSerifFamily: 'Inter' } }).render()
    writeFileSync(`dist/content/images/${name.replace(/svg$/, 'png')}`, drawn.asPng())
  }
}

const content = loadContent()
const pages = prerendered(content)
const fonts = fontLinks()
copyImages('dist')
await drawPictures()
write('spa.html', `<title>${escapeHtml(documentTitle('/spa'))}</title>${fonts}`, '')
for (const page of pages) {
  const { scripts, styles } = chunksOf(page.module)
  const data = page.data === undefined ? '' : dataBlock('type="application/json" id="page-data"', json({ path: page.path, data: page.data }))
  const file = page.path === '/' ? 'index.html' : `${page.path.slice(1)}/index.html`
  write(file, headOf(page) + fonts, await render(page.path, page.data), { data, styles, from: waiting(shell, scripts) })
}
writeFileSync('dist/content.json', JSON.stringify(content))
writeFileSync('dist/sitemap.xml', sitemap(pages.filter(({ hidden }) => !hidden)))
writeFileSync('dist/feed.xml', feed(content.posts))
writeFileSync('dist/routes.txt', patterns.join('\n') + '\n')
console.log(`pre-rendered ${pages.length} pages and spa.html`)
