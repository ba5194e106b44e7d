const PARTIAL_YEAR = /^\d{0,4}$/
const FULL_YEAR = /^\d{4}$/

/** What a year input shows after an edit: up to four digits are taken, any other input is ignored and the old value stays. */
export const takeYearInput = (previous: string, next: string) => (PARTIAL_YEAR.test(next) ? next : previous)

export const isFullYear = (text: string) => FULL_YEAR.test(text)
