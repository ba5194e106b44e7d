import type { Schemas } from '@/api/client'

/** Something in the trash. */
export type Trashed = Schemas['Discarded']

/** What can be thrown away. */
export type Kind = Trashed['kind']

/** How long the trash keeps something, in days. */
export const KEPT_DAYS = 30

/** The kinds in the order of the page, with the names of their lists. */
export const KINDS: readonly { kind: Kind; name: string }[] = [
  { kind: 'resume', name: 'Resumes' },
  { kind: 'letter', name: 'Letters' },
  { kind: 'portfolio', name: 'Portfolios' },
  { kind: 'application', name: 'Applications' },
]

type Named = Pick<Trashed, 'title'>

export const titleOf = ({ title }: Named) => title || 'Untitled'

/** A title in quotation marks. */
export const quoted = (item: Named) => `“${titleOf(item)}”`

/** Says that something is where it was. */
export const restoredText = (item: Pick<Trashed, 'kind' | 'title'>) => `${quoted(item)} is back in your ${item.kind}s.`
