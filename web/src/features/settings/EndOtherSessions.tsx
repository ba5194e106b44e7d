import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import toast from 'react-hot-toast/headless'
import { messageOf } from '@/api/errors'
import { Button } from '@/ui/Button'
import { ConfirmDialog } from '@/ui/ConfirmDialog'
import { endOtherSessions, sessionsQuery } from './calls'
import { sessionsEnded } from './model'

interface Props {
  /** How many others there are. */
  count: number
  onDone: () => void
}

/** Asks, then ends every session but this one. */
export function EndOtherSessions({ count, onDone }: Props) {
  const client = useQueryClient()
  const [asked, setAsked] = useState(false)
  const end = useMutation({
    mutationFn: endOtherSessions,
    onSuccess: ({ ended }) => {
      client.setQueryData(sessionsQuery.queryKey, (sessions) => sessions?.filter(({ current }) => current))
      toast.success(sessionsEnded(ended))
      onDone()
    },
    onError: (error) => toast.error(messageOf(error)),
    onSettled: () => setAsked(false),
  })
  return (
    <>
      <Button size="sm" variant="outline" onClick={() => setAsked(true)}>End all other sessions</Button>
      <ConfirmDialog open={asked} title={count === 1 ? 'End the other session?' : `End ${count.toLocaleString('en')} other sessions?`} confirmLabel="End" busy={end.isPending} onConfirm={() => end.mutate()} onCancel={() => setAsked(false)}>
        Those devices have to sign in again. This one stays signed in.
      </ConfirmDialog>
    </>
  )
}
