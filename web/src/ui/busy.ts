import type { MouseEvent } from 'react'

/**
 * Spread last over a button that takes no presses for a while. Unlike `disabled` it leaves the button reachable: one that works, or that
 * waits for what works, must not drop the focus of the person who pressed it. Nor does a form send itself through such a button.
 */
export const unpressable = {
  'aria-disabled': true,
  onClick: (event: MouseEvent) => event.preventDefault(),
} as const

/** Announced of an action that has no words of its own for that. */
export const WAIT = 'Please wait…'
