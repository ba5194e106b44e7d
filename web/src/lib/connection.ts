import { useSyncExternalStore } from 'react'

/** Answers without a session and without touching the database. */
const PROBE = '/healthz'
/** Between two questions while offline, and how long one may take; in milliseconds. */
const ASK_AGAIN_AFTER = 5_000
const PROBE_LIMIT = 8_000

/** Any answer will do, even a refusal: the question is whether there is a way to the server. */
async function serverAnswers(): Promise<boolean> {
  // The browser's "online" may mean a network without a way out, but its "offline" is certain.
  if (!navigator.onLine) return false
  try {
    await fetch(PROBE, { cache: 'no-store', signal: AbortSignal.timeout(PROBE_LIMIT) })
    return true
  } catch {
    return false
  }
}

/** Whether the server can be reached, from what the browser says and from the calls that were made. */
class Connection {
  #offline = false
  #asking: Promise<boolean> | null = null
  #timer: ReturnType<typeof setTimeout> | undefined
  readonly #listeners = new Set<() => void>()

  readonly offline = (): boolean => this.#offline

  readonly subscribe = (listener: () => void) => {
    this.#listeners.add(listener)
    return () => void this.#listeners.delete(listener)
  }

  /** Follows the browser's own events; answers a function that stops it. */
  watch(): () => void {
    const lost = () => this.#set(true)
    const back = () => void this.check()
    window.addEventListener('offline', lost)
    window.addEventListener('online', back)
    if (!navigator.onLine) lost()
    return () => {
      window.removeEventListener('offline', lost)
      window.removeEventListener('online', back)
      this.#set(false)
    }
  }

  /** A call was answered. */
  reached() {
    this.#set(false)
  }

  /** Asks the server; answers whether it can be reached. One failed call alone says too little: it may have been blocked by itself. */
  async check(): Promise<boolean> {
    this.#asking ??= serverAnswers().finally(() => (this.#asking = null))
    const reachable = await this.#asking
    this.#set(!reachable)
    return reachable
  }

  #set(offline: boolean) {
    clearTimeout(this.#timer)
    if (offline) this.#timer = setTimeout(() => void this.check(), ASK_AGAIN_AFTER)
    if (offline === this.#offline) return
    this.#offline = offline
    this.#listeners.forEach((listener) => listener())
  }
}

export const connection = new Connection()

/** True while the server cannot be reached. */
export const useOffline = () => useSyncExternalStore(connection.subscribe, connection.offline, () => false)
