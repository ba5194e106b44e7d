/** Joins class names; what does not apply is left out. */
export const cn = (...names: (string | false | null | undefined | 0)[]): string => names.filter(Boolean).join(' ')
