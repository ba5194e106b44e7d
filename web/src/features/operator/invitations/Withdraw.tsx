import { useMutation, useQueryClient } from '@tanstack/react-query'
import toast from 'react-hot-toast/headless'
import { messageOf } from '@/api/errors'
import { ConfirmDialog } from '@/ui/ConfirmDialog'
import { invitationsQuery, LOG, withdrawInvitation } from '../calls'
import { HEADING } from '../heading'
import type { Invitation } from '../model'

/** Asks, then takes an invitation back. */
export function Withdraw({ invitation: { id, email }, onClose }: { invitation: Invitation; onClose: () => void }) {
  const client = useQueryClient()
  const withdrawal = useMutation({
    mutationFn: () => withdrawInvitation(id),
    onSuccess: (left) => {
      client.setQueryData(invitationsQuery.queryKey, left)
      void client.invalidateQueries({ queryKey: LOG })
      toast.success(`The invitation for ${email} is withdrawn.`)
    },
    onError: (error) => {
      toast.error(messageOf(error))
      void client.invalidateQueries({ queryKey: invitationsQuery.queryKey })
    },
    onSettled: onClose,
  })
  return (
    <ConfirmDialog open title={`Withdraw the invitation for ${email}?`} confirmLabel="Withdraw" busy={withdrawal.isPending} returnTo={HEADING} onConfirm={() => withdrawal.mutate()} onCancel={onClose}>
      Its link stops working.
    </ConfirmDialog>
  )
}
