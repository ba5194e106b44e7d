import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { FolderGit2, GitFork, Pin } from 'lucide-react'
import { useId, useState } from 'react'
import toast from 'react-hot-toast/headless'
import { messageOf } from '@/api/errors'
import { cn } from '@/lib/cn'
import { Badge } from '@/ui/Badge'
import { Button } from '@/ui/Button'
import { Dialog } from '@/ui/Dialog'
import { EmptyState } from '@/ui/EmptyState'
import { ErrorState } from '@/ui/ErrorState'
import { Field } from '@/ui/Field'
import { Skeleton } from '@/ui/Skeleton'
import { chooseRepositories, connectionsQuery, repositoriesQuery } from '../calls'
import { counted } from '../model'
import { Problem } from '../Problem'
import { useKept } from '../use-kept'
import type { Repository } from '../wire'
import { ArchivedBadge, RepositoryFacts, RepositoryLink } from './RepositoryParts'

/** The server's limit. */
const MOST = 100

interface Props {
  onClose: () => void
  /** Nothing is connected: leads to where that is done. */
  onConnect: () => void
}

/** All repositories, and which of them go into a new resume. */
export default function RepositoriesDialog({ onClose, onConnect }: Props) {
  const { data, error, isFetching, refetch } = useQuery(repositoriesQuery)
  const picked = useChoice(data)
  const close = () => {
    picked.forget()
    onClose()
  }
  const save = useSave(close)
  const tooMany = picked.ids.length > MOST
  return (
    <Dialog
      open
      size="lg"
      title="Choose repositories"
      description="The ones you choose are suggested as projects whenever you create a resume. Choose none, and we suggest your pinned or most starred ones."
      onClose={close}
      footer={
        data && data.length > 0 && (
          <div className="flex w-full flex-wrap items-center justify-end gap-3">
            {save.error && <div className="w-full"><Problem>{messageOf(save.error)}</Problem></div>}
            <p role="status" className={cn('mr-auto text-sm tabular-nums', tooMany ? 'font-medium text-error' : 'text-muted')}>{tooMany ? `Choose up to ${MOST}.` : `${picked.ids.length} of ${data.length} chosen`}</p>
            <Button variant="outline" onClick={close}>Cancel</Button>
            <Button loading={save.isPending} disabled={tooMany} onClick={() => save.mutate(picked.ids)}>Save</Button>
          </div>
        )
      }
    >
      {!data && (error ? <ErrorState title="We couldn’t load your repositories" message={messageOf(error)} onRetry={() => void refetch()} retrying={isFetching} /> : <Loading />)}
      {data?.length === 0 && <EmptyState icon={<FolderGit2 className="size-6 text-primary" aria-hidden />} title="No repositories yet" hint="Connect GitHub, or push your first public repository and refresh." action={<Button onClick={onConnect}>Go to GitHub profile</Button>} />}
      {data && data.length > 0 && <RepositoryChoice repositories={data} ids={picked.ids} onToggle={picked.toggle} />}
    </Dialog>
  )
}

/** The ids that are chosen now: what was ticked before a reload, else what the server has. */
function useChoice(repositories: Repository[] | undefined) {
  const [kept, keep, forget] = useKept<string[] | null>('repositories', null)
  const known = repositories?.map(({ id }) => id) ?? []
  const ids = kept ? kept.filter((id) => known.includes(id)) : (repositories ?? []).filter(({ chosen }) => chosen).map(({ id }) => id)
  const toggle = (id: string) => keep(ids.includes(id) ? ids.filter((other) => other !== id) : [...ids, id])
  return { ids, toggle, forget }
}

function useSave(onSaved: () => void) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: chooseRepositories,
    onSuccess: (repositories) => {
      client.setQueryData(repositoriesQuery.queryKey, repositories)
      void client.invalidateQueries({ queryKey: connectionsQuery.queryKey })
      client.removeQueries({ queryKey: ['resume-merge'] })
      toast.success('Your choice is saved.')
      onSaved()
    },
  })
}

/** From so many on, a search helps. */
const SEARCH_FROM = 12

function RepositoryChoice({ repositories, ids, onToggle }: { repositories: Repository[]; ids: string[]; onToggle: (id: string) => void }) {
  const [search, setSearch] = useState('')
  const wanted = search.trim().toLowerCase()
  const shown = ownFirst(repositories).filter(({ name, description, language, topics }) => [name, description, language, ...topics].some((text) => text?.toLowerCase().includes(wanted)))
  return (
    <>
      {repositories.length >= SEARCH_FROM && <Field label="Search repositories" labelHidden placeholder="Search repositories" type="search" value={search} onChange={({ target }) => setSearch(target.value)} className="mb-4" />}
      <p role="status" className={wanted ? 'mb-2 text-sm text-muted' : 'sr-only'}>{counted(shown.length, 'repository', 'repositories')}</p>
      <ul aria-label="Repositories" className="divide-y rounded-lg border">
        {shown.map((repository) => <RepositoryItem key={repository.id} repository={repository} checked={ids.includes(repository.id)} onToggle={() => onToggle(repository.id)} />)}
      </ul>
    </>
  )
}

/** What is the user's own and in use stands before what is archived, and that before copies of others' work. */
const ownFirst = (repositories: Repository[]) => [...repositories].sort((a, b) => rank(a) - rank(b))
const rank = ({ pinned, fork, archived }: Repository) => (pinned ? 0 : fork ? 3 : archived ? 2 : 1)

function RepositoryItem({ repository, checked, onToggle }: { repository: Repository; checked: boolean; onToggle: () => void }) {
  const { name, url, description, language, stars, topics, pinned, fork, archived } = repository
  const id = useId()
  return (
    <li className={cn('flex gap-3 px-4 py-3.5', checked && 'bg-primary-soft/50')}>
      {/* The box is 20 px, its label 44 px. */}
      <label htmlFor={id} className="-m-3 grid size-11 shrink-0 cursor-pointer place-items-center">
        <input id={id} type="checkbox" checked={checked} onChange={onToggle} aria-label={`Use ${name} in new resumes`} className="size-5 accent-primary" />
      </label>
      <div className="grid min-w-0 gap-1 pl-2">
        <p className="flex flex-wrap items-center gap-x-2.5 gap-y-1">
          <RepositoryLink name={name} url={url} />
          {pinned && <Badge tone="primary"><Pin className="size-3.5" aria-hidden />Pinned</Badge>}
          {fork && <Badge><GitFork className="size-3.5" aria-hidden />Fork</Badge>}
          {archived && <ArchivedBadge />}
        </p>
        {description && <p className="text-sm break-words text-muted">{description}</p>}
        <RepositoryFacts language={language} stars={stars} />
        {topics.length > 0 && <p className="text-sm text-muted">{topics.slice(0, 8).join(' · ')}</p>}
      </div>
    </li>
  )
}

const Loading = () => (
  <div role="status" aria-busy aria-label="Loading your repositories" className="divide-y rounded-lg border">
    {[0, 1, 2, 3, 4].map((row) => (
      <div key={row} className="flex gap-4 px-4 py-4">
        <Skeleton className="size-5" />
        <div className="grid flex-1 gap-2"><Skeleton className="w-1/3" /><Skeleton className="h-3" /><Skeleton className="h-3 w-1/4" /></div>
      </div>
    ))}
  </div>
)
