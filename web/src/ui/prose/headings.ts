export interface Heading {
  id: string
  text: string
}

const ENTITIES: Record<string, string> = { '&amp;': '&', '&#x26;': '&', '&lt;': '<', '&#x3C;': '<', '&gt;': '>', '&quot;': '"', '&#x27;': "'" }

const plain = (html: string) => html.replace(/<[^>]+>/g, '').replace(/&[#\w]+;/g, (entity) => ENTITIES[entity] ?? entity)

/** The main headings of a text that our build has made: `<h2 id="…">`. */
export const headingsOf = (html: string): Heading[] =>
  [...html.matchAll(/<h2 id="([^"]+)">(.*?)<\/h2>/gs)].map(([, id, text]) => ({ id: id!, text: plain(text!) }))
