import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { Toaster } from '@/ui/Toaster'
import { renderInSession } from './render-app'
import { storeSession, userOf } from './user'

/** A screen of a signed-in user with its queries and toasts; what fails is not tried again. */
export function renderScreen(element: ReactNode, path = '/dashboard', member = userOf()) {
  storeSession(member)
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } })
  return renderInSession(
    <QueryClientProvider client={client}>
      {element}
      <Toaster />
    </QueryClientProvider>,
    path,
  )
}
