import { useQueryClient } from '@tanstack/react-query'
import toast from 'react-hot-toast/headless'
import { keepAttempt } from '@/features/account/ways/provider'
import { page } from '@/lib/leave'
import { PasswordDialog } from '../PasswordDialog'
import { disconnect, identitiesQuery, startConnecting } from './calls'

export type ProviderTask = { kind: 'connect' } | { kind: 'disconnect'; id: string }

interface Props {
  /** What the provider is called. */
  name: string
  task: ProviderTask
  onClose: () => void
}

/** Connects the account to the identity provider, or takes the connection away: the password first. */
export default function ProviderDialogs({ name, task, onClose }: Props) {
  const client = useQueryClient()
  if (task.kind === 'connect') {
    return (
      <PasswordDialog
        onClose={onClose}
        title={`Connect ${name}`}
        description={`First, confirm that it’s you. Then you sign in with ${name}.`}
        confirmLabel="Continue"
        onConfirm={async (password) => {
          const url = await startConnecting(password)
          keepAttempt({ kind: 'connect', name })
          page.leaveFor(url)
        }}
      />
    )
  }
  return (
    <PasswordDialog
      onClose={onClose}
      tone="danger"
      title={`Disconnect ${name}?`}
      description={`You won’t be able to sign in with ${name} until you connect it again.`}
      confirmLabel="Disconnect"
      onConfirm={async (password) => {
        toast.success(await disconnect(task.id, password))
        await client.invalidateQueries({ queryKey: identitiesQuery.queryKey })
        onClose()
      }}
    />
  )
}
