import { Badge } from '@/ui/Badge'
import { Breakable } from '../Breakable'
import { Day } from '../Day'
import type { OperatorAccount } from '../model'
import { nameOf } from './account-words'

/** Who an account belongs to, and what is special about it. */
export function AccountName({ account }: { account: OperatorAccount }) {
  const { email, operator, disabledAt, deletionAt, secondFactor } = account
  const called = nameOf(account)
  return (
    <>
      <p className="font-semibold"><Breakable>{called}</Breakable></p>
      {called !== email && <p className="text-sm text-muted"><Breakable>{email}</Breakable></p>}
      <p className="mt-1.5 flex flex-wrap gap-1.5 empty:hidden">
        {operator && <Badge tone="primary">Operator</Badge>}
        {disabledAt && <Badge tone="error">Disabled</Badge>}
        {deletionAt && <Badge tone="warning">Leaves on <Day at={deletionAt} /></Badge>}
        {secondFactor && <Badge tone="success">Two-step</Badge>}
      </p>
    </>
  )
}
