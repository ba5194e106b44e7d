import { useSyncExternalStore } from 'react'

let announced = false
const listeners = new Set<() => void>()

/** Whether parts of this page are missing because a newer build has taken the place of its own; only a reload changes that. */
export const newVersion = {
  announce: () => {
    announced = true
    listeners.forEach((listener) => listener())
  },
}

function subscribe(listener: () => void) {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

export const useNewVersion = () => useSyncExternalStore(subscribe, () => announced, () => false)
