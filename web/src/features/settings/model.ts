import type { Schemas } from '@/api/client'

/** One place where the user is signed in. */
export type Session = Schemas['ListedSession']

/** "Signed out on 1 other device.", "Signed out on 12 other devices." */
export const signedOutText = (count: number) => `Signed out on ${count.toLocaleString('en')} other ${count === 1 ? 'device' : 'devices'}.`

/** What an import brought, and what it left out. */
export type ImportReport = Schemas['ImportReport']

const counted = (count: number, one: string) => (count === 0 ? [] : [`${count} ${one}${count === 1 ? '' : 's'}`])

/** "Imported 2 resumes, 1 letter." */
export function importedText({ imported }: ImportReport) {
  const parts = [...counted(imported.resumes, 'resume'), ...counted(imported.letters, 'letter'), ...counted(imported.applications, 'application'), ...counted(imported.portfolios, 'portfolio')]
  return parts.length === 0 ? 'Nothing was imported.' : `Imported ${parts.join(', ')}.`
}
