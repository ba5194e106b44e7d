import { useQuery } from '@tanstack/react-query'
import { useUser } from '@/session/SessionProvider'
import { connectionsQuery } from './calls'
import type { ConnectionState } from './wire'

/** Which profiles are connected: as the server says, and until it has, as the stored user says. */
export function useConnected() {
  const user = useUser()
  const { data, isPending } = useQuery(connectionsQuery)
  return { isPending, github: data?.github.connected ?? user.githubConnected, linkedIn: data?.linkedIn.connected ?? user.linkedInConnected }
}

/** The same in a word for each; GitHub's may have expired. */
export function useConnectionStates(): Record<'github' | 'linkedin', ConnectionState> {
  const { github, linkedIn } = useConnected()
  const { data } = useQuery(connectionsQuery)
  const stateOf = (connected: boolean) => (connected ? 'connected' : 'none')
  return { github: data?.github.state ?? stateOf(github), linkedin: data?.linkedIn.state ?? stateOf(linkedIn) }
}
