import { useId, useState } from 'react'
import { Button } from '@/ui/Button'
import { Dialog } from '@/ui/Dialog'
import type { OperatorAccount } from '../model'
import { nameOf, planText } from './account-words'
import { PlanFields } from './PlanFields'

/** Puts an account on a plan. */
export default function ChangePlan({ account, onClose }: { account: OperatorAccount; onClose: () => void }) {
  const [busy, setBusy] = useState(false)
  const form = useId()
  return (
    <Dialog
      open
      onClose={onClose}
      beforeClose={() => !busy}
      title="Change plan"
      description={`${nameOf(account)} is on ${planText(account)}.`}
      footer={
        <>
          <Button variant="outline" busy={busy} onClick={onClose}>Cancel</Button>
          <Button type="submit" form={form} loading={busy}>Save plan</Button>
        </>
      }
    >
      <PlanFields id={form} account={account} onBusy={setBusy} onDone={onClose} />
    </Dialog>
  )
}
