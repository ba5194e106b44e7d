import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { useState } from 'react'
import { Outlet } from 'react-router'
import { ApiError } from '@/api/errors'
import { useSession } from '@/session/SessionProvider'

const RETRIES = 2

/** A refusal stays a refusal; only a call that failed on its way is tried again. */
const worthRetrying = (count: number, error: Error) => !(error instanceof ApiError && error.refused) && count < RETRIES

const createQueryClient = () => new QueryClient({ defaultOptions: { queries: { staleTime: 30_000, retry: worthRetrying } } })

function UserQueries() {
  const [client] = useState(createQueryClient)
  return (
    <QueryClientProvider client={client}>
      <Outlet />
    </QueryClientProvider>
  )
}

/**
 * Wraps only the routes that read from the server, so that public pages never download the query library.
 * Another user, for example one who signed in from another tab, starts with an empty cache.
 */
export default function QueryProvider() {
  const { user } = useSession()
  return <UserQueries key={user?.id} />
}
