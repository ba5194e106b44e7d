import { paths } from '@/lib/paths'

export type PartId = 'accounts' | 'invitations' | 'messages' | 'subscribers' | 'reports' | 'status' | 'log'

export interface Part {
  id: PartId
  name: string
  /** What one should know about what is listed. */
  lead?: string
}

/** The parts of the operator's screen in the order of its tabs. */
export const PARTS: readonly Part[] = [
  { id: 'accounts', name: 'Accounts' },
  { id: 'invitations', name: 'Invitations', lead: 'Each link opens one account. It works once, within 7 days.' },
  { id: 'messages', name: 'Messages', lead: 'Sent with the contact form, newest first.' },
  { id: 'subscribers', name: 'Subscribers', lead: 'People who asked for news, newest first.' },
  { id: 'reports', name: 'Reported jobs', lead: 'Jobs that users say are wrong, latest report first.' },
  { id: 'status', name: 'Server', lead: 'Updated every 5 seconds.' },
  { id: 'log', name: 'Log', lead: 'What operators did, latest first. Entries can’t be changed or deleted here.' },
]

const [FIRST] = PARTS

/** The last segment of a part's address; the first part stands at the address of the screen itself. */
const segmentOf = (id: PartId) => (id === FIRST?.id ? undefined : id)

/** The address of a part. */
export const placeOf = (id: PartId) => paths.operator(segmentOf(id))

/** The part that an address names by its last segment; nothing where there is none of that name. */
export const partAt = (segment: string | undefined) => PARTS.find(({ id }) => segmentOf(id) === segment)
