import { useEffect, useEffectEvent, useSyncExternalStore } from 'react'
import { browserStorage } from './storage'

export interface Shortcut {
  /** The key as `KeyboardEvent.key` names it; with `Mod+` before it, Ctrl or ⌘ must be held, and with `Mod+Shift+` Shift as well. */
  keys: string
  description: string
}

interface Entry extends Shortcut {
  run: () => void
}

const SETTING = 'shortcuts'
let entries: readonly Entry[] = []
const listeners = new Set<() => void>()

function change(next: readonly Entry[]) {
  entries = next
  listeners.forEach((listener) => listener())
}

function subscribe(listener: () => void) {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

const isTyping = (target: EventTarget | null) => target instanceof HTMLElement && (target.isContentEditable || /^(INPUT|TEXTAREA|SELECT)$/.test(target.tagName))

function matches({ keys }: Entry, event: KeyboardEvent): boolean {
  const held = event.ctrlKey || event.metaKey
  const combined = /^Mod\+(Shift\+)?(.+)$/.exec(keys)
  if (combined) return held && event.shiftKey === (combined[1] !== undefined) && event.key.toLowerCase() === combined[2]!.toLowerCase()
  return !held && !event.altKey && event.key === keys && !isTyping(event.target) && singleKeysEnabled()
}

function onKeyDown(event: KeyboardEvent) {
  // The one registered last stands in front.
  const entry = entries.findLast((candidate) => matches(candidate, event))
  if (!entry) return
  event.preventDefault()
  entry.run()
}

/** Single keys can be switched off, because speech input and slips of the hand press them too. */
export const singleKeysEnabled = () => browserStorage().getItem(SETTING) !== 'off'

export function enableSingleKeys(enabled: boolean) {
  if (enabled) browserStorage().removeItem(SETTING)
  else browserStorage().setItem(SETTING, 'off')
  change([...entries])
}

/** Registers a shortcut for as long as the component is shown; the list under `?` names exactly what is registered. */
export function useShortcut(keys: string, description: string, run: () => void) {
  const action = useEffectEvent(run)
  useEffect(() => {
    const entry: Entry = { keys, description, run: () => action() }
    if (entries.length === 0) document.addEventListener('keydown', onKeyDown)
    change([...entries, entry])
    return () => {
      change(entries.filter((other) => other !== entry))
      if (entries.length === 0) document.removeEventListener('keydown', onKeyDown)
    }
  }, [keys, description])
}

/** The shortcuts that work right now. */
export const useShortcuts = (): readonly Shortcut[] => useSyncExternalStore(subscribe, () => entries, () => entries)
