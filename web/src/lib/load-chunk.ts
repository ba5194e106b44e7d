import { connection } from './connection'
import { anythingUnsaved } from './unsaved'

/** Before the second and the third attempt, in milliseconds. */
const RETRY_AFTER = [300, 1200]

/** What Chromium, Firefox, Safari and Vite (for a style sheet) say when a file of the build cannot be fetched. */
const NOT_FETCHED = /dynamically imported module|Importing a module script failed|Unable to preload CSS/i

/** The file's address where the browser says it. */
const ADDRESS = /https?:\S+$/

const isNotFetched = (thrown: unknown): thrown is Error => thrown instanceof Error && NOT_FETCHED.test(thrown.message)

/** A file of the build that cannot be loaded: the browser is offline, or a newer build has taken its place. */
export class LostChunk extends Error {
  override name = 'LostChunk'
  /** The server cannot be reached at all. */
  readonly offline: boolean
  /** Something unsaved was on the screen when the file was missed. */
  readonly unsaved: boolean
  /** Lets the next rendering load the file anew. */
  forget = () => {}

  constructor(cause: Error, offline: boolean) {
    super(cause.message, { cause })
    this.offline = offline
    this.unsaved = anythingUnsaved()
  }
}

const pause = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds))

/** The browser's own import; an object, so that tests can take its place. */
export const modules = { fetch: (address: string): Promise<object> => import(/* @vite-ignore */ address) }

/** Two tries within a millisecond are two addresses. */
let turn = 0

/**
 * Loads a file once more. Browsers up to 2026 remember by its address that a module could not be fetched, and never ask the server again
 * (https://github.com/whatwg/html/issues/6768): only another address makes them. A file that the build shares among screens is asked for
 * as before: it has more than a default, and a second copy of it would be a second state.
 */
async function loadAgain<T>(load: () => Promise<T>, failed: Error): Promise<T> {
  const address = ADDRESS.exec(failed.message)?.[0]
  const module = address && (await modules.fetch(`${address}?again=${Date.now()}${turn++}`))
  return module && Object.keys(module).join() === 'default' ? (module as T) : load()
}

/**
 * Loads a file of the build, up to three times; throws {@link LostChunk} when it stays away, and what the file itself throws as it is.
 * Gone is only what failed while the server could be reached: a try that began offline says nothing, even when it ends online.
 */
export async function loadChunk<T>(load: () => Promise<T>): Promise<T> {
  let lost: Error | undefined
  for (const wait of [...RETRY_AFTER, null]) {
    try {
      return await (lost ? loadAgain(load, lost) : load())
    } catch (thrown) {
      if (!isNotFetched(thrown)) throw thrown
      lost ??= thrown
      if (!(await connection.check())) throw new LostChunk(lost, true)
      if (wait !== null) await pause(wait)
    }
  }
  throw new LostChunk(lost!, false)
}
