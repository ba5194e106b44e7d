import { ChevronDown } from 'lucide-react'
import { Menu } from '@/ui/Menu'
import { UserActions } from './UserActions'

/** The signed-in user's name, with what belongs to them. */
export default function UserMenu({ name }: { name: string }) {
  const trigger = (
    <>
      <span className="max-w-40 truncate">{name || 'Your account'}</span>
      <ChevronDown className="size-4 shrink-0 text-muted" aria-hidden />
    </>
  )
  return (
    <Menu trigger={trigger} triggerClassName="flex h-11 items-center gap-1.5 rounded-md px-3 text-sm font-semibold transition-colors hover:bg-ink/6">
      <UserActions />
    </Menu>
  )
}
