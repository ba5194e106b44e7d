import { useQuery } from '@tanstack/react-query'
import { messageOf } from '@/api/errors'
import { useUser } from '@/session/SessionProvider'
import { Button } from '@/ui/Button'
import { connectionsQuery } from './calls'
import { GithubCard } from './github/GithubCard'
import { RepositoryCard } from './github/RepositoryCard'
import { LinkOffer } from './LinkOffer'
import { LinkedInCard } from './linkedin/LinkedInCard'

interface Props {
  onGithub: () => void
  onLinkedIn: () => void
  onRepositories: () => void
}

/** Both connections, and the repositories once there are some. What the stored user says stands there from the start, so nothing moves when the answer comes. */
export default function ProfileCards({ onGithub, onLinkedIn, onRepositories }: Props) {
  const { data, error, isFetching, refetch } = useQuery(connectionsQuery)
  const user = useUser()
  const listed = data ? data.github.connected : user.githubConnected
  return (
    <section aria-label="Connected profiles" className="grid grid-cols-1 gap-4">
      <div className="grid grid-cols-1 gap-4 md:grid-cols-2">
        <GithubCard connection={data?.github} onOpen={onGithub} />
        <LinkedInCard profile={data?.linkedIn} onOpen={onLinkedIn} />
      </div>
      <LinkOffer />
      {error && !data && (
        <p role="alert" className="flex flex-wrap items-center gap-3 text-sm font-medium text-error">
          {messageOf(error)}
          <Button size="sm" variant="outline" loading={isFetching} onClick={() => void refetch()}>Try Again</Button>
        </p>
      )}
      {listed && <RepositoryCard projects={user.githubProjects} onChoose={onRepositories} />}
    </section>
  )
}
