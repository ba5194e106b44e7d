import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { lazyChunk } from '@/lib/lazy-chunk'
import { fullDate, relativeTime } from '@/lib/relative-time'
import { Button } from '@/ui/Button'
import { LateDialog } from '@/ui/LateDialog'
import { methodsQuery } from '../calls'
import { Section } from '../Section'
import { SectionState } from '../SectionState'
import { identitiesQuery } from './calls'
import type { ProviderTask } from './ProviderDialogs'

const { Content: ProviderDialogs } = lazyChunk(() => import('./ProviderDialogs'))

/** Signing in with an account elsewhere, where the operator has set that up. */
export function Provider() {
  const { data } = useQuery(methodsQuery)
  return data?.provider && <ProviderSection name={data.provider.name} />
}

function ProviderSection({ name }: { name: string }) {
  const query = useQuery(identitiesQuery)
  const [task, setTask] = useState<ProviderTask>()
  const close = () => setTask(undefined)
  const { data } = query
  const title = `Sign-in with ${name}`
  return (
    <Section id="provider" title={title} lead={`Sign in with your ${name} account instead of a password.`}>
      <SectionState query={query} loading={`Loading your connection to ${name}`} />
      {data?.length === 0 && <Button variant="outline" onClick={() => setTask({ kind: 'connect' })}>Connect {name}</Button>}
      {data && data.length > 0 && (
        <ul className="divide-y">
          {data.map(({ id, email, createdAt, lastUsedAt }) => (
            <li key={id} className="flex items-center justify-between gap-4 py-3 first:pt-0 last:pb-0">
              <div className="min-w-0">
                <p>Connected {email && <>as <span className="font-semibold break-all">{email}</span> </>}since {fullDate(createdAt)}</p>
                <p className="text-sm text-muted">{lastUsedAt ? `Last used: ${relativeTime(lastUsedAt)}` : 'Never used'}</p>
              </div>
              <Button size="sm" variant="outline" onClick={() => setTask({ kind: 'disconnect', id })}>Disconnect<span className="sr-only"> {email ?? name}</span></Button>
            </li>
          ))}
        </ul>
      )}
      {task && <LateDialog title={title} onClose={close}><ProviderDialogs name={name} task={task} onClose={close} /></LateDialog>}
    </Section>
  )
}
