import type { Schemas } from '@/api/client'

export type Request = Schemas['LetterRequest']
export type Written = Schemas['WrittenLetter']
export type Claim = Schemas['LetterClaim']
export type Listed = Schemas['ListedLetter']

/** Longest advertisement, account of experience or skills, and letter, in characters. */
export const MAX_DESCRIPTION = 30_000
export const MAX_FACTS = 5_000
export const MAX_LETTER = 10_000

export const LENGTHS = [
  { value: '150', label: 'Short, up to 150 words' },
  { value: '250', label: 'Medium, up to 250 words' },
  { value: '350', label: 'Long, up to 350 words' },
] as const

export const TONES = [
  { value: 'friendly', label: 'Friendly' },
  { value: 'formal', label: 'Formal' },
  { value: 'confident', label: 'Confident' },
] as const

/** Who may write beside what is built in. */
export const BUILT_IN = { value: 'embedded', label: 'Built-in writer' } as const

export const FAILED = 'Failed to generate cover letter. Please try again.'

/** A resume that a letter may speak from. */
export interface ResumeChoice {
  id: string
  title: string
}

/** What wrote a letter, as it is called on the screen. */
export const engineName = (engine: string) => (engine === 'embedded' ? 'the built-in writer' : engine)

const LISTS: Record<string, string> = { experience: 'Experience', projects: 'Projects', skills: 'Skills', certifications: 'Certificates', languages: 'Languages', education: 'Education' }

/** The parts of a resume that a sentence rests on, as the resume calls them. */
export const partsOf = ({ fields }: Claim) => [...new Set(fields.map((field) => LISTS[field.split(/[[.]/)[0]!] ?? 'Resume'))].join(', ')
