import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import toast from 'react-hot-toast/headless'
import { messageOf } from '@/api/errors'
import { Button } from '@/ui/Button'
import { ConfirmDialog } from '@/ui/ConfirmDialog'
import { disconnectLinkedIn } from '../calls'
import { useProfileChange } from '../use-profile-change'

/** Asks, then forgets the sign-in, the address and everything imported. */
export function DisconnectLinkedIn({ onDone }: { onDone?: () => void }) {
  const [asked, setAsked] = useState(false)
  const changed = useProfileChange()
  const disconnect = useMutation({
    mutationFn: disconnectLinkedIn,
    onSuccess: async () => {
      toast.success('LinkedIn profile disconnected successfully!')
      await changed()
      onDone?.()
    },
    onError: (error) => toast.error(messageOf(error, 'Failed to disconnect LinkedIn profile')),
    onSettled: () => setAsked(false),
  })
  return (
    <>
      <Button size="sm" variant="ghost" onClick={() => setAsked(true)}>Disconnect<span className="sr-only"> LinkedIn</span></Button>
      <ConfirmDialog open={asked} title="Disconnect LinkedIn?" confirmLabel="Disconnect" busy={disconnect.isPending} onConfirm={() => disconnect.mutate()} onCancel={() => setAsked(false)}>
        We delete the sign-in, your profile address and everything imported from LinkedIn. Your resumes keep what they hold.
      </ConfirmDialog>
    </>
  )
}
