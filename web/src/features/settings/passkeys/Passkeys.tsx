import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import toast from 'react-hot-toast/headless'
import { messageOf } from '@/api/errors'
import { browserHasPasskeys } from '@/features/account/ways/methods'
import { lazyChunk } from '@/lib/lazy-chunk'
import { fullDate, relativeTime } from '@/lib/relative-time'
import { Button } from '@/ui/Button'
import { ConfirmDialog } from '@/ui/ConfirmDialog'
import { LateDialog } from '@/ui/LateDialog'
import { methodsQuery } from '../calls'
import { Section } from '../Section'
import { SectionState } from '../SectionState'
import { passkeysQuery, removePasskey, type Passkey } from './calls'

const { Content: AddPasskey } = lazyChunk(() => import('./AddPasskey'))

/** Signing in with what unlocks a device. */
export function Passkeys() {
  const query = useQuery(passkeysQuery)
  const { data: methods } = useQuery(methodsQuery)
  const [adding, setAdding] = useState(false)
  const close = () => setAdding(false)
  const { data } = query
  return (
    <Section
      id="passkeys"
      title="Passkeys"
      lead="Sign in with your fingerprint, face or screen lock instead of a password."
      action={<Button size="sm" variant="outline" disabledReason={unavailable(methods)} onClick={() => setAdding(true)}>Add a passkey</Button>}
    >
      <SectionState query={query} loading="Loading your passkeys" />
      {data?.length === 0 && <p className="text-muted">You have no passkeys.</p>}
      {data && data.length > 0 && <ul className="divide-y">{data.map((passkey) => <PasskeyItem key={passkey.id} passkey={passkey} />)}</ul>}
      {adding && <LateDialog title="Add a passkey" onClose={close}><AddPasskey onClose={close} /></LateDialog>}
    </Section>
  )
}

/** Why no passkey can be added here; undefined as far as is known. */
function unavailable(methods: { passkeys: boolean } | undefined) {
  if (methods?.passkeys === false) return 'Passkeys don’t work at this address.'
  return browserHasPasskeys() ? undefined : 'This browser doesn’t support passkeys.'
}

function PasskeyItem({ passkey: { id, name, createdAt, lastUsedAt } }: { passkey: Passkey }) {
  const client = useQueryClient()
  const [asked, setAsked] = useState(false)
  const remove = useMutation({
    mutationFn: () => removePasskey(id),
    onSuccess: (message) => {
      client.setQueryData(passkeysQuery.queryKey, (passkeys) => passkeys?.filter((passkey) => passkey.id !== id))
      toast.success(message)
    },
    onError: (error) => {
      setAsked(false)
      toast.error(messageOf(error))
      void client.invalidateQueries({ queryKey: passkeysQuery.queryKey })
    },
  })
  return (
    <li className="flex items-center justify-between gap-4 py-3 first:pt-0 last:pb-0">
      <div className="min-w-0">
        <p className="font-semibold break-words">{name}</p>
        <p className="text-sm text-muted">Added {fullDate(createdAt)} · {lastUsedAt ? `Last used: ${relativeTime(lastUsedAt)}` : 'Never used'}</p>
      </div>
      <Button size="sm" variant="outline" onClick={() => setAsked(true)}>Remove<span className="sr-only"> the passkey {name}</span></Button>
      <ConfirmDialog open={asked} title={`Remove “${name}”?`} confirmLabel="Remove" busy={remove.isPending} onConfirm={() => remove.mutate()} onCancel={() => setAsked(false)}>
        You won’t be able to sign in with it anymore. Your device may still offer it until you delete it there, too.
      </ConfirmDialog>
    </li>
  )
}
