/** The part of `Storage` that is used here. */
export type KeyValueStore = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>

/** Forgets everything with the page: for the server, and for browsers that deny storage. */
export function memoryStorage(): KeyValueStore {
  const values = new Map<string, string>()
  return {
    getItem: (key) => values.get(key) ?? null,
    setItem: (key, value) => void values.set(key, value),
    removeItem: (key) => void values.delete(key),
  }
}

/** How the names of what was typed begin, in both storages. */
const TYPED = 'vitae.'

/** Forgets what was typed in this browser: drafts of letters and messages, reviews and edits, notes. */
export function forgetTyped() {
  for (const store of [browserStorage(), tabStorage()]) {
    for (const key of Object.keys(store)) if (key.startsWith(TYPED)) store.removeItem(key)
  }
}

/** The browser's storage, or memory where the browser denies it (the mere access throws then). */
function storageOr(fallback: KeyValueStore, open: () => Storage): KeyValueStore {
  try {
    return open()
  } catch {
    return fallback
  }
}

const denied = memoryStorage()

/** Shared by all tabs, kept for good. */
export const browserStorage = () => storageOr(denied, () => window.localStorage)

/** Of this tab alone, kept until it is closed. */
export const tabStorage = () => storageOr(denied, () => window.sessionStorage)
