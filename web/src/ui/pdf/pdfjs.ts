import workerUrl from 'pdfjs-dist/build/pdf.worker.min.mjs?url'
import { pdfjs } from 'react-pdf'

pdfjs.GlobalWorkerOptions.workerSrc = workerUrl

const characterMaps = import.meta.glob<string>('/node_modules/pdfjs-dist/cmaps/*.bcmap', { query: '?url', import: 'default', eager: true })
const standardFonts = import.meta.glob<string>('/node_modules/pdfjs-dist/standard_fonts/*.{pfb,ttf}', { query: '?url', import: 'default', eager: true })

async function bytesOf(url: string | undefined): Promise<Uint8Array> {
  if (!url) throw new Error('pdf.js asked for a file that it does not ship')
  const answer = await fetch(url)
  if (!answer.ok) throw new Error(`A file of pdf.js answered ${answer.status}`)
  return new Uint8Array(await answer.arrayBuffer())
}

/** pdf.js knows these files by folder and name; ours carry a hash in theirs, so that they may be cached for a year. */
class HashedCharacterMaps {
  fetch = async ({ name }: { name: string }) => ({ cMapData: await bytesOf(characterMaps[`/node_modules/pdfjs-dist/cmaps/${name}.bcmap`]), isCompressed: true })
}
class HashedStandardFonts {
  fetch = ({ filename }: { filename: string }) => bytesOf(standardFonts[`/node_modules/pdfjs-dist/standard_fonts/${filename}`])
}

/** The content security policy allows neither eval nor WebAssembly. One object for good: react-pdf loads again when its identity changes. */
export const pdfOptions = {
  isEvalSupported: false,
  useWasm: false,
  useWorkerFetch: false,
  CMapReaderFactory: HashedCharacterMaps,
  StandardFontDataFactory: HashedStandardFonts,
}
