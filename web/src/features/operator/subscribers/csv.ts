import type { Subscriber } from '../model'

const HEADS = ['List', 'Email', 'Subscribed']

/** What a spreadsheet takes for the beginning of a formula. */
const FORMULA = /^[=+\-@\t\r]/

/** The same in an address, which may well begin with + or -: a mailing program has to find it as it is. */
const FORMULA_NOT_ADDRESS = /^[=@\t\r]/

/** Marks as text what would be computed. */
const guarded = (text: string, formula: RegExp) => (formula.test(text) ? `'${text}` : text)

/** Quoted always. */
const cell = (text: string) => `"${text.replaceAll('"', '""')}"`

const line = (cells: readonly string[]) => `${cells.map(cell).join(',')}\r\n`

/** Subscribers as comma-separated values (RFC 4180), for a spreadsheet or a mailing program. */
export const subscribersCsv = (subscribers: readonly Subscriber[]) =>
  line(HEADS) + subscribers.map(({ list, email, createdAt }) => line([guarded(list, FORMULA), guarded(email, FORMULA_NOT_ADDRESS), createdAt])).join('')
