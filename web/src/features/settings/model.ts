import type { Schemas } from '@/api/client'

/** One place where the user is signed in. */
export type Session = Schemas['ListedSession']

/** "1 session ended.", "12 sessions ended." */
export const sessionsEnded = (count: number) => `${count.toLocaleString('en')} ${count === 1 ? 'session' : 'sessions'} ended.`

/** What an import brought, and what it left out. */
export type ImportReport = Schemas['ImportReport']

const counted = (count: number, one: string) => (count === 0 ? [] : [`${count} ${one}${count === 1 ? '' : 's'}`])

/** "Imported 2 resumes, 1 letter." */
export function importedText({ imported }: ImportReport) {
  const parts = [...counted(imported.resumes, 'resume'), ...counted(imported.letters, 'letter'), ...counted(imported.applications, 'application'), ...counted(imported.portfolios, 'portfolio')]
  return parts.length === 0 ? 'Nothing was imported.' : `Imported ${parts.join(', ')}.`
}
