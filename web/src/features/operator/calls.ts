import { queryOptions } from '@tanstack/react-query'
import { api, unwrap } from '@/api/client'
import type { PlanGrant, Subscriber } from './model'

const by = (id: string) => ({ params: { path: { id } } })
const at = (page: number) => ({ params: { query: { page } } })

/** The lists of accounts begin their keys so, whatever they are searched for. */
export const ACCOUNTS = ['operator', 'accounts'] as const

/** The pages of the log begin their keys so. */
export const LOG = ['operator', 'log'] as const

/** The pages of reported jobs begin their keys so. */
export const REPORTS = ['operator', 'reports'] as const

/** A page of the accounts, the newest first; an empty query has them all. */
export const accountsQuery = ({ query, page }: { query: string; page: number }) =>
  queryOptions({
    queryKey: [...ACCOUNTS, { query, page }],
    queryFn: ({ signal }) => unwrap(api.GET('/api/operator/accounts', { params: { query: { query: query || undefined, page } }, signal }), 'We couldn’t load the accounts.').then(({ data }) => data),
  })

export const grantPlan = (id: string, body: PlanGrant) =>
  unwrap(api.PUT('/api/operator/accounts/{id}/plan', { ...by(id), body }), 'We couldn’t change the plan.').then(({ data }) => data)

export const setDisabled = (id: string, disabled: boolean) =>
  unwrap(api.PUT('/api/operator/accounts/{id}/disabled', { ...by(id), body: { disabled } }), `We couldn’t ${disabled ? 'disable' : 'enable'} this account.`).then(({ data }) => data)

/** Makes a link that sets a new password for an account. `password` is the operator's own. */
export const makeResetLink = (id: string, password: string) =>
  unwrap(api.POST('/api/operator/accounts/{id}/reset-link', { ...by(id), body: { password } }), 'We couldn’t make the reset link.').then(({ data }) => data.link)

/** Invitations that can be taken up, the newest first. */
export const invitationsQuery = queryOptions({
  queryKey: ['operator', 'invitations'],
  queryFn: ({ signal }) => unwrap(api.GET('/api/operator/invitations', { signal }), 'We couldn’t load the invitations.').then(({ data }) => data),
})

export const invite = (email: string) => unwrap(api.POST('/api/operator/invitations', { body: { email } }), 'We couldn’t make the invitation.').then(({ data }) => data)

/** Withdraws an invitation; answers those that are left. */
export const withdrawInvitation = (id: string) =>
  unwrap(api.DELETE('/api/operator/invitations/{id}', by(id)), 'We couldn’t withdraw the invitation.').then(({ data }) => data)

/** A page of the contact form's messages, the newest first. */
export const messagesQuery = (page: number) =>
  queryOptions({
    queryKey: ['operator', 'messages', { page }],
    queryFn: ({ signal }) => unwrap(api.GET('/api/operator/messages', { ...at(page), signal }), 'We couldn’t load the messages.').then(({ data }) => data),
  })

const subscribersOf = (page: number, signal?: AbortSignal) =>
  unwrap(api.GET('/api/operator/subscribers', { ...at(page), signal }), 'We couldn’t load the subscribers.').then(({ data }) => data)

/** A page of those who asked for news, the newest first. */
export const subscribersQuery = (page: number) =>
  queryOptions({
    queryKey: ['operator', 'subscribers', { page }],
    queryFn: ({ signal }) => subscribersOf(page, signal),
  })

/** Everybody who asked for news, page after page. Whoever a new subscriber moves to the next page meanwhile is there once. */
export async function allSubscribers(): Promise<Subscriber[]> {
  const all = new Map<string, Subscriber>()
  for (let page = 1, pages = 1; page <= pages; page++) {
    const found = await subscribersOf(page)
    for (const subscriber of found.subscribers) all.set(`${subscriber.list} ${subscriber.email}`, subscriber)
    pages = found.pages
  }
  return [...all.values()]
}

/** A page of reported jobs, the latest report first. */
export const reportsQuery = (page: number) =>
  queryOptions({
    queryKey: [...REPORTS, { page }],
    queryFn: ({ signal }) => unwrap(api.GET('/api/operator/reports', { ...at(page), signal }), 'We couldn’t load the reported jobs.').then(({ data }) => data),
  })

/** Takes a job off the board, whoever posted it. */
export const removeJob = (id: string) => unwrap(api.DELETE('/api/operator/jobs/{id}', by(id)), 'We couldn’t remove this job.')

/** How often the state of the server is read anew while it is looked at, in milliseconds. */
const REFRESH_MS = 5_000

/** The state of the server: kept fresh while it is on the screen, and left alone while the tab is hidden. */
export const statusQuery = queryOptions({
  queryKey: ['operator', 'status'],
  queryFn: ({ signal }) => unwrap(api.GET('/api/operator/status', { signal }), 'We couldn’t load the state of the server.').then(({ data }) => data),
  refetchInterval: REFRESH_MS,
  staleTime: 0,
})

/** A page of what operators did, the latest first. */
export const logQuery = (page: number) =>
  queryOptions({
    queryKey: [...LOG, { page }],
    queryFn: ({ signal }) => unwrap(api.GET('/api/operator/log', { ...at(page), signal }), 'We couldn’t load the log.').then(({ data }) => data),
  })
