import { paths } from '@/lib/paths'
import { useSession } from '@/session/SessionProvider'

/** The landing page's main call to action: another for those who are signed in. */
export function useMainAction(): { to: string; label: string; signedIn: boolean } {
  const { user } = useSession()
  if (user) return { to: paths.dashboard(), label: 'Go to Dashboard', signedIn: true }
  return { to: paths.register(), label: 'Get Started for Free', signedIn: false }
}
