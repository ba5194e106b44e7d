import { useMutation, useQueryClient } from '@tanstack/react-query'
import toast from 'react-hot-toast/headless'
import { messageOf } from '@/api/errors'
import { ConfirmDialog } from '@/ui/ConfirmDialog'
import { LOG, removeJob, REPORTS } from '../calls'
import { HEADING } from '../heading'
import type { JobReport } from '../model'

/** Asks, then takes a reported job off the board. The question stays until the list is without it. */
export function RemoveJob({ report: { jobId, title }, onClose }: { report: JobReport; onClose: () => void }) {
  const client = useQueryClient()
  const removal = useMutation({
    mutationFn: () => removeJob(jobId),
    onSuccess: () => {
      void client.invalidateQueries({ queryKey: LOG })
      toast.success(`“${title}” is off the board.`)
    },
    onError: (error) => toast.error(messageOf(error)),
    onSettled: async () => {
      await client.invalidateQueries({ queryKey: REPORTS })
      onClose()
    },
  })
  return (
    <ConfirmDialog open title={`Remove “${title}” from the board?`} confirmLabel="Remove job" busy={removal.isPending} returnTo={HEADING} onConfirm={() => removal.mutate()} onCancel={onClose}>
      Everybody loses it, also whoever posted it. This can’t be undone.
    </ConfirmDialog>
  )
}
