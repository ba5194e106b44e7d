import { useEffect } from 'react'
import toast from 'react-hot-toast/headless'
import { Navigate, useLocation, useSearchParams } from 'react-router'
import { BoardPage } from '@/features/jobs/board/BoardPage'
import { GuestBoard } from '@/features/jobs/board/GuestBoard'
import { paths } from '@/lib/paths'
import { useHydrated } from '@/lib/use-hydrated'
import { useSession } from '@/session/SessionProvider'

/** The board for signed-in users; visitors are asked to sign in. */
export default function JobsScreen() {
  const { user } = useSession()
  const { pathname, search } = useLocation()
  const [query] = useSearchParams()
  // Pages rendered ahead do not know their query.
  const hydrated = useHydrated()
  if (user) return <BoardPage />
  const next = hydrated ? pathname + search : pathname
  if (hydrated && query.get('create') === '1') return <SignInToCreate next={next} />
  return <GuestBoard next={next} />
}

/** Only those who are signed in can create a job. */
function SignInToCreate({ next }: { next: string }) {
  useEffect(() => void toast.error('Please log in to create a job listing', { id: 'create-job' }), [])
  return <Navigate to={paths.login({ next })} replace />
}
