import { queryOptions } from '@tanstack/react-query'
import { api, unwrap } from '@/api/client'
import type { PlanGrant } from './model'

const by = (id: string) => ({ params: { path: { id } } })

/** The lists of accounts begin their keys so, whatever they are searched for. */
export const ACCOUNTS = ['operator', 'accounts'] as const

/** The pages of the log begin their keys so. */
export const LOG = ['operator', 'log'] as const

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

/** Messages of the contact form, the newest first. */
export const messagesQuery = queryOptions({
  queryKey: ['operator', 'messages'],
  queryFn: ({ signal }) => unwrap(api.GET('/api/operator/messages', { signal }), 'We couldn’t load the messages.').then(({ data }) => data),
})

/** Everybody who asked for news, the newest first. */
export const subscribersQuery = queryOptions({
  queryKey: ['operator', 'subscribers'],
  queryFn: ({ signal }) => unwrap(api.GET('/api/operator/subscribers', { signal }), 'We couldn’t load the subscribers.').then(({ data }) => data),
})

/** Reported jobs, the latest report first. */
export const reportsQuery = queryOptions({
  queryKey: ['operator', 'reports'],
  queryFn: ({ signal }) => unwrap(api.GET('/api/operator/reports', { signal }), 'We couldn’t load the reported jobs.').then(({ data }) => data),
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
    queryFn: ({ signal }) => unwrap(api.GET('/api/operator/log', { params: { query: { page } }, signal }), 'We couldn’t load the log.').then(({ data }) => data),
  })
