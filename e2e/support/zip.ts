import { crc32, deflateRawSync } from 'node:zlib'
import { fileOf } from './samples'

interface Entry {
  name: string
  content: Buffer
}

const LOCAL = 0x04034b50
const CENTRAL = 0x02014b50
const END = 0x06054b50
const DEFLATE = 8

/** The part that a local and a central header share: version, flags, method, time, date, sum, sizes, name length. */
function common({ name, content }: Entry, packed: Buffer): Buffer {
  const part = Buffer.alloc(26)
  part.writeUInt16LE(20, 0)
  part.writeUInt16LE(DEFLATE, 4)
  part.writeUInt32LE(crc32(content), 10)
  part.writeUInt32LE(packed.length, 14)
  part.writeUInt32LE(content.length, 18)
  part.writeUInt16LE(Buffer.byteLength(name), 22)
  return part
}

function word(value: number): Buffer {
  const bytes = Buffer.alloc(4)
  bytes.writeUInt32LE(value)
  return bytes
}

/** A ZIP archive of deflated entries. */
export function zip(entries: Entry[]): Buffer {
  const bodies: Buffer[] = []
  const directory: Buffer[] = []
  let offset = 0
  for (const entry of entries) {
    const packed = deflateRawSync(entry.content, { level: 9 })
    const body = Buffer.concat([word(LOCAL), common(entry, packed), Buffer.from(entry.name), packed])
    const madeBy = Buffer.from([20, 0])
    directory.push(Buffer.concat([word(CENTRAL), madeBy, common(entry, packed), Buffer.alloc(10), word(offset), Buffer.from(entry.name)]))
    bodies.push(body)
    offset += body.length
  }
  const listed = Buffer.concat(directory)
  const counts = Buffer.alloc(8)
  counts.writeUInt16LE(entries.length, 4)
  counts.writeUInt16LE(entries.length, 6)
  return Buffer.concat([...bodies, listed, word(END), counts, word(listed.length), word(offset), Buffer.alloc(2)])
}

const CONTENT_TYPES =
  '<?xml version="1.0"?><Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Override PartName="/word/document.xml" ContentType="application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml"/></Types>'
const RELATIONS =
  '<?xml version="1.0"?><Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"><Relationship Id="rId1" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/officeDocument" Target="word/document.xml"/></Relationships>'

/** A Word document of under a megabyte that unpacks to so many bytes. */
export function zipBomb(unpackedBytes: number) {
  const content = Buffer.alloc(unpackedBytes, ' ')
  content.write('<?xml version="1.0"?><w:document xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main"><w:body><w:p><w:r><w:t>')
  content.write('</w:t></w:r></w:p></w:body></w:document>', unpackedBytes - 40)
  const parts = { '[Content_Types].xml': Buffer.from(CONTENT_TYPES), '_rels/.rels': Buffer.from(RELATIONS), 'word/document.xml': content }
  return fileOf('bomb.docx', zip(Object.entries(parts).map(([name, bytes]) => ({ name, content: bytes }))))
}

const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')

/** A Word document with these paragraphs. */
export function docxOf(name: string, paragraphs: string[]) {
  const body = paragraphs.map((paragraph) => `<w:p><w:r><w:t xml:space="preserve">${escaped(paragraph)}</w:t></w:r></w:p>`).join('')
  const content = `<?xml version="1.0"?><w:document xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main"><w:body>${body}</w:body></w:document>`
  const entries = { '[Content_Types].xml': CONTENT_TYPES, '_rels/.rels': RELATIONS, 'word/document.xml': content }
  return fileOf(name, zip(Object.entries(entries).map(([entry, text]) => ({ name: entry, content: Buffer.from(text) }))))
}
