/** What a spreadsheet takes for the beginning of a formula. */
const FORMULA = /^[=+\-@\t\r]/

/** Quoted always; what would be computed is marked as text. */
const cell = (text: string) => `"${(FORMULA.test(text) ? `'${text}` : text).replaceAll('"', '""')}"`

/** Rows as comma-separated values (RFC 4180), safe to open in a spreadsheet whoever wrote them. */
export const csv = (rows: readonly (readonly string[])[]) => rows.map((row) => `${row.map(cell).join(',')}\r\n`).join('')
