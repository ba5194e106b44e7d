import { connection } from './connection'
import { anythingUnsaved } from './unsaved'

/** Before the second and the third attempt, in milliseconds. */
const RETRY_AFTER = [300, 1200]

/** What Chromium, Firefox, Safari and Vite (for a style sheet) say when a file of the build cannot be fetched. */
const NOT_FETCHED = /dynamically imported module|Importing a module script failed|Unable to preload CSS/i

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

/** Loads a file of the build, up to three times; throws {@link LostChunk} when it stays away, and what the file itself throws as it is. */
export async function loadChunk<T>(load: () => Promise<T>): Promise<T> {
  for (const wait of RETRY_AFTER) {
    try {
      return await load()
    } catch (thrown) {
      if (!isNotFetched(thrown)) throw thrown
      if (connection.offline()) break
      await pause(wait)
    }
  }
  try {
    return await load()
  } catch (thrown) {
    throw isNotFetched(thrown) ? new LostChunk(thrown, !(await connection.check())) : thrown
  }
}
