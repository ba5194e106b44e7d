import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import toast from 'react-hot-toast/headless'
import { messageOf } from '@/api/errors'
import { fullDate, relativeTime } from '@/lib/relative-time'
import { Badge } from '@/ui/Badge'
import { Button } from '@/ui/Button'
import { endSession, sessionsQuery } from './calls'
import { EndOtherSessions } from './EndOtherSessions'
import { signedOutText, type Session } from './model'
import { Section } from './Section'
import { SectionState } from './SectionState'

/** Where the user is signed in, and the ways to end that elsewhere. */
export function Sessions() {
  const query = useQuery(sessionsQuery)
  const { data } = query
  const others = data?.filter(({ current }) => !current).length ?? 0
  return (
    <Section id="sessions" title="Where you are signed in" action={others > 0 && <EndOtherSessions count={others} />}>
      <SectionState query={query} loading="Loading where you are signed in" lines={2} />
      {data && <ul className="divide-y">{data.map((session) => <SessionItem key={session.id} session={session} />)}</ul>}
    </Section>
  )
}

function SessionItem({ session }: { session: Session }) {
  const { device, address, createdAt, lastUsedAt, current } = session
  return (
    <li className="flex items-center justify-between gap-4 py-3 first:pt-0 last:pb-0">
      <div className="min-w-0">
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1 font-semibold">
          <span className="min-w-0 break-words">{device}</span>
          {current && <Badge tone="success">This device</Badge>}
        </p>
        <p className="text-sm break-words text-muted">
          {address && `${address} · `}{current ? 'In use now' : <>Last used: <time dateTime={lastUsedAt} title={`Signed in ${fullDate(createdAt)}`}>{relativeTime(lastUsedAt)}</time></>}
        </p>
      </div>
      {!current && <EndSession session={session} />}
    </li>
  )
}

function EndSession({ session: { id, device } }: { session: Session }) {
  const client = useQueryClient()
  const end = useMutation({
    mutationFn: () => endSession(id),
    onSuccess: () => {
      client.setQueryData(sessionsQuery.queryKey, (sessions) => sessions?.filter((session) => session.id !== id))
      toast.success(signedOutText(1))
    },
    onError: (error) => {
      toast.error(messageOf(error))
      void client.invalidateQueries({ queryKey: sessionsQuery.queryKey })
    },
  })
  return <Button size="sm" variant="outline" loading={end.isPending} onClick={() => end.mutate()}>Sign out<span className="sr-only"> of {device}</span></Button>
}
