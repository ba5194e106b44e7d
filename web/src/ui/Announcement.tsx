import type { ReactNode } from 'react'

/**
 * Text for screen readers alone, read when it comes; it must be on the page before. Beside a button, not inside it: what changes inside
 * one is not read everywhere. Fixed, so that it widens nothing that scrolls.
 */
export const Announcement = ({ children }: { children: ReactNode }) => (
  <span aria-live="polite" className="sr-only fixed!">{children}</span>
)
