import { useState } from 'react'
import { tabStorage } from '@/lib/storage'

function read<T>(key: string): T | undefined {
  try {
    return JSON.parse(tabStorage().getItem(key) ?? 'null') as T | undefined
  } catch {
    return undefined
  }
}

/** A value that survives a reload of the tab, until it is forgotten. */
export function useKept<T>(name: string, initial: T) {
  const key = `vitae.${name}`
  const [value, setValue] = useState<T>(() => read<T>(key) ?? initial)
  const change = (next: T) => {
    setValue(next)
    tabStorage().setItem(key, JSON.stringify(next))
  }
  const forget = () => tabStorage().removeItem(key)
  return [value, change, forget] as const
}
