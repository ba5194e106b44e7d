import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import toast from 'react-hot-toast/headless'
import { messageOf } from '@/api/errors'
import { lazyChunk } from '@/lib/lazy-chunk'
import { fullDate, relativeTime } from '@/lib/relative-time'
import { Badge } from '@/ui/Badge'
import { Button } from '@/ui/Button'
import { ConfirmDialog } from '@/ui/ConfirmDialog'
import { LateDialog } from '@/ui/LateDialog'
import { Section } from '../Section'
import { SectionState } from '../SectionState'
import { deleteKey, keysQuery, type ApiKey } from './calls'

const LEAD = 'For your own scripts. A key works in place of signing in, but can’t change your account. All keys stop working when you change or reset your password, or turn on two-step verification.'

const { Content: NewKey } = lazyChunk(() => import('./NewKey'))

/** Keys by which the user's own scripts reach the account. */
export function ApiKeys() {
  const query = useQuery(keysQuery)
  const [making, setMaking] = useState(false)
  const close = () => setMaking(false)
  const { data } = query
  return (
    <Section id="api-keys" title="API keys" lead={LEAD} action={<Button size="sm" variant="outline" onClick={() => setMaking(true)}>New key</Button>}>
      <SectionState query={query} loading="Loading your API keys" />
      {data?.length === 0 && <p className="text-muted">You have no API keys.</p>}
      {data && data.length > 0 && <ul className="divide-y">{data.map((key) => <KeyItem key={key.id} apiKey={key} />)}</ul>}
      {making && <LateDialog title="New API key" onClose={close}><NewKey onClose={close} /></LateDialog>}
    </Section>
  )
}

function KeyItem({ apiKey: { id, name, scope, expiresAt, lastUsedAt } }: { apiKey: ApiKey }) {
  const client = useQueryClient()
  const [asked, setAsked] = useState(false)
  const [expired] = useState(() => Date.parse(expiresAt) <= Date.now())
  const remove = useMutation({
    mutationFn: () => deleteKey(id),
    onSuccess: (left) => {
      client.setQueryData(keysQuery.queryKey, left)
      toast.success('The key is deleted.')
    },
    onError: (error) => {
      setAsked(false)
      toast.error(messageOf(error))
      void client.invalidateQueries({ queryKey: keysQuery.queryKey })
    },
  })
  return (
    <li className="flex items-center justify-between gap-4 py-3 first:pt-0 last:pb-0">
      <div className="min-w-0">
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1 font-semibold">
          <span className="min-w-0 break-words">{name}</span>
          <Badge tone={scope === 'write' ? 'primary' : 'neutral'}>{scope === 'write' ? 'Read and write' : 'Read only'}</Badge>
        </p>
        <p className="text-sm text-muted">
          {expired ? 'Expired' : 'Expires'} {fullDate(expiresAt)} · {lastUsedAt ? `Last used: ${relativeTime(lastUsedAt)}` : 'Never used'}
        </p>
      </div>
      <Button size="sm" variant="outline" onClick={() => setAsked(true)}>Delete<span className="sr-only"> the key {name}</span></Button>
      <ConfirmDialog open={asked} title={`Delete “${name}”?`} confirmLabel="Delete" busy={remove.isPending} onConfirm={() => remove.mutate()} onCancel={() => setAsked(false)}>
        Scripts that use this key stop working.
      </ConfirmDialog>
    </li>
  )
}
