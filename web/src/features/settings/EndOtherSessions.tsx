import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import toast from 'react-hot-toast/headless'
import { messageOf } from '@/api/errors'
import { Button } from '@/ui/Button'
import { ConfirmDialog } from '@/ui/ConfirmDialog'
import { endOtherSessions, sessionsQuery } from './calls'
import { signedOutText } from './model'

/** Asks, then ends every session but this one; `count` says how many others there are. */
export function EndOtherSessions({ count }: { count: number }) {
  const client = useQueryClient()
  const [asked, setAsked] = useState(false)
  const end = useMutation({
    mutationFn: endOtherSessions,
    // The question goes together with the button, once no other session is left.
    onSuccess: ({ ended }) => {
      client.setQueryData(sessionsQuery.queryKey, (sessions) => sessions?.filter(({ current }) => current))
      toast.success(signedOutText(ended))
    },
    onError: (error) => {
      setAsked(false)
      toast.error(messageOf(error))
    },
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
