import { onlineManager, QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { useState, type ReactNode } from 'react'
import { ApiError } from '@/api/errors'
import { connection } from '@/lib/connection'
import { useSession } from '@/session/SessionProvider'

const RETRIES = 2

/** A refusal stays a refusal; only a call that failed on its way is tried again, and only while there is a way. */
const worthRetrying = (count: number, error: Error) => !(error instanceof ApiError && error.refused) && !connection.offline() && count < RETRIES

/**
 * Calls are made whatever the browser says about the network: one that cannot get through fails and is said to have failed, where a
 * waiting one would look like loading for ever. What failed is asked for again as soon as the server can be reached.
 */
const createQueryClient = () =>
  new QueryClient({
    defaultOptions: {
      queries: { staleTime: 30_000, retry: worthRetrying, networkMode: 'always', refetchOnReconnect: true },
      mutations: { networkMode: 'always' },
    },
  })

onlineManager.setEventListener((setOnline) => connection.subscribe(() => setOnline(!connection.offline())))

function UserQueries({ children }: { children: ReactNode }) {
  const [client] = useState(createQueryClient)
  return <QueryClientProvider client={client}>{children}</QueryClientProvider>
}

/** Another user, for example one who signed in from another tab, starts with an empty cache. */
export function Queries({ children }: { children: ReactNode }) {
  const { user } = useSession()
  return <UserQueries key={user?.id}>{children}</UserQueries>
}

/** Wraps only the routes that read from the server, so that public pages never download the query library. */
export default function QueryProvider({ children }: { children: ReactNode }) {
  return <Queries>{children}</Queries>
}
