import { BadgeCheck, Ban, CircleCheck, EllipsisVertical, KeyRound } from 'lucide-react'
import { Menu } from '@/ui/Menu'
import { MenuItem, MenuPanel } from '@/ui/MenuPanel'
import type { OperatorAccount } from '../model'
import { nameOf } from './account-words'
import type { Task } from './AccountTask'

/** What can be done about an account. The accounts of operators are neither disabled nor reset here: the server refuses that. */
export function AccountMenu({ account, onTask }: { account: OperatorAccount; onTask: (task: Task) => void }) {
  const { operator, disabledAt } = account
  return (
    <Menu trigger={<EllipsisVertical className="size-5" aria-hidden />} label={`Actions for ${nameOf(account)}`} triggerClassName="-mr-3 grid size-11 place-items-center rounded-md text-muted transition-colors hover:bg-ink/6 hover:text-ink">
      <MenuPanel>
        <MenuItem onSelect={() => onTask({ kind: 'plan', account })}><BadgeCheck aria-hidden />Change plan</MenuItem>
        {disabledAt && <MenuItem onSelect={() => onTask({ kind: 'enable', account })}><CircleCheck aria-hidden />Enable</MenuItem>}
        {!disabledAt && !operator && <MenuItem onSelect={() => onTask({ kind: 'disable', account })}><Ban aria-hidden />Disable</MenuItem>}
        {!operator && <MenuItem onSelect={() => onTask({ kind: 'reset-link', account })}><KeyRound aria-hidden />Make reset link</MenuItem>}
      </MenuPanel>
    </Menu>
  )
}
