import { useQuery } from '@tanstack/react-query'
import { messageOf } from '@/api/errors'
import { Button } from '@/ui/Button'
import { Dialog } from '@/ui/Dialog'
import { ErrorState } from '@/ui/ErrorState'
import { Skeleton } from '@/ui/Skeleton'
import { connectionsQuery } from '../calls'
import { ConnectGithub } from './ConnectGithub'
import { DisconnectGithub } from './DisconnectGithub'
import { GithubDetails } from './GithubDetails'

interface Props {
  /** Why GitHub sent the browser back without a connection. */
  problem: string | null
  onClose: () => void
  onRepositories: () => void
}

/** Connects GitHub; once that is done, says what is connected. */
export default function GithubDialog({ problem, onClose, onRepositories }: Props) {
  const { data, error, isFetching, refetch } = useQuery(connectionsQuery)
  const connection = data?.github
  const connected = connection?.connected ?? false
  return (
    <Dialog
      open
      returnTo="github"
      title={connected ? 'GitHub profile' : 'Connect GitHub profile'}
      description={connected ? undefined : 'Your public repositories become projects for your resume. We only read; we never change anything at GitHub.'}
      onClose={onClose}
      footer={
        connected && (
          <>
            <span className="mr-auto self-center"><DisconnectGithub repositories={connection?.repositories} onDone={onClose} /></span>
            <Button variant="outline" onClick={onRepositories}>Choose repositories</Button>
            <Button onClick={onClose}>Done</Button>
          </>
        )
      }
    >
      {!connection && (error ? <ErrorState title="We couldn’t load your connections" message={messageOf(error)} onRetry={() => void refetch()} retrying={isFetching} /> : <Loading />)}
      {connection && (connected ? <GithubDetails connection={connection} problem={problem} /> : <ConnectGithub signInOffered={connection.signInOffered} problem={problem} />)}
    </Dialog>
  )
}

const Loading = () => (
  <div role="status" aria-busy aria-label="Loading your connection" className="grid grid-cols-1 gap-4">
    <Skeleton className="h-11 rounded-md" />
    <Skeleton className="h-5 w-1/3" />
    <Skeleton className="h-12 rounded-md" />
  </div>
)
