import type { DateForm, Fit, Paper, Spacing } from './model'

/** The typefaces that the typesetter has in all the styles of a resume; the others in its folder are for scripts. */
export const FONTS = ['EB Garamond', 'Fira Sans', 'Inter', 'Libertinus Serif', 'Manrope'] as const

/** Accent colours that are readable as text on white paper: a contrast of at least 4.5. */
export const ACCENTS = [
  { value: '#1d4ed8', name: 'Blue' },
  { value: '#0e7490', name: 'Cyan' },
  { value: '#0f766e', name: 'Teal' },
  { value: '#15803d', name: 'Green' },
  { value: '#a16207', name: 'Ocher' },
  { value: '#be123c', name: 'Red' },
  { value: '#7e22ce', name: 'Purple' },
  { value: '#334155', name: 'Slate' },
] as const

/** What WCAG 2.2 asks of text of ordinary size. */
export const READABLE = 4.5

/** The luminance of one channel, by WCAG's definition of relative luminance. */
const channel = (hex: string) => {
  const value = parseInt(hex, 16) / 255
  return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4
}

/** The contrast of a colour (`#rrggbb`) with white, 1 to 21. */
export function contrastOnWhite(colour: string): number {
  const [red, green, blue] = [1, 3, 5].map((at) => channel(colour.slice(at, at + 2))) as [number, number, number]
  return 1.05 / (0.2126 * red + 0.7152 * green + 0.0722 * blue + 0.05)
}

interface Choice<T> {
  value: T
  label: string
}

export const SPACINGS: readonly Choice<Spacing>[] = [
  { value: 'compact', label: 'Compact' },
  { value: 'normal', label: 'Normal' },
  { value: 'airy', label: 'Airy' },
]
export const DATES: readonly Choice<DateForm>[] = [
  { value: 'printed', label: 'As typed' },
  { value: 'month', label: 'Mar 2021' },
  { value: 'numeric', label: '03/2021' },
  { value: 'year', label: '2021' },
]
export const PAPERS: readonly Choice<Paper>[] = [
  { value: 'auto', label: 'By country' },
  { value: 'a4', label: 'A4' },
  { value: 'letter', label: 'Letter' },
]
export const FITS: readonly Choice<Fit>[] = [
  { value: 'free', label: 'As needed' },
  { value: 'one', label: 'One page' },
  { value: 'two', label: 'Two pages' },
]
