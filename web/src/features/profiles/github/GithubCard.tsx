import { relativeTime } from '@/lib/relative-time'
import { useUser } from '@/session/SessionProvider'
import { Button } from '@/ui/Button'
import { ConnectionCard } from '../ConnectionCard'
import type { GithubConnection } from '../wire'
import { DisconnectGithub } from './DisconnectGithub'
import { RefreshGithub } from './RefreshGithub'
import { useReconnect } from './use-reconnect'

interface Props {
  /** Undefined until the server has said. */
  connection: GithubConnection | undefined
  onOpen: () => void
}

/** The GitHub card of the dashboard. */
export function GithubCard({ connection, onOpen }: Props) {
  const user = useUser()
  const state = connection?.state ?? (user.githubConnected ? 'connected' : 'none')
  const reconnect = useReconnect()
  const url = connection ? connection.url : (user.githubProfile?.url ?? null)
  const updated = connection ? connection.fetchedAt : user.githubLastUpdated
  if (state === 'none') {
    return (
      <ConnectionCard id="github" name="GitHub" state={state} actions={<Button size="sm" variant="outline" onClick={onOpen}>Connect<span className="sr-only"> GitHub</span></Button>}>
        Adds your projects, languages and stars.
      </ConnectionCard>
    )
  }
  return (
    <ConnectionCard
      id="github"
      name="GitHub"
      state={state}
      actions={
        <>
          {state === 'expired' ? <Button size="sm" loading={reconnect.isPending} onClick={() => reconnect.mutate()}>Reconnect<span className="sr-only"> GitHub</span></Button> : <RefreshGithub />}
          <Button size="sm" variant="ghost" onClick={onOpen}>Details<span className="sr-only"> of GitHub</span></Button>
          <DisconnectGithub repositories={connection?.repositories} onDone={() => document.getElementById('github')?.focus()} />
        </>
      }
    >
      {url && <a href={url} target="_blank" rel="noreferrer" className="font-medium break-all text-primary underline underline-offset-4">{shortAddress(url)}<span className="sr-only"> (opens in a new tab)</span></a>}
      <p>{state === 'expired' ? 'Your GitHub sign-in has expired. Your data is still here.' : updated && `Updated ${relativeTime(updated).toLowerCase()}`}</p>
    </ConnectionCard>
  )
}

const shortAddress = (url: string) => url.replace(/^https?:\/\/(www\.)?/, '').replace(/\/$/, '')
