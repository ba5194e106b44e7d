import { LayoutDashboard, LogOut, ServerCog, Settings } from 'lucide-react'
import { paths } from '@/lib/paths'
import { useSession } from '@/session/SessionProvider'
import { MenuItem, MenuLink, MenuPanel } from '@/ui/MenuPanel'

export function UserActions() {
  const { user, signOut } = useSession()
  return (
    <MenuPanel>
      <MenuLink to={paths.dashboard()}><LayoutDashboard aria-hidden />Dashboard</MenuLink>
      <MenuLink to={paths.settings()}><Settings aria-hidden />Settings</MenuLink>
      {user?.operator && <MenuLink to={paths.operator()}><ServerCog aria-hidden />Operator</MenuLink>}
      <MenuItem onSelect={() => void signOut()}><LogOut aria-hidden />Sign out</MenuItem>
    </MenuPanel>
  )
}
