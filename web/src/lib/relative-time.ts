const MINUTE = 60_000
const ago = (count: number, unit: string) => `${count} ${unit}${count === 1 ? '' : 's'} ago`

/** A date in words a reader can place at once ("5 minutes ago", "Yesterday"); after a year the full date in the reader's locale. */
export function relativeTime(iso: string, now = Date.now(), locale?: string): string {
  const time = Date.parse(iso)
  if (Number.isNaN(time)) return 'Unknown date'
  const minutes = Math.floor((now - time) / MINUTE)
  const hours = Math.floor(minutes / 60)
  const days = Math.floor(hours / 24)
  // A clock that runs a little behind the server's makes the difference negative: that is "now" too.
  if (minutes < 1) return 'Just now'
  if (minutes < 60) return ago(minutes, 'minute')
  if (hours < 24) return ago(hours, 'hour')
  if (days === 1) return 'Yesterday'
  if (days < 7) return ago(days, 'day')
  if (days < 30) return ago(Math.floor(days / 7), 'week')
  if (days < 365) return ago(Math.floor(days / 30), 'month')
  return fullDate(iso, locale)
}

/** The full date in the reader's locale, or "Unknown date"; `medium` has the month short. */
export function fullDate(iso: string, locale?: string, dateStyle: 'long' | 'medium' = 'long'): string {
  const time = Date.parse(iso)
  return Number.isNaN(time) ? 'Unknown date' : new Intl.DateTimeFormat(locale, { dateStyle }).format(time)
}
