import { useSyncExternalStore } from 'react'
import { browserStorage } from './storage'

export const THEMES = ['light', 'dark', 'system'] as const
export type Theme = (typeof THEMES)[number]

export const THEME_NAMES: Record<Theme, string> = { light: 'Light', dark: 'Dark', system: 'System' }

const KEY = 'theme'
/** `public/theme.js` applies the theme before the first paint, and again whenever it hears this event. */
const CHANGED = 'vitae:theme'

function read(): Theme {
  const stored = browserStorage().getItem(KEY)
  return stored === 'light' || stored === 'dark' ? stored : 'system'
}

function subscribe(listener: () => void) {
  const events = [CHANGED, 'storage']
  events.forEach((event) => window.addEventListener(event, listener))
  return () => events.forEach((event) => window.removeEventListener(event, listener))
}

/** The theme the visitor chose; `system` follows the operating system. */
export const useTheme = () => useSyncExternalStore(subscribe, read, (): Theme => 'system')

export function chooseTheme(theme: Theme) {
  const storage = browserStorage()
  if (theme === 'system') storage.removeItem(KEY)
  else storage.setItem(KEY, theme)
  window.dispatchEvent(new Event(CHANGED))
}
