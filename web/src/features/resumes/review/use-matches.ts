import { useSyncExternalStore } from 'react'

/** Form and document stand side by side from this width on, as the class `lg` says it. */
export const TAKING_TURNS = '(width < 64rem)'

/** Whether a media query holds now. */
export function useMatches(query: string): boolean {
  const subscribe = (onChange: () => void) => {
    const list = window.matchMedia?.(query)
    list?.addEventListener('change', onChange)
    return () => list?.removeEventListener('change', onChange)
  }
  return useSyncExternalStore(subscribe, () => window.matchMedia?.(query).matches ?? false, () => false)
}
