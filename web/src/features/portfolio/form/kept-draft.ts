import { draftStore } from '@/lib/draft-store'
import { emptyDraft, type Draft, type Picture, type Source } from './draft'

/** An image in a kept draft: files are kept beside it, each once, however often the texts change. */
type KeptSource = { kept: string } | Exclude<Source, { file: File }>

interface Kept extends Omit<Draft, 'photo' | 'pictures'> {
  photo: KeptSource | null
  pictures: (Omit<Picture, 'source'> & { source: KeptSource })[]
}

/** Under which key a file is kept. */
const keys = new WeakMap<File, string>()
let count = 0

/** A draft in the browser's database. */
export class KeptDraft {
  readonly #key: string
  #files = new Set<string>()

  constructor(key: string) {
    this.#key = key
  }

  /** What was kept, with the files that are still there. */
  async read(): Promise<Draft | undefined> {
    const kept = await draftStore.read<Kept>(this.#key)
    if (!kept) return undefined
    const photo = kept.photo && (await this.#load(kept.photo))
    const pictures = await Promise.all(kept.pictures.map(async (picture) => ({ ...picture, source: await this.#load(picture.source) })))
    return { ...emptyDraft(), ...kept, photo: photo ?? null, pictures: pictures.flatMap(({ source, ...rest }) => (source ? [{ ...rest, source }] : [])) }
  }

  async write(draft: Draft): Promise<void> {
    const before = this.#files
    this.#files = new Set()
    const photo = draft.photo && (await this.#keep(draft.photo, before))
    const pictures: Kept['pictures'] = []
    for (const picture of draft.pictures) pictures.push({ ...picture, source: await this.#keep(picture.source, before) })
    await draftStore.write(this.#key, { ...draft, photo, pictures } satisfies Kept)
    await draftStore.remove([...before].filter((file) => !this.#files.has(file)))
  }

  async remove(): Promise<void> {
    await draftStore.remove([this.#key, ...this.#files])
    this.#files = new Set()
  }

  async #load(source: KeptSource): Promise<Source | undefined> {
    if (!('kept' in source)) return source
    const file = await draftStore.read<File>(source.kept)
    if (!file) return undefined
    keys.set(file, source.kept)
    this.#files.add(source.kept)
    return { file }
  }

  async #keep(source: Source, before: ReadonlySet<string>): Promise<KeptSource> {
    if (!('file' in source)) return source
    const known = keys.get(source.file)
    const key = known?.startsWith(`${this.#key}/`) ? known : `${this.#key}/${Date.now()}-${(count += 1)}`
    keys.set(source.file, key)
    this.#files.add(key)
    if (!before.has(key)) await draftStore.write(key, source.file)
    return { kept: key }
  }
}
