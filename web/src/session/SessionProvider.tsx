import { createContext, use, useEffect, useEffectEvent, useMemo, useSyncExternalStore, type ReactNode } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { loadChunk } from '@/lib/load-chunk'
import { paths } from '@/lib/paths'
import { revoke } from './revoke'
import { SessionStore, type EndReason, type Session } from './store'
import type { User } from './user'

interface SessionApi {
  /** The signed-in user, or null for a guest. */
  user: User | null
  /** Why the last session ended, until another begins. */
  ended: EndReason | null
  /** Stores token and user and marks the session authenticated. */
  signIn: (session: Session) => void
  /** Forgets the session, goes home, and revokes the token on the server. */
  signOut: () => Promise<void>
  /** Ends a session that the server no longer knows; the browser goes to sign in. */
  expire: () => void
  /** Forgets a session that the server has ended, and stays where it is. */
  forget: () => void
  /** Stores the user as the answer to a change has it. */
  replaceUser: (user: User) => void
  /** Replaces the stored user with the server's. */
  refreshProfile: () => Promise<User>
}

// Fetched when first needed: public pages do not talk to the server.
const calls = () => loadChunk(() => import('./calls'))

const SessionContext = createContext<SessionApi | null>(null)

const guestSnapshot = () => SessionStore.guest

export function SessionProvider({ store, children }: { store: SessionStore; children: ReactNode }) {
  const { session, ended } = useSyncExternalStore(store.subscribe, store.snapshot, guestSnapshot)
  const navigate = useNavigate()
  const user = session?.user ?? null
  useReturnAfterExpiry(ended)

  const value = useMemo<SessionApi>(() => {
    const signOut = async () => {
      const token = store.token()
      store.end('signed-out')
      void navigate(paths.home())
      // Where its code is lost, the drafts stay under the user's own name.
      calls().then(({ clearDrafts }) => clearDrafts()).catch(() => {})
      if (token) await revoke(token)
    }
    const refreshProfile = async () => {
      const fresh = await (await calls()).fetchProfile()
      store.replaceUser(fresh)
      return fresh
    }
    return { user, ended, signOut, refreshProfile, signIn: (started) => store.start(started), expire: () => store.end('expired'), forget: () => store.end('signed-out'), replaceUser: (changed) => store.replaceUser(changed) }
  }, [store, user, ended, navigate])

  return <SessionContext value={value}>{children}</SessionContext>
}

/** A session that ends under the user's hands leads to sign in, and from there back to the same place. */
function useReturnAfterExpiry(ended: EndReason | null) {
  const navigate = useNavigate()
  const { pathname, search, hash } = useLocation()
  const leave = useEffectEvent(() => void navigate(paths.login({ next: pathname + search + hash }), { replace: true }))
  useEffect(() => {
    if (ended === 'expired') leave()
  }, [ended])
}

/** Who is signed in, and what can be done about it. Throws outside its provider. */
export function useSession(): SessionApi {
  const session = use(SessionContext)
  if (!session) throw new Error('useSession must be used inside a SessionProvider')
  return session
}

/** The signed-in user of a guarded screen. Throws where no guard stands before it. */
export function useUser(): User {
  const { user } = useSession()
  if (!user) throw new Error('useUser must be used on a screen behind RequireSession')
  return user
}
