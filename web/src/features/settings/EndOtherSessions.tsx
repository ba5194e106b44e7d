import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import toast from 'react-hot-toast/headless'
import { messageOf } from '@/api/errors'
import { Button } from '@/ui/Button'
import { ConfirmDialog } from '@/ui/ConfirmDialog'
import { endOtherSessions, sessionsQuery } from './calls'
import { signedOutText } from './model'

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
      toast.success(signedOutText(ended))
      onDone()
    },
    onError: (error) => toast.error(messageOf(error)),
    onSettled: () => setAsked(false),
  })
  return (
    <>
      <Button size="sm" variant="outline" onClick={() => setAsked(true)}>Sign out everywhere else</Button>
      <ConfirmDialog open={asked} title={count === 1 ? 'Sign out on the other device?' : `Sign out on ${count.toLocaleString('en')} other devices?`} confirmLabel="Sign out" busy={end.isPending} onConfirm={() => end.mutate()} onCancel={() => setAsked(false)}>
        You’ll have to sign in there again. This device stays signed in.
      </ConfirmDialog>
    </>
  )
}
