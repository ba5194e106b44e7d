import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import toast from 'react-hot-toast/headless'
import { Button } from '@/ui/Button'
import { Dialog } from '@/ui/Dialog'
import { reloadAccess } from '../access'
import { PasswordDialog } from '../PasswordDialog'
import { renewRecoveryCodes, turnOff, twoStepQuery } from './calls'
import { RecoveryCodes } from './RecoveryCodes'
import { SetUp } from './SetUp'

export type TwoStepTask = 'set-up' | 'renew' | 'turn-off'

interface Props {
  task: TwoStepTask
  onClose: () => void
}

/** What is done about two-step verification: the password first, recovery codes last. */
export default function TwoStepDialogs({ task, onClose }: Props) {
  const client = useQueryClient()
  const [codes, setCodes] = useState<readonly string[]>()
  const reload = () => client.invalidateQueries({ queryKey: twoStepQuery.queryKey })
  const show = async (made: readonly string[]) => {
    setCodes(made)
    await reload()
  }
  if (codes) {
    return (
      <Dialog open stays onClose={onClose} title="Save your recovery codes" description="Each one signs you in once if you lose your phone. We show them only now." footer={<Button onClick={onClose}>I’ve saved them</Button>}>
        <RecoveryCodes codes={codes} />
      </Dialog>
    )
  }
  switch (task) {
    case 'set-up':
      return (
        <SetUp
          onClose={onClose}
          onDone={async (made) => {
            void reloadAccess(client)
            await show(made)
          }}
        />
      )
    case 'renew':
      return <PasswordDialog onClose={onClose} title="Get new recovery codes?" description="The codes you have now will no longer work." confirmLabel="Get new codes" onConfirm={async (password) => show(await renewRecoveryCodes(password))} />
    case 'turn-off':
      return (
        <PasswordDialog
          onClose={onClose}
          tone="danger"
          title="Turn off two-step verification?"
          description="Your password alone will be enough to sign in."
          confirmLabel="Turn off"
          onConfirm={async (password) => {
            toast.success(await turnOff(password))
            await reload()
            onClose()
          }}
        />
      )
  }
}
