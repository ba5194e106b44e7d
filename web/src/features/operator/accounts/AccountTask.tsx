import { lazyChunk } from '@/lib/lazy-chunk'
import { LateDialog } from '@/ui/LateDialog'
import type { OperatorAccount } from '../model'
import { SetDisabled } from './SetDisabled'

const { Content: ChangePlan } = lazyChunk(() => import('./ChangePlan'))
const { Content: ResetLink } = lazyChunk(() => import('./ResetLink'))

/** Something to be done about an account. */
export interface Task {
  kind: 'plan' | 'disable' | 'enable' | 'reset-link'
  account: OperatorAccount
}

/** The dialog about a task. */
export function AccountTask({ task: { kind, account }, onClose }: { task: Task; onClose: () => void }) {
  switch (kind) {
    case 'plan':
      return <LateDialog title="Change plan" onClose={onClose}><ChangePlan account={account} onClose={onClose} /></LateDialog>
    case 'reset-link':
      return <LateDialog title="Make a reset link" onClose={onClose}><ResetLink account={account} onClose={onClose} /></LateDialog>
    default:
      return <SetDisabled account={account} disabled={kind === 'disable'} onClose={onClose} />
  }
}
