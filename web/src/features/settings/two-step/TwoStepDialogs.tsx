import { useState } from 'react'
import toast from 'react-hot-toast/headless'
import { Button } from '@/ui/Button'
import { Dialog } from '@/ui/Dialog'
import { PasswordDialog } from '../PasswordDialog'
import { renewRecoveryCodes, turnOff } from './calls'
import { RecoveryCodes } from './RecoveryCodes'
import { SetUp } from './SetUp'

export type TwoStepTask = 'set-up' | 'renew' | 'turn-off'

interface Props {
  task: TwoStepTask
  onClose: () => void
  /** Called once something is different. */
  onChanged: () => Promise<void>
}

/** What is done about two-step verification: the password first, recovery codes last. */
export default function TwoStepDialogs({ task, onClose, onChanged }: Props) {
  const [codes, setCodes] = useState<readonly string[]>()
  const show = async (made: readonly string[]) => {
    setCodes(made)
    await onChanged()
  }
  if (codes) {
    return (
      <Dialog open onClose={onClose} title="Keep these recovery codes" description="Each one signs you in once if you lose your phone. We show them only now." footer={<Button onClick={onClose}>I’ve kept them</Button>}>
        <RecoveryCodes codes={codes} />
      </Dialog>
    )
  }
  switch (task) {
    case 'set-up':
      return <SetUp onClose={onClose} onDone={show} />
    case 'renew':
      return <PasswordDialog onClose={onClose} title="Make new recovery codes?" description="The codes you have now will no longer work." confirmLabel="Make new codes" onConfirm={async (password) => show(await renewRecoveryCodes(password))} />
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
            await onChanged()
            onClose()
          }}
        />
      )
  }
}
