import { useQuery } from '@tanstack/react-query'
import { useUser } from '@/session/SessionProvider'
import { connectionsQuery } from './calls'

/** Which profiles are connected: as the server says, and until it has, as the stored user says. */
export function useConnected() {
  const user = useUser()
  const { data, isPending } = useQuery(connectionsQuery)
  return { isPending, github: data?.github.connected ?? user.githubConnected, linkedIn: data?.linkedIn.connected ?? user.linkedInConnected }
}
