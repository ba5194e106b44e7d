/** What a message may be about, as the server names it. */
export const subjects = [
  { value: 'general', label: 'General question' },
  { value: 'support', label: 'Support' },
  { value: 'billing', label: 'Billing' },
  { value: 'partnership', label: 'Partnership' },
  { value: 'feedback', label: 'Feedback' },
] as const

export type Subject = (typeof subjects)[number]['value']

export const isSubject = (text: string | null): text is Subject => subjects.some(({ value }) => value === text)
