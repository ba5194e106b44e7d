import { clear, createStore, delMany, get, set, type UseStore } from 'idb-keyval'

let opened: UseStore | undefined
const store = () => (opened ??= createStore('vitae.drafts', 'drafts'))

/** Drafts that hold files, which the browser's key-value storage cannot. Where the browser keeps none, nothing is kept, and nothing fails. */
export const draftStore = {
  read: <T>(key: string): Promise<T | undefined> => attempt(() => get<T>(key, store())),
  write: (key: string, value: unknown): Promise<void> => attempt(() => set(key, value, store())),
  remove: (keys: string[]): Promise<void> => attempt(() => delMany(keys, store())),
  clear: (): Promise<void> => attempt(() => clear(store())),
}

async function attempt<T>(access: () => Promise<T>): Promise<T | undefined> {
  try {
    return await access()
  } catch {
    // Denied, full, or not there: a draft is a convenience.
    return undefined
  }
}
