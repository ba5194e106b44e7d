import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import toast from 'react-hot-toast/headless'
import { messageOf } from '@/api/errors'
import { Button } from '@/ui/Button'
import { ConfirmDialog } from '@/ui/ConfirmDialog'
import { disconnectGithub } from '../calls'
import { counted } from '../model'
import { useProfileChange } from '../use-profile-change'

/** Asks, then forgets the connection and what came with it. */
export function DisconnectGithub({ repositories, onDone }: { repositories: number | undefined; onDone?: () => void }) {
  const [asked, setAsked] = useState(false)
  const changed = useProfileChange()
  const disconnect = useMutation({
    mutationFn: disconnectGithub,
    onSuccess: async () => {
      toast.success('GitHub profile disconnected.')
      await changed()
      onDone?.()
    },
    onError: (error) => toast.error(messageOf(error, 'Failed to disconnect GitHub profile')),
    onSettled: () => setAsked(false),
  })
  return (
    <>
      <Button size="sm" variant="ghost" onClick={() => setAsked(true)}>Disconnect<span className="sr-only"> GitHub</span></Button>
      <ConfirmDialog open={asked} title="Disconnect GitHub?" confirmLabel="Disconnect" busy={disconnect.isPending} onConfirm={() => disconnect.mutate()} onCancel={() => setAsked(false)}>
        We delete {repositories ? `your GitHub profile and ${counted(repositories, 'repository', 'repositories')}` : 'what came from GitHub'} from Vitae. Nothing changes at GitHub, and your resumes keep what they hold.
      </ConfirmDialog>
    </>
  )
}
