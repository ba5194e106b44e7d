import type { KeyValueStore } from '@/lib/storage'
import { isUserShaped, normaliseUser, type User } from './user'

export interface Session {
  token: string
  user: User
}

/** Why the last session ended; decides where the browser goes next. */
export type EndReason = 'signed-out' | 'expired' | 'elsewhere'

export interface Snapshot {
  session: Session | null
  ended: EndReason | null
}

const TOKEN = 'token'
const USER = 'user'
const GUEST: Snapshot = { session: null, ended: null }

/** The stored session; whatever cannot be one is removed. One of the two keys alone is no session. */
function read(storage: KeyValueStore): Session | null {
  const token = storage.getItem(TOKEN)
  const stored = storage.getItem(USER)
  if (!token || !stored) return null
  try {
    const user: unknown = JSON.parse(stored)
    if (isUserShaped(user)) return { token, user: normaliseUser(user) }
  } catch {
    // Not JSON: treated like any other wrong shape.
  }
  clear(storage)
  return null
}

function write(storage: KeyValueStore, { token, user }: Session) {
  storage.setItem(TOKEN, token)
  storage.setItem(USER, JSON.stringify(user))
}

function clear(storage: KeyValueStore) {
  storage.removeItem(TOKEN)
  storage.removeItem(USER)
}

/** Who is signed in, kept in local storage and shared by all tabs of the browser. */
export class SessionStore {
  #snapshot: Snapshot
  readonly #listeners = new Set<() => void>()
  readonly #storage: KeyValueStore

  constructor(storage: KeyValueStore) {
    this.#storage = storage
    this.#snapshot = { session: read(storage), ended: null }
  }

  /** What every pre-rendered page assumes: a guest. */
  static readonly guest = GUEST

  readonly snapshot = (): Snapshot => this.#snapshot

  readonly token = (): string | null => this.#snapshot.session?.token ?? null

  readonly subscribe = (listener: () => void) => {
    if (this.#listeners.size === 0) window.addEventListener('storage', this.#follow)
    this.#listeners.add(listener)
    return () => {
      this.#listeners.delete(listener)
      if (this.#listeners.size === 0) window.removeEventListener('storage', this.#follow)
    }
  }

  start(session: Session) {
    write(this.#storage, session)
    this.#set({ session, ended: null })
  }

  end(ended: EndReason) {
    clear(this.#storage)
    this.#set({ session: null, ended })
  }

  /** Ends the session if it is still the one this token belongs to: an old call must not end a new session. */
  readonly rejected = (token: string) => {
    if (token === this.token()) this.end('expired')
  }

  replaceUser(user: User) {
    const token = this.token()
    if (token) this.start({ token, user })
  }

  /** Another tab signed in, signed out or refreshed the user (`key` is null when it cleared everything). */
  readonly #follow = ({ key, storageArea }: StorageEvent) => {
    if (storageArea !== this.#storage || ![TOKEN, USER, null].includes(key)) return
    const session = read(this.#storage)
    if (!session && !this.#snapshot.session) return
    this.#set({ session, ended: session ? null : 'elsewhere' })
  }

  #set(snapshot: Snapshot) {
    this.#snapshot = snapshot
    this.#listeners.forEach((listener) => listener())
  }
}
