import { useSyncExternalStore } from 'react'

const pending = new Set<Promise<unknown>>()
const listeners = new Set<() => void>()

const notify = () => listeners.forEach((listener) => listener())

/** The screens that somebody waits for. The router keeps the old screen until the new one is there, so something has to say that it comes. */
export const pageLoading = {
  /** Called while rendering: listeners hear of it afterwards. */
  add: (loading: Promise<unknown>) => {
    if (pending.has(loading)) return
    pending.add(loading)
    queueMicrotask(notify)
    const remove = () => {
      pending.delete(loading)
      notify()
    }
    loading.then(remove, remove)
  },
}

function subscribe(listener: () => void) {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

export const usePageLoading = () => useSyncExternalStore(subscribe, () => pending.size > 0, () => false)
