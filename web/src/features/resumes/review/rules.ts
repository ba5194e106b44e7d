import { isFullYear } from '@/lib/years'
import { answerOf } from './answers'
import { fullUrl } from './urls'

/** Loose on purpose: it catches slips, the server has the last word. */
const EMAIL = /^[^\s@,<>"()]+@[^\s@,<>"()]+\.[^\s@,<>"()]+$/

const required = (sentence: string) => (value: string) => value.trim() !== '' || sentence

const rules = {
  name: required('Name is required'),
  email: (value: string) => (value.trim() === '' ? 'Email is required' : EMAIL.test(value.trim()) || 'Enter an email address like name@example.org'),
  graduationYear: (value: string) => isFullYear(value) || 'Enter a 4-digit graduation year',
  startYear: (value: string) => value === '' || isFullYear(value) || 'Enter a 4-digit year, or leave it empty',
  url: (value: string) => value.trim() === '' || fullUrl(value) !== null || 'Enter a link like https://example.org, or leave it empty',
} satisfies Record<string, (value: string) => boolean | string>

/** A link is nothing without its address. */
const linkUrl = (value: string) => fullUrl(value) !== null || 'Enter a link like https://example.org, or remove it'

const lastName = (path: string) => path.slice(path.lastIndexOf('.') + 1)

/** The rule of a field by the last name of its path; most fields have none. A project's or certificate's `name` may be empty. */
export function ruleFor(path: string): ((value: string) => boolean | string) | undefined {
  const key = lastName(path)
  if (key === 'name' && path !== 'name') return undefined
  if (key === 'url' && path.startsWith('links.')) return linkUrl
  return rules[key as keyof typeof rules]
}

/** Whether a field must be filled, or answered with "my resume has none", before the resume can be saved. */
export const isRequired = (path: string) => answerOf(path) !== null
