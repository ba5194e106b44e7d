// Compiles `content/` (Markdown with TOML front matter, and TOML) into what the API answers and the pages show.
import { copyFileSync, mkdirSync, readdirSync, readFileSync } from 'node:fs'
import { parse } from 'smol-toml'
import { unified } from 'unified'
import remarkParse from 'remark-parse'
import remarkGfm from 'remark-gfm'
import remarkRehype from 'remark-rehype'
import rehypeSanitize, { defaultSchema } from 'rehype-sanitize'
import rehypeSlug from 'rehype-slug'
import rehypeStringify from 'rehype-stringify'

const ROOT = new URL('../../content/', import.meta.url)
/** Where the pages find the pictures. */
const IMAGES = '/content/images/'
/** Silent reading of English non-fiction, words a minute: Brysbaert 2019, https://doi.org/10.1016/j.jml.2019.104047. */
const WORDS_A_MINUTE = 238

const markdown = unified()
  .use(remarkParse)
  .use(remarkGfm)
  .use(remarkRehype)
  .use(rehypeSanitize, { ...defaultSchema, clobberPrefix: '' })
  .use(rehypeSlug)
  .use(scrollingParts)
  .use(rehypeStringify)

/** Tables and code scroll by themselves on narrow screens, by keyboard too. */
function scrollingParts() {
  const scrolling = { tabIndex: 0, role: 'group' }
  return (tree) => {
    tree.children = tree.children.map((node) => {
      if (node.tagName === 'pre') return { ...node, properties: { ...node.properties, ...scrolling, ariaLabel: 'Code' } }
      if (node.tagName === 'table') return { type: 'element', tagName: 'div', properties: { className: ['table'], ...scrolling, ariaLabel: 'Table' }, children: [node] }
      return node
    })
  }
}

/** Names of the site within HTML are HTML themselves; everywhere else they are plain text. */
const html = (text) => String(markdown.processSync(text)).trim().replaceAll('{{site.', '{{html.site.')
const read = (path) => readFileSync(new URL(path, ROOT), 'utf8')
const wordsIn = (text) => text.split(/\s+/).filter((word) => /\p{L}|\p{N}/u.test(word)).length

/** A file of Markdown: its front matter between `+++` lines, and its body. */
function split(folder, file) {
  const [, front, body] = /^\+\+\+\r?\n([\s\S]*?)\r?\n\+\+\+\r?\n([\s\S]*)$/.exec(read(`${folder}/${file}`)) ?? []
  if (front === undefined) throw new Error(`content/${folder}/${file} has no front matter between +++ lines.`)
  return { front, body }
}

const readTime = (folder, slug) => `${Math.max(1, Math.round(wordsIn(split(folder, `${slug}.md`).body) / WORDS_A_MINUTE))} min read`

/** What the front matter of each folder says; with a question mark what may be absent. */
const FIELDS = {
  blog: ['title', 'excerpt', 'image', 'image_alt', 'category', 'author', 'date', 'featured?', 'tags'],
  guides: ['title', 'description', 'image', 'image_alt', 'category', 'difficulty', 'author', 'duration', 'topics', 'featured?'],
  pages: ['title', 'description', 'updated'],
  faqs: ['id', 'question', 'answer', 'category'],
  authors: ['id', 'name', 'role', 'bio'],
}

/** Stops the build at a field that is missing or that nobody reads, and names its file. */
function checkFields(kind, file, fields) {
  const wanted = FIELDS[kind].map((name) => name.replace('?', ''))
  const unknown = Object.keys(fields).filter((name) => !wanted.includes(name))
  const missing = FIELDS[kind].filter((name) => !name.endsWith('?') && !(name in fields))
  if (unknown.length) throw new Error(`content/${file} has a field that does not exist: ${unknown.join(', ')}. There are: ${wanted.join(', ')}.`)
  if (missing.length) throw new Error(`content/${file} lacks: ${missing.join(', ')}.`)
}

function article(folder, file) {
  const { front, body } = split(folder, file)
  const slug = file.replace(/\.md$/, '')
  const matter = parse(front)
  checkFields(folder, `${folder}/${file}`, matter)
  const { image, image_alt: imageAlt, ...fields } = matter
  return { _id: slug, slug, ...fields, ...(image && { imageUrl: IMAGES + image, imageAlt }), content: html(body) }
}

const articles = (folder) => readdirSync(new URL(`${folder}/`, ROOT)).filter((file) => file.endsWith('.md')).sort().map((file) => article(folder, file))

/** Everything below `content/`, compiled. */
export function loadContent() {
  const authors = parse(read('authors.toml')).author
  authors.forEach((author) => checkFields('authors', `authors.toml, ${author.id}`, author))
  const byline = ({ author, ...rest }) => {
    const found = authors.find(({ id }) => id === author)
    if (!found) throw new Error(`content/authors.toml knows no author "${author}" (${rest.slug}).`)
    return { ...rest, author: found.name, authorRole: found.role, authorBio: found.bio }
  }
  const posts = articles('blog').map(byline).map((post) => ({ ...post, readTime: readTime('blog', post.slug) }))
  const guides = articles('guides').map(byline)
  const pages = articles('pages')
  const faqs = parse(read('faqs.toml')).faq.map((faq) => {
    checkFields('faqs', `faqs.toml, ${faq.id}`, faq)
    const { id, answer, ...rest } = faq
    return { _id: id, ...rest, answer: html(answer) }
  })
  posts.sort((a, b) => (a.date < b.date ? 1 : -1))
  return { posts, guides, faqs, pages }
}

/** Copies the pictures to where the pages find them. */
export function copyImages(dist) {
  mkdirSync(`${dist}${IMAGES}`, { recursive: true })
  for (const name of readdirSync(new URL('images/', ROOT))) copyFileSync(new URL(`images/${name}`, ROOT), `${dist}${IMAGES}${name}`)
}
