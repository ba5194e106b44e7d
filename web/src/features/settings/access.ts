import type { QueryClient } from '@tanstack/react-query'
import { keysQuery } from './api-keys/calls'
import { sessionsQuery } from './calls'

/** Loads anew the sessions and API keys, which end with a new password and when two-step verification is turned on. */
export const reloadAccess = (client: QueryClient) => Promise.all([sessionsQuery, keysQuery].map(({ queryKey }) => client.invalidateQueries({ queryKey })))
