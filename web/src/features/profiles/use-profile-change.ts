import { useQueryClient } from '@tanstack/react-query'
import { useSession } from '@/session/SessionProvider'
import { connectionsQuery, linkedInQuery, repositoriesQuery } from './calls'
import { useLinkUpdate } from './use-link-update'
import type { Connections } from './wire'

/** What follows a change of a connection: what is shown of it, the stored user, and the links that the resume lacks. */
export function useProfileChange() {
  const client = useQueryClient()
  const { user, refreshProfile } = useSession()
  const updateLinks = useLinkUpdate()
  const hasResume = Boolean(user?.parsedResume)

  const refreshLinks = async () => {
    if (!hasResume) return
    try {
      await updateLinks('missing')
    } catch (error) {
      console.warn('The links in the resume were not updated.', error)
    }
  }
  return async (change: Partial<Connections> = {}) => {
    client.setQueryData(connectionsQuery.queryKey, (before) => before && { ...before, ...change })
    if (change.linkedIn) client.setQueryData(linkedInQuery.queryKey, change.linkedIn)
    const stale = [connectionsQuery, linkedInQuery, repositoriesQuery].map(({ queryKey }) => client.invalidateQueries({ queryKey: queryKey }))
    client.removeQueries({ queryKey: ['resume-merge'] })
    // The change itself is done: what fails from here on is loaded again with the next screen.
    await Promise.allSettled([...stale, refreshProfile()])
    await refreshLinks()
  }
}
