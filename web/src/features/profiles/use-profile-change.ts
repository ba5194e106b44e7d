import { useQueryClient } from '@tanstack/react-query'
import { useSession } from '@/session/SessionProvider'
import { connectionsQuery, linkedInQuery, previewUrls, repositoriesQuery } from './calls'
import { linkOffer } from './link-offer'
import type { Connections } from './wire'

/** What follows a change of a connection: what is shown of it, the stored user, and an offer of the links that the resume lacks. The resume itself is not touched. */
export function useProfileChange() {
  const client = useQueryClient()
  const { user, refreshProfile } = useSession()
  const hasResume = Boolean(user?.parsedResume)

  const offerLinks = async () => {
    if (!hasResume) return
    try {
      const preview = await previewUrls('missing')
      client.setQueryData(linkOffer.queryKey, preview.changes.length > 0 ? preview : null)
    } catch (error) {
      console.warn('The links that the resume lacks were not found out.', error)
    }
  }
  return async (change: Partial<Connections> = {}) => {
    client.setQueryData(connectionsQuery.queryKey, (before) => before && { ...before, ...change })
    if (change.linkedIn) client.setQueryData(linkedInQuery.queryKey, change.linkedIn)
    const stale = [connectionsQuery, linkedInQuery, repositoriesQuery].map(({ queryKey }) => client.invalidateQueries({ queryKey: queryKey }))
    client.removeQueries({ queryKey: ['resume-merge'] })
    // The change itself is done: what fails from here on is loaded again with the next screen.
    await Promise.allSettled([...stale, refreshProfile()])
    await offerLinks()
  }
}
