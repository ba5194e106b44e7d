import { initials } from '@/lib/initials'
import { relativeTime } from '@/lib/relative-time'
import { Button } from '@/ui/Button'
import { Problem } from '../Problem'
import { counted } from '../model'
import type { GithubConnection } from '../wire'
import { RefreshGithub } from './RefreshGithub'
import { useReconnect } from './use-reconnect'

/** Who is connected, what came from there, and when. */
export function GithubDetails({ connection, problem }: { connection: GithubConnection; problem: string | null }) {
  const { name, login, url, bio, location, website, repositories, chosen, fetchedAt, state, via, signInOffered } = connection
  const reconnect = useReconnect()
  const title = name ?? login ?? 'GitHub'
  return (
    <div className="grid grid-cols-1 gap-5">
      {problem && <Problem>{problem}</Problem>}
      {state === 'expired' && (
        <div role="status" className="grid justify-items-start gap-3 rounded-md bg-warning-soft px-4 py-3 text-sm">
          <p>Your GitHub sign-in has expired or was withdrawn. Your repositories are still here; reconnect to refresh them.</p>
          <Button size="sm" loading={reconnect.isPending} onClick={() => reconnect.mutate()}>Reconnect<span className="sr-only"> GitHub</span></Button>
        </div>
      )}
      <div className="flex items-start gap-4">
        <span aria-hidden className="grid size-14 shrink-0 place-items-center rounded-full bg-primary-soft font-display text-lg font-bold text-primary">{initials(title)}</span>
        <div className="min-w-0">
          <p className="font-semibold break-words">{title}</p>
          {url && <a href={url} target="_blank" rel="noreferrer" className="text-sm break-all text-primary underline underline-offset-4">{url.replace(/^https:\/\//, '')}<span className="sr-only"> (opens in a new tab)</span></a>}
          {bio && <p className="mt-2 text-sm text-muted">{bio}</p>}
          {(location ?? website) && <p className="mt-1 text-sm break-words text-muted">{[location, website].filter(Boolean).join(' · ')}</p>}
        </div>
      </div>
      <dl className="grid grid-cols-1 gap-2 rounded-lg border bg-bg px-4 py-3 text-sm grid-cols-1 sm:grid-cols-3">
        <Fact name="Repositories" value={counted(repositories, 'repository', 'repositories')} />
        <Fact name="In new resumes" value={chosen === 0 ? 'Pinned or most starred' : counted(chosen, 'project')} />
        <Fact name="Updated" value={fetchedAt ? relativeTime(fetchedAt) : 'Not yet'} />
      </dl>
      <div className="flex flex-wrap items-center gap-3">
        {state !== 'expired' && <RefreshGithub />}
        {via === 'address' && signInOffered && <Button size="sm" variant="outline" loading={reconnect.isPending} onClick={() => reconnect.mutate()}>Sign in with GitHub</Button>}
      </div>
      {via === 'address' && signInOffered && <p className="text-sm text-muted">Connected by address. Sign in to add your pinned repositories and to refresh more often.</p>}
    </div>
  )
}

const Fact = ({ name, value }: { name: string; value: string }) => (
  <div>
    <dt className="text-muted">{name}</dt>
    <dd className="font-semibold text-ink tabular-nums">{value}</dd>
  </div>
)
