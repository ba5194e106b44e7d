// The sitemap for search engines, and the feed of the blog. The server fills in the site's address and name.
const SITE = '{{site.url}}'

const escapeXml = (text) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;')

/** https://www.sitemaps.org/protocol.html */
export function sitemap(pages) {
  const entry = ({ path, changed }) => `<url><loc>${SITE}${path}</loc>${changed ? `<lastmod>${changed}</lastmod>` : ''}</url>`
  return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${pages.map(entry).join('\n')}\n</urlset>\n`
}

/** Atom, RFC 4287. */
export function feed(posts) {
  const entry = ({ slug, title, excerpt, date, author, content }) =>
    `<entry><id>${SITE}/blog/${slug}</id><title>${escapeXml(title)}</title><link href="${SITE}/blog/${slug}"/><updated>${date}T00:00:00Z</updated><author><name>${escapeXml(author)}</name></author><summary>${escapeXml(excerpt)}</summary><content type="html">${escapeXml(content).replaceAll('{{html.site.', '{{xml.html.site.')}</content></entry>`
  const updated = posts.map(({ date }) => date).sort().at(-1) ?? '1970-01-01'
  return `<?xml version="1.0" encoding="UTF-8"?>\n<feed xmlns="http://www.w3.org/2005/Atom"><id>${SITE}/blog</id><title>{{site.name}}</title><link href="${SITE}/blog"/><link rel="self" href="${SITE}/feed.xml"/><updated>${updated}T00:00:00Z</updated>\n${posts.map(entry).join('\n')}\n</feed>\n`
}
