import type { User } from '@/session/user'
import { fieldsOf, type Flow } from '../flows'
import { ACCOUNTS } from './accounts'
import { TIMELINE_MAX } from './check'
import type { Draft } from './draft'

const accountOf = (addresses: readonly string[], pattern: RegExp) => addresses.flatMap((address) => pattern.exec(address)?.[1] ?? [])[0]

function accountsOf({ linkedInProfile, githubProfile, parsedResume }: User): Record<string, string | undefined> {
  const addresses = [linkedInProfile ?? '', githubProfile?.url ?? '', ...(parsedResume?.links ?? []).map(({ url }) => url)]
  return Object.fromEntries(ACCOUNTS.map(([field, pattern]) => [field, accountOf(addresses, pattern)]))
}

/** What the profile and the latest resume know, by field. */
function knownOf(user: User, flow: Flow): Record<string, string | null | undefined> {
  const resume = user.parsedResume
  const [first, second] = resume?.education ?? []
  const job = resume?.experience?.[0]
  return {
    name: user.name || resume?.name, email: user.email || resume?.email, phone: resume?.phone, location: resume?.location, about: resume?.summary,
    interests: flow.id === 'developer' ? resume?.skills?.slice(0, 6).join(', ') : undefined,
    ...accountsOf(user),
    education1Degree: first && [first.degree, first.field].filter(Boolean).join(', '), education1College: first?.institution, education1Year: first?.graduationYear,
    education2School: second?.institution, education2Year: second?.graduationYear, education2Stream: second?.field,
    experience1Company: job?.company, experience1Duration: job?.duration, experience1Description: job?.description,
  }
}

/** The places of the timeline that a resume can fill: Degree, Experience 1, Experience 2. */
function timelineOf({ parsedResume }: User): Draft['timeline'] {
  const none = { date: '', title: '', description: '' }
  const degree = parsedResume?.education?.[0]
  const jobs = parsedResume?.experience ?? []
  const job = (at: number) => (jobs[at] ? { date: jobs[at].duration, title: [jobs[at].position, jobs[at].company].filter(Boolean).join(', '), description: jobs[at].description } : none)
  return [none, none, degree ? { date: degree.graduationYear, title: [degree.degree, degree.field].filter(Boolean).join(', '), description: degree.institution } : none, job(0), job(1)]
}

/** A text without what is too long, cut between words. */
function cut(text: string, max: number): string {
  if (text.length <= max) return text
  const short = text.slice(0, max)
  return short.slice(0, Math.max(short.lastIndexOf(' '), short.lastIndexOf('\n'), max / 2)).trimEnd()
}

/** A form with its empty fields filled from profile and resume, except those that were touched; and how many were filled. */
export function prefilled(flow: Flow, draft: Draft, user: User, touched: ReadonlySet<string>): { draft: Draft; filled: string[] } {
  const known = knownOf(user, flow)
  const isOpen = (name: string, value: string | undefined) => !value?.trim() && !touched.has(name)
  const values = Object.fromEntries(
    fieldsOf(flow).flatMap(({ name, max }) => {
      const text = known[name]?.trim()
      return text && isOpen(name, draft.values[name]) ? [[name, cut(text, max ?? text.length)]] : []
    }),
  )
  const offered = timelineOf(user)
  const filledEntries: string[] = []
  const timeline = draft.timeline.map((entry, at) => {
    const offer = offered[at]
    if (!offer?.title || !isOpen(`timeline-${at}`, Object.values(entry).join(''))) return entry
    filledEntries.push(`timeline-${at}`)
    return { date: cut(offer.date, TIMELINE_MAX.date), title: cut(offer.title, TIMELINE_MAX.title), description: cut(offer.description, TIMELINE_MAX.description) }
  })
  return { draft: { ...draft, values: { ...draft.values, ...values }, timeline }, filled: [...Object.keys(values), ...filledEntries] }
}
