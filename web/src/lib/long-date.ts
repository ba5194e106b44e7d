const FORMAT = new Intl.DateTimeFormat('en-US', { year: 'numeric', month: 'long', day: 'numeric', timeZone: 'UTC' })

/** `2026-11-11` as "November 11, 2026". */
export function longDate(date: string): string {
  const time = /^\d{4}-\d{2}-\d{2}/.test(date) ? Date.parse(date) : NaN
  return Number.isNaN(time) ? 'Unknown date' : FORMAT.format(time)
}
