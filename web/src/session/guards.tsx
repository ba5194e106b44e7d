import { useState, type ReactNode } from 'react'
import { Navigate, useLocation } from 'react-router'
import { paths } from '@/lib/paths'
import { placeAfterSignIn } from '@/lib/places'
import { useSession } from './SessionProvider'

/** Screens for signed-in users: a guest is asked to sign in and comes back afterwards. */
export function RequireSession({ children }: { children: ReactNode }) {
  const { user, ended } = useSession()
  const { pathname, search, hash } = useLocation()
  const [arrivedAsGuest] = useState(!user)
  if (user) return children
  // Whoever signs out here is already on the way home.
  if (!arrivedAsGuest && ended === 'signed-out') return null
  return <Navigate to={paths.login({ next: pathname + search + hash })} replace />
}

/** Screens for guests: whoever is signed in goes on to where they wanted to be. */
export function GuestOnly({ children }: { children: ReactNode }) {
  const { user } = useSession()
  const { search } = useLocation()
  if (!user) return children
  return <Navigate to={placeAfterSignIn(new URLSearchParams(search))} replace />
}
