import { useMutation } from '@tanstack/react-query'
import { messageOf } from '@/api/errors'
import { useUser } from '@/session/SessionProvider'
import { Badge } from '@/ui/Badge'
import { Button } from '@/ui/Button'
import { sendConfirmation } from './calls'

/** The address of the account and, where the server sends mail, whether it is confirmed. */
export function EmailState() {
  const { email, emailConfirmed, mailSent } = useUser()
  return (
    <div className="mt-6 border-t pt-5">
      <h3 className="font-sans text-sm font-semibold">Email</h3>
      <p className="mt-1 flex flex-wrap items-center gap-x-3 gap-y-1">
        <span className="min-w-0 break-all">{email}</span>
        {mailSent && <Badge tone={emailConfirmed ? 'success' : 'warning'}>{emailConfirmed ? 'Confirmed' : 'Not confirmed'}</Badge>}
      </p>
      {mailSent && !emailConfirmed && <SendAgain />}
    </div>
  )
}

function SendAgain() {
  const send = useMutation({ mutationFn: sendConfirmation })
  return (
    <div className="mt-3 grid justify-items-start gap-3">
      <Button size="sm" variant="outline" loading={send.isPending} onClick={() => send.mutate()}>Send the link again</Button>
      <p role="status" className="text-sm font-medium text-success empty:hidden">{send.data?.message}</p>
      {send.error && <p role="alert" className="text-sm font-medium text-error">{messageOf(send.error)}</p>}
    </div>
  )
}
