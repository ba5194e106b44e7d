import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { PasswordDialog } from '@/features/settings/PasswordDialog'
import { useUser } from '@/session/SessionProvider'
import { Button } from '@/ui/Button'
import { Dialog } from '@/ui/Dialog'
import { Breakable } from '../Breakable'
import { LOG, makeResetLink } from '../calls'
import type { OperatorAccount } from '../model'
import { OneTimeLink } from '../OneTimeLink'
import { nameOf } from './account-words'

/** Said where the server sends mail. */
const EMAIL_NOTE = ' We’ll email the owner that a link was made.'

/** Makes a link that sets a new password for an account, once the operator has given their own. It is shown this once. */
export default function ResetLink({ account, onClose }: { account: OperatorAccount; onClose: () => void }) {
  const client = useQueryClient()
  const { mailSent } = useUser()
  const [link, setLink] = useState<string>()
  const make = async (password: string) => {
    setLink(await makeResetLink(account.id, password))
    void client.invalidateQueries({ queryKey: LOG })
  }
  if (link) {
    return (
      <Dialog open stays onClose={onClose} title="Copy the reset link" description="It works once, within 30 minutes. We show it only now." footer={<Button onClick={onClose}>Done</Button>}>
        <div className="grid gap-4">
          <OneTimeLink link={link} />
          <p>Give it only to the owner of <span className="font-medium"><Breakable>{account.email}</Breakable></span>. Whoever opens it can set the password of this account.</p>
        </div>
      </Dialog>
    )
  }
  return <PasswordDialog onClose={onClose} title={`Make a reset link for ${nameOf(account)}?`} description={`Its owner can set a new password with it. It works once, within 30 minutes.${mailSent ? EMAIL_NOTE : ''}`} confirmLabel="Make link" onConfirm={make} />
}
